import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class DeletedPurge extends BaseCommand {
  static override commandName = 'deleted:purge'
  static override description =
    'Remove for good what was deleted 30 days ago, old messages and ended sessions'
  static override options: CommandOptions = { startApp: true }
  static override help = [
    'Messages go when they have been kept for MESSAGES_KEPT_MONTHS (24), read or not.',
    'A process of its own does this daily by itself, unless DAILY_PURGE=0 leaves it to a timer.',
    'Exit codes: 0 done, 1 failed.',
  ]

  override async run() {
    const { default: PurgeDeleted } = await import('#actions/purge_deleted')
    const count = await new PurgeDeleted().handle()
    this.logger.success(`${count} deleted items and messages are gone for good`)
  }
}

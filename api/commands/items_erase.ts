import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class ItemsErase extends BaseCommand {
  static override commandName = 'items:erase'
  static override description = 'Remove a tournament or an achievement for good, at once'
  static override options: CommandOptions = { startApp: true }
  static override help = [
    'Takes its row, the addresses it had, its picture files and the copies that nginx keeps. It cannot',
    'be undone; backups still hold it (infra/docs/runbook.md). What is not deleted needs --force.',
    '{{ binaryName }} items:erase /achievements/asha-wins-in-satara',
    'Exit codes: 0 removed, 1 refused.',
  ]

  @args.string({
    description: 'Its page, such as /updates/spring-open, or its id behind the slash',
  })
  declare address: string

  @flags.boolean({ description: 'Also what is not deleted' })
  declare force: boolean

  override async run() {
    const { runOrRefuse } = await import('#console/run_or_refuse')
    const { findPublication } = await import('#console/find_publication')
    const { CommandError } = await import('#exceptions/command_error')
    const { default: ErasePublication } = await import('#actions/erase_publication')
    const { default: RemovePublication } = await import('#actions/remove_publication')
    await runOrRefuse(this, async () => {
      const { list, item } = await findPublication(this.address)
      if (!item.deletedAt) {
        if (!this.force) {
          throw new CommandError(`"${item.title}" is not deleted: delete it first, or say --force.`)
        }
        await new RemovePublication().handle(item)
      }
      await new ErasePublication().handle(list, item.id)
      this.logger.success(`"${item.title}" is gone for good`)
    })
  }
}

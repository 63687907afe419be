import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class UploadsSweep extends BaseCommand {
  static override commandName = 'uploads:sweep'
  static override description = 'Remove picture files that nothing refers to'
  static override options: CommandOptions = { startApp: true }
  static override help = [
    'A process of its own does this daily by itself, unless DAILY_PURGE=0 leaves it to a timer.',
    'Files younger than an hour are left alone. Look first: {{ binaryName }} uploads:sweep --dry-run',
    'Exit codes: 0 done, 1 failed.',
  ]

  @flags.boolean({ description: 'Only say what would be removed' })
  declare dryRun: boolean

  override async run() {
    const { default: SweepUploads } = await import('#actions/sweep_uploads')
    const word = this.dryRun ? 'would remove' : 'removed'
    const report = (path: string) => this.logger.info(`${word} ${path}`)
    const count = await new SweepUploads().handle(report, this.dryRun)
    this.logger.success(`${count} files ${this.dryRun ? 'to remove' : 'removed'}`)
  }
}

import { rm } from 'node:fs/promises'
import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class UploadsSweep extends BaseCommand {
  static override commandName = 'uploads:sweep'
  static override description = 'Remove picture files that nothing refers to'
  static override options: CommandOptions = { startApp: true }
  static override help = [
    'Files younger than an hour are left alone. Look first: {{ binaryName }} uploads:sweep --dry-run',
  ]

  @flags.boolean({ description: 'Only say what would be removed' })
  declare dryRun: boolean

  override async run() {
    const { findOrphans } = await import('#pictures/orphans')
    const orphans = await findOrphans()
    for (const path of orphans) {
      if (!this.dryRun) await rm(path, { force: true })
      this.logger.info(`${this.dryRun ? 'would remove' : 'removed'} ${path}`)
    }
    this.logger.success(`${orphans.length} files ${this.dryRun ? 'to remove' : 'removed'}`)
  }
}

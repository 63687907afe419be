import { rm } from 'node:fs/promises'
import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class UploadsSweep extends BaseCommand {
  static override commandName = 'uploads:sweep'
  static override description = 'Remove picture files that nothing refers to'
  static override options: CommandOptions = { startApp: true }
  static override help = [
    'Files younger than an hour are left alone. Look first: {{ binaryName }} uploads:sweep --dry-run',
    'Exit codes: 0 done, 1 failed.',
  ]

  @flags.boolean({ description: 'Only say what would be removed' })
  declare dryRun: boolean

  override async run() {
    const { default: drive } = await import('@adonisjs/drive/services/main')
    const { findLeftovers, findOrphans } = await import('#pictures/orphans')
    const orphans = await findOrphans()
    const leftovers = await findLeftovers()
    const word = this.dryRun ? 'would remove' : 'removed'
    for (const name of orphans) {
      if (!this.dryRun) await drive.use().delete(name)
      this.logger.info(`${word} uploads/${name}`)
    }
    for (const path of leftovers) {
      if (!this.dryRun) await rm(path, { force: true })
      this.logger.info(`${word} ${path}`)
    }
    const count = orphans.length + leftovers.length
    this.logger.success(`${count} files ${this.dryRun ? 'to remove' : 'removed'}`)
  }
}

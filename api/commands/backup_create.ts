import { resolve } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class BackupCreate extends BaseCommand {
  static override commandName = 'backup:create'
  static override description = 'Back up rows, key and pictures while they are in use'
  static override options: CommandOptions = { startApp: true }
  static override help = [
    'With a file: one archive with everything in it, {{ binaryName }} backup:create ' +
      'academy.tar.gz',
    'Without: a snapshot in BACKUP_BUCKET or BACKUP_DIR. There stay all of the last 24 ' +
      'hours, one of each of the last 30 days and of the last 12 months; pictures are kept ' +
      'once.',
    'Exit codes: 0 made, 1 refused.',
  ]

  @args.string({ description: 'The archive to be made', required: false })
  declare file?: string

  override async run() {
    const { runOrRefuse } = await import('#console/run_or_refuse')
    const { default: CreateBackup } = await import('#actions/create_backup')
    const { backupPlace } = await import('#backup/backup_store')
    await runOrRefuse(this, async () => {
      const begun = performance.now()
      const { title, bytes, manifest } = this.file
        ? await new CreateBackup().toFile(resolve(this.file))
        : await new CreateBackup().toPlace(await backupPlace())
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      const megabytes = (bytes / 1e6).toFixed(1)
      const pictures = Object.keys(manifest.pictures).length
      if (manifest.missing.length > 0) {
        this.logger.warning(`${manifest.missing.length} pictures that rows name are on no disk`)
      }
      this.logger.success(
        `Made ${title}: ${megabytes} MB and ${pictures} picture files in ${seconds} s`
      )
    })
  }
}

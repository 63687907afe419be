import { resolve } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class BackupCreate extends BaseCommand {
  static override commandName = 'backup:create'
  static override description = 'Back up database, key and pictures while they are in use'
  static override options: CommandOptions = { startApp: true }
  static override help = [
    'With a file: one archive with everything in it, {{ binaryName }} backup:create ' +
      'academy.tar.gz',
    'Without: `snapshot` in DATA_DIR, which with `uploads` is a whole backup for restic or rclone.',
    'Pictures in a bucket are left to the bucket; PostgreSQL is left to pg_dump.',
    'Sessions, known devices and waiting mails are left out.',
    'Exit codes: 0 made, 1 refused.',
  ]

  @args.string({ description: 'The archive to be made', required: false })
  declare file?: string

  override async run() {
    const { runOrReport } = await import('#exceptions/run_or_report')
    const { createBackup, createSnapshot } = await import('#actions/create_backup')
    const { hasPicturesHere, snapshotFolder } = await import('#backup/snapshot')
    await runOrReport(this, async () => {
      if (!this.file) {
        const { pictures } = await createSnapshot()
        const where = hasPicturesHere() ? '' : ' in the bucket'
        this.logger.success(
          `Made ${snapshotFolder()}, whose rows name ${pictures} picture files${where}`
        )
        return
      }
      const file = resolve(this.file)
      const { bytes, pictures, missing } = await createBackup(file)
      if (missing > 0) this.logger.warning(`${missing} pictures that rows name are not there`)
      const megabytes = (bytes / 1e6).toFixed(1)
      const what = hasPicturesHere() ? `${pictures} picture files` : 'no pictures of the bucket'
      this.logger.success(`Made ${file}: ${megabytes} MB with ${what}`)
    })
  }
}

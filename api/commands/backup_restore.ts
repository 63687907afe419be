import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class BackupRestore extends BaseCommand {
  static override commandName = 'backup:restore'
  static override description = 'Put a backup in the place of this installation'
  static override options: CommandOptions = { startApp: true }
  static override help = [
    'Stop the services first: it refuses while one has the database open. Everything is checked ' +
      'before anything is changed, and what was here before is put aside.',
    'Exit codes: 0 restored, 1 refused: nothing was changed.',
  ]

  @args.string({ description: 'An archive, or a folder with snapshot and uploads' })
  declare backup: string

  @flags.boolean({ description: 'Also where there is an installation, which is put aside' })
  declare force: boolean

  @flags.boolean({ description: 'Also one whose pictures are in a bucket, then without them' })
  declare withoutBucket: boolean

  override async run() {
    const { runOrReport } = await import('#exceptions/run_or_report')
    const { restoreBackup } = await import('#actions/restore_backup')
    const { hasPicturesHere } = await import('#backup/snapshot')
    await runOrReport(this, async () => {
      const restored = await restoreBackup(this.backup, {
        force: this.force,
        withoutBucket: this.withoutBucket,
      })
      const { title, manifest, pictures, missing, aside } = restored
      if (missing > 0) this.logger.warning(`${missing} pictures that rows name are not in it`)
      this.logger.info(`What was here before is in ${aside}`)
      const what = hasPicturesHere() ? `with ${pictures} picture files` : 'beside its bucket'
      this.logger.success(`Restored ${title} of ${manifest.time} ${what}`)
    })
  }
}

import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class BackupRestore extends BaseCommand {
  static override commandName = 'backup:restore'
  static override description = 'Put a backup in the place of this installation'
  static override options: CommandOptions = { startApp: true }
  static override help = [
    'Stop the services first. Everything is checked before anything is changed.',
    'The backup is an archive, {{ binaryName }} backup:restore academy.tar.gz, or the name ' +
      'of a snapshot of BACKUP_BUCKET or BACKUP_DIR; without a name, the newest snapshot.',
    'Exit codes: 0 restored, 1 refused: nothing was changed.',
  ]

  @args.string({ description: 'An archive, or the name of a snapshot', required: false })
  declare backup?: string

  @flags.boolean({ description: 'Also where there is an installation, which is put aside' })
  declare force: boolean

  override async run() {
    const { runOrRefuse } = await import('#console/run_or_refuse')
    const { default: RestoreBackup } = await import('#actions/restore_backup')
    await runOrRefuse(this, async () => {
      const restored = await new RestoreBackup(this.app).handle(this.backup, { force: this.force })
      const { title, manifest, aside } = restored
      const pictures = Object.keys(manifest.pictures).length
      if (aside) this.logger.info(`What was here before is in ${aside}`)
      this.logger.success(`Restored ${title} of ${manifest.time} with ${pictures} picture files`)
    })
  }
}

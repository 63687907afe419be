import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class BackupDrill extends BaseCommand {
  static override commandName = 'backup:drill'
  static override description = 'Prove that a backup restores, beside what is running'
  static override options: CommandOptions = { startApp: true }
  static override help = [
    'Opens and checks the backup as a restore does, then takes everything away again; says how old ' +
      'it is and how long a restore takes.',
    'Exit codes: 0 it restores, 1 it does not.',
  ]

  @args.string({ description: 'An archive, or a folder with snapshot and uploads' })
  declare backup: string

  override async run() {
    const { runOrReport } = await import('#exceptions/run_or_report')
    const { withBackup } = await import('#backup/opened_backup')
    const { CommandError } = await import('#exceptions/command_error')
    const { hasPicturesHere } = await import('#backup/snapshot')
    const { recorded } = await import('#health/drill_record')
    await runOrReport(this, async () => {
      const begun = performance.now()
      const drilled = await recorded(this.backup, async () => {
        const backup = await withBackup(this.backup, async (opened) => opened)
        if (backup.directors > 0) return backup
        throw new CommandError(`${backup.title} holds no director: it is empty.`)
      })
      const seconds = (performance.now() - begun) / 1000
      const { title, manifest, pictures, missing } = drilled
      const what = hasPicturesHere() ? `${pictures} picture files` : 'its pictures are in a bucket'
      const minutes = Math.round((Date.now() - Date.parse(manifest.time)) / 60_000)
      if (missing > 0) this.logger.warning(`${missing} pictures that rows name are not in it`)
      this.logger.success(`${title} restores: ${what}, ${minutes} min old, ${seconds.toFixed(1)} s`)
    })
  }
}

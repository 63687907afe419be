import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class BackupDrill extends BaseCommand {
  static override commandName = 'backup:drill'
  static override description = 'Prove that a backup restores, beside what is running'
  static override options: CommandOptions = { startApp: true }
  static override help = [
    'Fetches and checks the newest snapshot (or the one that is named) as a restore does, ' +
      'then takes everything away again; says how much would be lost (RPO) and how long a ' +
      'restore takes (RTO).',
    'Exit codes: 0 it restores, 1 it does not.',
  ]

  @args.string({ description: 'An archive, or the name of a snapshot', required: false })
  declare backup?: string

  override async run() {
    const { runOrRefuse } = await import('#console/run_or_refuse')
    const { default: DrillRestore } = await import('#actions/drill_restore')
    await runOrRefuse(this, async () => {
      const { title, manifest, seconds } = await new DrillRestore().handle(this.backup)
      const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0)
      const pictures = Object.keys(manifest.pictures).length
      const minutes = Math.round((Date.now() - Date.parse(manifest.time)) / 60_000)
      this.logger.success(`${title} restores whole: ${rows} rows, ${pictures} picture files`)
      this.logger.info(`RPO ${minutes} min (its age), RTO ${seconds.toFixed(1)} s (restoring it)`)
    })
  }
}

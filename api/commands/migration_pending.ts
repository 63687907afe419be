import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class MigrationPending extends BaseCommand {
  static override commandName = 'migration:pending'
  static override description = 'Name the migrations that this installation has not run yet'
  static override options: CommandOptions = { startApp: true }
  static override help = [
    'One a line, such as database/migrations/17_add_venue. Nothing when all have been run, and ' +
      'nothing for an empty database: it has nothing that could be lost.',
    'Exit codes: 0 looked, 1 refused.',
  ]

  override async run() {
    const { runOrReport } = await import('#exceptions/run_or_report')
    const { MigrationRunner } = await import('@adonisjs/lucid/migration')
    await runOrReport(this, async () => {
      const db = await this.app.container.make('lucid.db')
      const migrations = await new MigrationRunner(db, this.app, { direction: 'up' }).getList()
      if (migrations.every(({ status }) => status === 'pending')) return
      for (const { name, status } of migrations) {
        if (status === 'pending') this.logger.log(name)
      }
    })
  }
}

import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class DatabaseMove extends BaseCommand {
  static override commandName = 'database:move'
  static override description = 'Move an installation from SQLite to PostgreSQL'
  static override options: CommandOptions = { startApp: true }
  static override help = [
    'Stop the services, set DB_CONNECTION=pg with DB_HOST and the others (and DRIVE_DISK=s3 with ' +
      'S3_BUCKET, where pictures shall live in a bucket), run migration:run, then this.',
    'All rows go in one transaction and are counted and hashed on both sides before it is ' +
      'committed. The SQLite file stays as it is. Sessions stay behind: everyone signs in again.',
    'Exit codes: 0 moved, 1 refused: no row was moved.',
  ]

  override async run() {
    const { runOrRefuse } = await import('#console/run_or_refuse')
    const { default: MoveDatabase, isAlike } = await import('#actions/move_database')
    await runOrRefuse(this, async () => {
      const begun = performance.now()
      let count = 0
      const { moved, missing } = await new MoveDatabase().handle((tables) => {
        const shown = this.ui.table().head(['Table', 'Rows', 'SHA-256 in SQLite', 'in PostgreSQL'])
        for (const table of tables) {
          const { name, before, after } = table
          const there = isAlike(table) ? 'the same' : `${after.rows} rows, ${after.sha256}`
          shown.row([name, String(before.rows), before.sha256, there])
          count += before.rows
        }
        shown.render()
      })
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      if (missing > 0) this.logger.warning(`${missing} picture files that rows name are on no disk`)
      this.logger.success(`Moved ${count} rows and ${moved} picture files in ${seconds} s`)
      this.logger.info('Sessions were not moved: everyone signs in again.')
    })
  }
}

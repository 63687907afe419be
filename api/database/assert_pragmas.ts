import type { Database } from '@adonisjs/lucid/database'
import { StartupError } from '#exceptions/startup_error'
import { REQUIRED_PRAGMAS } from '#database/sqlite_pragmas'

/** SQLite silently ignores a setting that it does not support. */
export async function assertPragmas(db: Database) {
  if (db.primaryConnectionName !== 'sqlite') return
  for (const [name, expected] of Object.entries(REQUIRED_PRAGMAS)) {
    const [row] = await db.rawQuery(`PRAGMA ${name}`)
    if (row[name] === expected) continue
    throw new StartupError(
      `DATA_DIR does not allow a safe database: SQLite's ${name} is ${row[name]}, not ${expected}.`
    )
  }
}

import { promisify } from 'node:util'
import { BaseCheck, Result } from '@adonisjs/core/health'
import type { HealthCheckResult } from '@adonisjs/core/types/health'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { BUSY_TIMEOUT } from '#database/sqlite_pragmas'
import type { SqliteConnection } from '#database/sqlite_transactions'

/** Longest wait for another program's write lock, in milliseconds: others wait behind this one. */
const PATIENCE = 250

/** The write changes no row, so that being asked every second wears out no disk. */
export class DatabaseCheck extends BaseCheck {
  name = 'Database'

  async run(): Promise<HealthCheckResult> {
    const client = db.connection()
    return client.dialect.name === 'postgres'
      ? this.#askPostgres(client)
      : this.#writeToSqlite(client)
  }

  /** Takes the write lock for a moment; all on one connection, whose usual wait is longer. */
  async #writeToSqlite(client: QueryClientContract): Promise<HealthCheckResult> {
    const { client: pool } = client.getWriteClient()
    const connection: SqliteConnection = await pool.acquireConnection()
    const execute = promisify(connection.exec.bind(connection))
    try {
      await execute(`PRAGMA busy_timeout = ${PATIENCE}`)
      await execute("UPDATE revisions SET revision = '' WHERE 1 = 0")
      return Result.ok('The database can be written to')
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'SQLITE_BUSY') return Result.failed('Another program keeps the database locked')
      return Result.failed(`The database cannot be written to (${code})`)
    } finally {
      await execute(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`)
      await pool.releaseConnection(connection)
    }
  }

  /** There even a write that is taken back reaches the disk. */
  async #askPostgres(client: QueryClientContract): Promise<HealthCheckResult> {
    const { rows } = await client.rawQuery('show transaction_read_only')
    if (rows[0].transaction_read_only === 'on') return Result.failed('The database is read-only')
    return Result.ok('The database can be written to')
  }
}

import { BaseCheck, Result } from '@adonisjs/core/health'
import type { HealthCheckResult } from '@adonisjs/core/types/health'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BUSY_TIMEOUT } from '#database/sqlite_pragmas'

/** Longest wait for another program's write lock, in milliseconds: others wait behind this one. */
const PATIENCE = 250

/**
 * Whether the database can be written to. The write is taken back before it reaches the disk, so
 * that being asked every second wears out nothing.
 */
export class DatabaseCheck extends BaseCheck {
  name = 'Database'

  async run(): Promise<HealthCheckResult> {
    const trx = await db.transaction()
    try {
      const isSqlite = trx.dialect.name === 'sqlite3'
      return await (isSqlite ? this.#writeToSqlite(trx) : this.#askPostgres(trx))
    } finally {
      await trx.rollback()
    }
  }

  async #writeToSqlite(trx: TransactionClientContract): Promise<HealthCheckResult> {
    await trx.rawQuery(`PRAGMA busy_timeout = ${PATIENCE}`)
    try {
      await trx.from('revisions').update({ revision: 'never stored' })
      return Result.ok('The database can be written to')
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'SQLITE_BUSY') return Result.failed('Another program keeps the database locked')
      return Result.failed(`The database cannot be written to (${code})`)
    } finally {
      await trx.rawQuery(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`)
    }
  }

  /** There even a write that is taken back reaches the disk. */
  async #askPostgres(trx: TransactionClientContract): Promise<HealthCheckResult> {
    const { rows } = await trx.rawQuery('show transaction_read_only')
    if (rows[0].transaction_read_only === 'on') return Result.failed('The database is read-only')
    return Result.ok('The database can be written to')
  }
}

import type { Database } from '@adonisjs/lucid/database'
import {
  rollbackFailedCommits,
  beginImmediate,
  type SqliteConnection,
} from '#database/sqlite_transactions'
import { StartupError } from '#exceptions/startup_error'

/** Longest wait for another program's write lock, in milliseconds. */
export const BUSY_TIMEOUT = 5_000

/**
 * `busy_timeout` first, so that it applies to switching to WAL. `synchronous=NORMAL`, WAL's default,
 * could lose committed rows in a power cut; `secure_delete` overwrites deleted messages.
 */
const PRAGMAS = [
  ['busy_timeout', BUSY_TIMEOUT],
  ['journal_mode', 'WAL'],
  ['synchronous', 'FULL'],
  ['foreign_keys', 'ON'],
  ['journal_size_limit', 64 * 1024 * 1024],
  ['trusted_schema', 'OFF'],
  ['cell_size_check', 'ON'],
  ['secure_delete', 'ON'],
  ['temp_store', 'MEMORY'],
  ['cache_size', -16_000],
] as const

export const REQUIRED_PRAGMAS: Readonly<Record<string, number | string>> = {
  journal_mode: 'wal',
  synchronous: 2,
  foreign_keys: 1,
}

type Created = (error: Error | null, connection: SqliteConnection) => void

function set(pragmas: readonly (readonly [string, string | number])[]) {
  const sql = pragmas.map(([name, value]) => `PRAGMA ${name} = ${value};`).join('\n')
  return (connection: SqliteConnection, done: Created) => {
    rollbackFailedCommits(connection)
    connection.exec(sql, (error) => done(error, connection))
  }
}

const applyWritingPragmas = set(PRAGMAS)

export function applyPragmas(connection: SqliteConnection, done: Created) {
  beginImmediate(connection)
  applyWritingPragmas(connection, done)
}

export const applyReadingPragmas = set([
  ['busy_timeout', BUSY_TIMEOUT],
  ['query_only', 'ON'],
  ['trusted_schema', 'OFF'],
  ['cell_size_check', 'ON'],
  ['temp_store', 'MEMORY'],
  ['cache_size', -8_000],
])

/** For the rate limiter, whose counters may be lost: fewer fsyncs. */
export const applyCountingPragmas = set([
  ['busy_timeout', BUSY_TIMEOUT],
  ['journal_mode', 'WAL'],
  ['synchronous', 'NORMAL'],
])

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

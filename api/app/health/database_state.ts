import { promisify } from 'node:util'
import db from '@adonisjs/lucid/services/db'
import { BUSY_TIMEOUT, REQUIRED_PRAGMAS } from '#database/sqlite_pragmas'
import type { SqliteConnection } from '#database/sqlite_transactions'

/** Short, because other requests wait for this connection. */
const LOCK_TIMEOUT_MS = 250

const isPostgres = () => db.connection().dialect.name === 'postgres'

/** Why the database is not writable, or undefined. The test write changes no row. */
export async function findWriteFault(): Promise<string | undefined> {
  const client = db.connection()
  if (isPostgres()) {
    const { rows } = await client.rawQuery('show transaction_read_only')
    return rows[0].transaction_read_only === 'on' ? 'The database is read-only' : undefined
  }
  const { client: pool } = client.getWriteClient()
  const connection: SqliteConnection = await pool.acquireConnection()
  const execute = promisify(connection.exec.bind(connection))
  try {
    await execute(`PRAGMA busy_timeout = ${LOCK_TIMEOUT_MS}`)
    await execute("UPDATE revisions SET revision = '' WHERE 1 = 0")
    return undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'SQLITE_BUSY') return 'Another program keeps the database locked'
    return `The database cannot be written to (${code})`
  } finally {
    // Otherwise every write would wait for the connection.
    try {
      await execute(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`)
    } finally {
      await pool.releaseConnection(connection)
    }
  }
}

export async function findWeakSettings(): Promise<string[]> {
  const faults: string[] = []
  for (const name of isPostgres() ? ['fsync', 'synchronous_commit', 'full_page_writes'] : []) {
    const { rows } = await db.rawQuery(`show ${name}`)
    if (rows[0][name] === 'off') faults.push(`PostgreSQL's ${name} is off`)
  }
  for (const [name, expected] of isPostgres() ? [] : Object.entries(REQUIRED_PRAGMAS)) {
    const [row] = await db.rawQuery(`pragma ${name}`)
    if (row[name] !== expected) faults.push(`SQLite's ${name} is ${row[name]}, not ${expected}`)
  }
  return faults.map((fault) => `${fault}: a power cut could lose messages.`)
}

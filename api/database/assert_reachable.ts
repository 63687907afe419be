import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { postgresAddress } from '#config/database'
import { BUSY_TIMEOUT } from '#database/sqlite_pragmas'
import { StartupError } from '#exceptions/startup_error'
import { SQLITE_FILE } from '#start/data_dir'
import env from '#start/env'

/** Asked before Knex is, which would log a warning of its own beside the sentence. */
export async function assertReachable() {
  if (env.get('DB_CONNECTION') === 'pg') await assertPostgres(postgresAddress)
  else assertSqlite(join(env.get('DATA_DIR'), SQLITE_FILE))
}

/** @throws what SQLite says of a file that is no database */
export function assertSqlite(file: string) {
  if (!existsSync(file)) return
  // A process that starts beside this one locks it for as long as it prepares it.
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT })
  try {
    database.exec('SELECT count(*) FROM sqlite_master')
  } finally {
    database.close()
  }
}

/** @throws StartupError */
export async function assertPostgres(address: typeof postgresAddress) {
  const client = new pg.Client(address)
  try {
    await client.connect()
  } catch (error) {
    throw new StartupError(postgresFault(error as NodeJS.ErrnoException, address))
  } finally {
    await client.end().catch(() => undefined)
  }
}

function postgresFault(
  { code, message }: NodeJS.ErrnoException,
  { host, port, user, database }: typeof postgresAddress
) {
  const reason = code ?? message
  // The class of PostgreSQL's codes for who may not sign in.
  if (code?.startsWith('28'))
    return `DB_USER ${user} cannot sign in with this DB_PASSWORD (${reason}).`
  if (code === '3D000') return `DB_DATABASE ${database} does not exist.`
  return `DB_HOST ${host} with DB_PORT ${port} cannot be reached (${reason}).`
}

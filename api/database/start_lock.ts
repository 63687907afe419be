import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@adonisjs/lucid/database'
import { StartupError } from '#exceptions/startup_error'
import env from '#start/env'

/** Longest wait for another process that is preparing the same database, in milliseconds. */
const PATIENCE = 60_000
const PAUSE = 50

/** A lock that one process at a time holds, of all that share a database. */
export interface Lock {
  /** Of its file beside a SQLite database. */
  file: string
  /** Among PostgreSQL's advisory locks: any that nobody else in the database takes. */
  number: number
  /** Said to who has waited for a minute. */
  busy: string
}

const PREPARATION: Lock = {
  file: 'start.lock',
  number: 7_361_642,
  busy: 'Another process has been preparing the database for a minute.',
}

type Release = () => Promise<void> | void

/**
 * Runs `work` in one process at a time, and once at a time in each. By default it is the preparation
 * of the database: two processes that start on an empty one would both make the tables and the first
 * director. The lock goes with the process, however that ends.
 * @throws StartupError when another process holds it for a minute
 */
export async function withProcessLock<T>(
  db: Database,
  work: () => Promise<T>,
  lock: Lock = PREPARATION
): Promise<T> {
  const tryLock = () =>
    db.primaryConnectionName === 'pg' ? lockPostgres(db, lock) : lockFile(lock)
  const deadline = Date.now() + PATIENCE
  let release = await tryLock()
  while (!release) {
    if (Date.now() > deadline) {
      throw new StartupError(lock.busy)
    }
    await sleep(PAUSE)
    release = await tryLock()
  }
  try {
    return await work()
  } finally {
    await release()
  }
}

/** A file beside the database, for a lock on the database itself would stop the preparation too. */
function lockFile({ file }: Lock): Release | undefined {
  const lock = new DatabaseSync(join(env.get('DATA_DIR'), file))
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return () => lock.close()
  } catch {
    lock.close()
    return undefined
  }
}

/** On a connection of its own: the lock is its session's. */
async function lockPostgres(db: Database, { number }: Lock): Promise<Release | undefined> {
  const { client } = db.connection().getWriteClient()
  const connection = await client.acquireConnection()
  const ask = (call: string) => connection.query(`select ${call}(${number}) as done`)
  const { rows } = await ask('pg_try_advisory_lock')
  if (!rows[0].done) return void (await client.releaseConnection(connection))
  return async () => {
    await ask('pg_advisory_unlock')
    await client.releaseConnection(connection)
  }
}

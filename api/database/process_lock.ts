import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@adonisjs/lucid/database'
import { StartupError } from '#exceptions/startup_error'
import env from '#start/env'

const PATIENCE = 60_000
const PAUSE = 50

export interface Lock {
  file: string
  number: number
  busy: string
}

const PREPARATION: Lock = {
  file: 'start.lock',
  number: 7_361_642,
  busy: 'Another process has been preparing the database for a minute.',
}

type Release = () => Promise<void> | void

/** The lock goes with the process, however that ends. */
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

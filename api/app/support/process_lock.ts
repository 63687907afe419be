import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@adonisjs/lucid/database'
import { StartupError } from '#exceptions/startup_error'
import { takeLock } from '#support/lock_file'

const LOCK_TIMEOUT_MS = 60_000
const RETRY_MS = 50

export interface Lock {
  file: string
  number: number
  busy: string
}

const PREPARE_LOCK: Lock = {
  file: 'start.lock',
  number: 7_361_642,
  busy: 'Another process has been preparing the database for a minute.',
}

type Release = () => Promise<void> | void

/** The lock is released when the process ends, even by a crash. */
export async function withProcessLock<T>(
  db: Database,
  work: () => Promise<T>,
  lock: Lock = PREPARE_LOCK
): Promise<T> {
  const tryLock = () =>
    db.primaryConnectionName === 'pg' ? lockPostgres(db, lock) : lockFile(lock)
  const deadline = Date.now() + LOCK_TIMEOUT_MS
  let release = await tryLock()
  while (!release) {
    if (Date.now() > deadline) {
      throw new StartupError(lock.busy)
    }
    await sleep(RETRY_MS)
    release = await tryLock()
  }
  try {
    return await work()
  } finally {
    await release()
  }
}

/** A separate file: a lock on the database itself would block its own preparation. */
function lockFile({ file }: Lock): Release | undefined {
  const lock = takeLock(file, 'BEGIN EXCLUSIVE')
  return lock && (() => lock.close())
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

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError } from '#exceptions/startup_error'
import env from '#start/env'

const open = () => new DatabaseSync(join(env.get('DATA_DIR'), 'serving.lock'))

let held: DatabaseSync | undefined

/** A shared lock of every serving process, so that a restore refuses. Only for SQLite. */
export function holdServingLock() {
  if (held || env.get('DB_CONNECTION') !== 'sqlite') return
  const lock = open()
  try {
    lock.exec('BEGIN; SELECT * FROM sqlite_master')
  } catch {
    lock.close()
    throw new StartupError('A backup is being restored: start again once that is done.')
  }
  held = lock
}

export async function withRestoreLock<T>(work: () => Promise<T>): Promise<T | undefined> {
  const lock = open()
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    return undefined
  }
  try {
    return await work()
  } finally {
    lock.close()
  }
}

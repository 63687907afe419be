import { StartupError } from '#exceptions/startup_error'
import { takeLock } from '#support/lock_file'
import env from '#start/env'

const FILE = 'serving.lock'

/** Kept: what nothing refers to is closed. */
let held: ReturnType<typeof takeLock>

/** A shared lock of every serving process, so that a restore refuses. Only for SQLite. */
export function holdServingLock() {
  if (held || env.get('DB_CONNECTION') !== 'sqlite') return
  held = takeLock(FILE, 'BEGIN; SELECT * FROM sqlite_master')
  if (!held) throw new StartupError('A backup is being restored: start again once that is done.')
}

export async function withRestoreLock<T>(work: () => Promise<T>): Promise<T | undefined> {
  const lock = takeLock(FILE, 'BEGIN EXCLUSIVE')
  if (!lock) return undefined
  try {
    return await work()
  } finally {
    lock.close()
  }
}

import db from '@adonisjs/lucid/services/db'
import { serialQueue } from '#auth/serial_queue'

const oneAtATime = serialQueue()

/**
 * One count at a time: the SQLite store opens a savepoint for each on its one connection, and
 * savepoints that overlap stay open, with the write lock, for as long as a burst lasts. While
 * another program holds the write lock, each count waits for it by itself.
 * @throws Busy for what would have stood in line for too long
 */
export function serialized<T>(count: () => Promise<T>): Promise<T> {
  return oneAtATime(() => count().catch(endFailedCount))
}

/** The SQLite store leaves its savepoint open when it could not write: the next count would keep it. */
async function endFailedCount(error: unknown): Promise<never> {
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_')) {
    await db
      .connection('limits')
      .rawQuery('rollback')
      .catch(() => undefined)
  }
  throw error
}

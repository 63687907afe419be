import pLimit from 'p-limit'
import db from '@adonisjs/lucid/services/db'
import { Busy } from '#exceptions/busy'

const oneAtATime = pLimit(1)

/** Milliseconds. While another program holds the write lock, each count waits for it by itself. */
const LONGEST_LINE = 5_000

/**
 * One count at a time: the SQLite store opens a savepoint for each on its one connection, and
 * savepoints that overlap stay open, with the write lock, for as long as a burst lasts.
 * @throws Busy for who would have stood in line for too long
 */
export function counting<T>(count: () => Promise<T>): Promise<T> {
  const since = performance.now()
  return oneAtATime(async () => {
    if (performance.now() - since > LONGEST_LINE) throw new Busy()
    return count().catch(endFailedCount)
  })
}

/**
 * The SQLite store leaves its savepoint open when it could not write: the next count would keep the
 * lock. Redis that does not answer is a reason to wait, too.
 */
async function endFailedCount(error: unknown): Promise<never> {
  if (error instanceof Error && error.name === 'MaxRetriesPerRequestError') throw new Busy()
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_')) {
    await db
      .connection('limits')
      .rawQuery('rollback')
      .catch(() => undefined)
  }
  throw error
}

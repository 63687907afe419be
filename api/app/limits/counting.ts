import pLimit from 'p-limit'

/**
 * One count at a time: the SQLite store opens a savepoint for each on its one connection, and
 * savepoints that overlap stay open, with the write lock, for as long as a burst lasts.
 */
export const counting = pLimit(1)

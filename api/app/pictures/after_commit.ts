import { setTimeout as sleep } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { isBucket } from '#pictures/stored_file'

/** How long an answer waits for a bucket. */
export const BUCKET_PATIENCE = { ms: 5_000 }

/**
 * Work in the store of pictures that is no part of a change any more: an error is logged, and a bucket that
 * hangs holds nobody up, as the row decides already what is served. In a folder it is always waited for: nginx
 * serves what lies there.
 * @param failure what to log, with what it concerns
 */
export async function finishInStore(work: Promise<unknown>, failure: string, of: object) {
  const finished = work.catch((error) => logger.error({ err: error, ...of }, failure))
  const waits = isBucket() ? [sleep(BUCKET_PATIENCE.ms, undefined, { ref: false })] : []
  await Promise.race([finished, ...waits])
}

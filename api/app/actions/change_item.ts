import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { enqueue } from '#database/enqueue'
import { invalidateList } from '#writes/list_revision'
import PlaceFiles from '#jobs/place_files'
import type { Kind } from '#kinds'
import { finishInStore } from '#pictures/after_commit'
import { keyedTransaction } from '#writes/keyed_transaction'
import { placeFiles } from '#visibility/place_files'
import { findFiles } from '#visibility/public_files'

const CHECK_AFTER = 1_000

/**
 * The one way to change what the world may see of an item: its row, its picture, its results. Files
 * that are public no longer are out of reach when it returns.
 */
export async function changeItem<Result>(
  kind: Kind,
  id: string,
  work: (trx: TransactionClientContract) => Promise<Result>,
  createdId?: string
): Promise<Result> {
  let hasMoved = false
  const result = await keyedTransaction(async (trx) => {
    // First, because it takes the write lock: rows read below cannot change.
    await invalidateList(trx, kind)
    const before = await findFiles(kind, id, trx)
    const done = await work(trx)
    const after = await findFiles(kind, id, trx)
    hasMoved = before !== null && before.join() !== after?.join()
    // For when this process dies after the commit.
    if (hasMoved) await enqueue(trx, PlaceFiles, { kind, id }, CHECK_AFTER)
    return done
  }, createdId)
  // If it fails, the job does it again.
  if (hasMoved) await finishInStore(placeFiles(kind, id), 'files could not be placed', { kind, id })
  return result
}

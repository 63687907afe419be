import { randomUUID } from 'node:crypto'
import type { Kind } from '#kinds'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readClient } from '#database/read_client'

/** What has a revision: each list of items, and the timetable. */
type Listed = Kind | 'classes'

/** Call it first in a transaction: on PostgreSQL it locks the row, so that writers are serialized. */
export async function invalidateList(trx: TransactionClientContract, list: Listed) {
  await trx.from('revisions').where('kind', list).update({ revision: randomUUID() })
}

const waiting = new Map<Listed, Promise<string>>()
let running: Promise<unknown> = Promise.resolve()

/**
 * The current revision of a list: random, so that it never repeats, not even after a restore.
 * Requests that arrive while a query runs share the next query.
 */
export function readRevision(list: Listed): Promise<string> {
  const shared = waiting.get(list)
  if (shared) return shared
  const next = running.then(async () => {
    waiting.delete(list)
    const row = await readClient().from('revisions').where('kind', list).firstOrFail()
    return row.revision as string
  })
  waiting.set(list, next)
  running = next.catch(() => undefined)
  return next
}

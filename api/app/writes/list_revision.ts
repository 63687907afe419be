import { randomUUID } from 'node:crypto'
import type { Kind } from '#kinds'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readClient } from '#database/read_client'

/** Call it first in a transaction: on PostgreSQL it locks the row, so that writers are serialized. */
export async function invalidateList(trx: TransactionClientContract, kind: Kind) {
  await trx.from('revisions').where('kind', kind).update({ revision: randomUUID() })
}

const waiting = new Map<Kind, Promise<string>>()
let running: Promise<unknown> = Promise.resolve()

/**
 * The current revision of a list: random, so that it never repeats, not even after a restore.
 * Requests that arrive while a query runs share the next query.
 */
export function readRevision(kind: Kind): Promise<string> {
  const shared = waiting.get(kind)
  if (shared) return shared
  const next = running.then(async () => {
    waiting.delete(kind)
    const row = await readClient().from('revisions').where('kind', kind).firstOrFail()
    return row.revision as string
  })
  waiting.set(kind, next)
  running = next.catch(() => undefined)
  return next
}

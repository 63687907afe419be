import { AsyncLocalStorage } from 'node:async_hooks'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { KeyTaken } from '#exceptions/refusals'
import { readClient } from '#database/read_client'
import { timestamp } from '#support/timestamp'

export interface KeyedCall {
  user_id: string
  key: string
  call: string
  fingerprint: string
}

export interface StoredKey extends KeyedCall {
  made_id: string | null
}

const current = new AsyncLocalStorage<KeyedCall>()

/** Runs a request; every `keyedTransaction` in it stores the key. */
export function withKey<T>(call: KeyedCall, work: () => T): T {
  return current.run(call, work)
}

export const currentKey = () => current.getStore()?.key

export function findKey({ user_id, key }: KeyedCall): Promise<StoredKey | null> {
  return readClient().from('idempotency_keys').where({ user_id, key }).first()
}

/** Stores the key with the change, so that of several requests with one key only one is done. */
export function keyedTransaction<T>(
  work: (trx: TransactionClientContract) => Promise<T>,
  createdId?: string
): Promise<T> {
  const call = current.getStore()
  return db.transaction(async (trx) => {
    if (call) await claimKey(trx, { ...call, made_id: createdId ?? null })
    return work(trx)
  })
}

/** On PostgreSQL the insert waits for an open transaction with the same key. */
async function claimKey(trx: TransactionClientContract, row: StoredKey) {
  // Knex itself: on SQLite Lucid's insert returns a row even when none was inserted.
  const rows: unknown[] = await trx
    .knexQuery()
    .table('idempotency_keys')
    .insert({ ...row, created_at: timestamp() })
    .onConflict(['user_id', 'key'])
    .ignore()
    .returning('key')
  if (rows.length === 0) throw new KeyTaken()
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

// Not needed on SQLite, where a transaction takes the write lock when it begins.

/** Until the transaction ends, no other holds the lock of this text. */
export async function lockText(trx: TransactionClientContract, text: string) {
  if (trx.dialect.name !== 'postgres') return
  await trx.rawQuery('select pg_advisory_xact_lock(hashtext(?))', [text])
}

/** Serializes adding users, as there is no row to lock yet. */
export async function lockUsers(trx: TransactionClientContract) {
  if (trx.dialect.name !== 'postgres') return
  await trx.rawQuery('lock table users in share row exclusive mode')
}

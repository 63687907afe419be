import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

// On SQLite a transaction has the write lock from its beginning.

/** One worker at a time counts a recipient's mails. */
export async function lockRecipient(trx: TransactionClientContract, recipient: string) {
  if (trx.dialect.name !== 'postgres') return
  await trx.rawQuery('select pg_advisory_xact_lock(hashtext(?))', [recipient])
}

/** One account at a time is added: no row could be locked that is not there yet. */
export async function lockUsers(trx: TransactionClientContract) {
  if (trx.dialect.name !== 'postgres') return
  await trx.rawQuery('lock table users in share row exclusive mode')
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { timestamp } from '#models/timestamp'
import env from '#start/env'

const HOUR = 3_600_000

/**
 * One worker at a time counts a recipient's mails. On SQLite the transaction has the write lock;
 * PostgreSQL is asked for a lock of its own.
 */
export async function lockRecipient(trx: TransactionClientContract, recipient: string) {
  if (trx.dialect.name !== 'postgres') return
  await trx.rawQuery('select pg_advisory_xact_lock(hashtext(?))', [recipient])
}

/** Whether one more mail of its own may go to the recipient, by those of the last hour. */
export async function isWithinLimit(trx: TransactionClientContract, recipient: string) {
  const row = await trx
    .from('notifications')
    .where('recipient', recipient)
    .whereNull('digest_id')
    .where('counted_at', '>', timestamp(Date.now() - HOUR))
    .count('* as mails')
    .firstOrFail()
  return Number(row.mails) < env.get('LIMIT_MAILS_PER_HOUR')
}

/** When the next digest may go to the recipient: an hour after the last one. */
export async function digestAllowedAt(
  trx: TransactionClientContract,
  recipient: string,
  except = ''
): Promise<number> {
  const last = await trx
    .from('notifications')
    .where('recipient', recipient)
    .whereNotNull('digest_id')
    .whereNot('digest_id', except)
    .max('counted_at as at')
    .first()
  return last?.at ? Date.parse(last.at) + HOUR : 0
}

import { randomUUIDv7 } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { enqueue } from '#jobs/enqueue'
import SendDigest from '#jobs/send_digest'
import { timestamp } from '#models/timestamp'
import env from '#start/env'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long a digest waits for more messages, in milliseconds. */
const GATHERING = 5 * MINUTE

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

/** What makes a notification wait for the recipient's next digest, as columns of its row. */
export async function waitForDigest(trx: TransactionClientContract, recipient: string) {
  const open = await trx
    .from('notifications')
    .where({ recipient, state: 'queued' })
    .whereNotNull('digest_id')
    .whereNull('counted_at')
    .select('digest_id', 'job_id', 'next_attempt_at')
    .first()
  const answer = `More than ${env.get('LIMIT_MAILS_PER_HOUR')} mails in an hour: the next one names all that wait.`
  if (open) return { ...open, answer }
  const id = randomUUIDv7()
  const due = Math.max(Date.now() + GATHERING, await digestAllowedAt(trx, recipient))
  const jobId = await enqueue(trx, SendDigest, { id, attempt: 1 }, due - Date.now())
  return { digest_id: id, job_id: jobId, next_attempt_at: timestamp(due), answer }
}

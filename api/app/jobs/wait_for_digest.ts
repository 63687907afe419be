import { randomUUIDv7 } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { enqueue } from '#jobs/enqueue'
import { digestAllowedAt } from '#jobs/hourly_limit'
import SendDigest from '#jobs/send_digest'
import { timestamp } from '#models/timestamp'
import env from '#start/env'

/** How long a digest waits for more messages, in milliseconds. */
const GATHERING = 5 * 60_000

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

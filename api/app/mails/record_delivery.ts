import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { Job } from '@adonisjs/queue'
import { retryDelays } from '#config/mail'
import { enqueue } from '#database/enqueue'
import type { Delivery } from '#mails/deliver'
import { timestamp } from '#database/timestamp'

export interface MailPayload {
  id: string
  /** Number of this attempt, from 1, since the mail was last queued. */
  attempt: number
}

/** Queues the next attempt in the same transaction, so that none is lost. */
export async function recordDelivery(
  mail: { id: string; job_id: string },
  job: new () => Job<MailPayload>,
  { id, attempt }: MailPayload,
  { isAccepted, isFinal, answer, code }: Delivery
) {
  // No recipient or answer: personal data.
  if (!isAccepted) logger.warn({ notification: id, attempt, code }, 'mail was not accepted')
  const delay = isFinal ? undefined : retryDelays[attempt - 1]
  await db.transaction(async (trx) => {
    const outcome = {
      state: isAccepted ? 'sent' : delay === undefined ? 'failed' : 'queued',
      answer,
      next_attempt_at: null as string | null,
      updated_at: timestamp(),
      ...(isAccepted ? {} : { counted_at: null }),
    }
    // Cancelled while being sent: it is sent if accepted, else stays cancelled.
    const states = isAccepted ? ['queued', 'cancelled'] : ['queued']
    const underWay = () => trx.from('notifications').where(mail).whereIn('state', states)
    const [count] = [await underWay().whereNotNull('counted_at').update(outcome)].flat()
    if (outcome.state !== 'queued' || !count) return
    const jobId = await enqueue(trx, job, { id, attempt: attempt + 1 }, delay)
    const next = timestamp(Date.now() + delay!)
    await trx.from('notifications').where(mail).update({ job_id: jobId, next_attempt_at: next })
  })
}

import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { Job } from '@adonisjs/queue'
import { retryPauses } from '#config/mail'
import { enqueue } from '#database/enqueue'
import type { Delivery } from '#mails/deliver'
import { timestamp } from '#database/timestamp'

export interface MailOrder {
  id: string
  /** Which attempt this is, from 1, since it was last queued by a message or a director. */
  attempt: number
}

/** The job of the next attempt is queued with it, so that there is always one who tries again. */
export async function recordDelivery(
  mail: { id: string; job_id: string },
  job: new () => Job<MailOrder>,
  { id, attempt }: MailOrder,
  { isAccepted, isFinal, answer, code }: Delivery
) {
  // Neither recipient nor answer, which may name people.
  if (!isAccepted) logger.warn({ notification: id, attempt, code }, 'mail was not accepted')
  const pause = isFinal ? undefined : retryPauses[attempt - 1]
  await db.transaction(async (trx) => {
    const outcome = {
      state: isAccepted ? 'sent' : pause === undefined ? 'failed' : 'queued',
      answer,
      next_attempt_at: null as string | null,
      updated_at: timestamp(),
      // What was not accepted is none of the hour's mails.
      ...(isAccepted ? {} : { counted_at: null }),
    }
    // A mail that was cancelled while it was on its way has been sent, or stays cancelled.
    const states = isAccepted ? ['queued', 'cancelled'] : ['queued']
    const underWay = () => trx.from('notifications').where(mail).whereIn('state', states)
    const [count] = [await underWay().whereNotNull('counted_at').update(outcome)].flat()
    if (outcome.state !== 'queued' || !count) return
    const jobId = await enqueue(trx, job, { id, attempt: attempt + 1 }, pause)
    const next = timestamp(Date.now() + pause!)
    await trx.from('notifications').where(mail).update({ job_id: jobId, next_attempt_at: next })
  })
}

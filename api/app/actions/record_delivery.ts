import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Job } from '@adonisjs/queue'
import { retryDelays } from '#config/mail'
import { enqueue } from '#database/enqueue'
import { timestamp } from '#support/timestamp'
import type { Delivery } from '#mails/deliver'
import { changeState } from '#notifications/change_state'

export interface MailPayload {
  id: string
  /** Number of this attempt, from 1, since the mail was last queued. */
  attempt: number
}

const HOUR = 3_600_000

/** A mail waits longer than this without a job. */
const pauses = retryDelays.filter((pause) => pause < HOUR)

/** The attempt after which a mail waits for the next look. */
export const LAST_ATTEMPT = pauses.length + 1

/** Queues the next attempt in the same transaction, so that none is lost. */
export async function recordDelivery(
  mail: { id: string; job_id: string },
  job: new () => Job<MailPayload>,
  { id, attempt }: MailPayload,
  { isAccepted, isFinal, reason, answer, code }: Delivery
) {
  // No recipient or answer: personal data.
  if (!isAccepted) logger.warn({ notification: id, attempt, code }, 'mail was not accepted')
  await db.transaction(async (trx) => {
    const own = () => trx.from('notifications').where(mail)
    if (isAccepted) {
      await changeState(own(), 'accepted', { reason: null, answer, next_attempt_at: null })
      return
    }
    const underWay = () => own().whereNotNull('counted_at')
    const outcome = { reason, answer, counted_at: null, next_attempt_at: null }
    const pause = pauses[attempt - 1]
    if (isFinal) await changeState(underWay(), 'refused', outcome)
    else if (pause === undefined || reason === 'off') {
      await changeState(underWay(), 'unanswered', { ...outcome, job_id: null })
    } else if (await changeState(underWay(), 'postponed', outcome)) {
      await postpone(trx, own(), job, { id, attempt: attempt + 1 }, pause)
    }
  })
}

async function postpone(
  trx: TransactionClientContract,
  own: ReturnType<TransactionClientContract['from']>,
  job: new () => Job<MailPayload>,
  payload: MailPayload,
  pause: number
) {
  const jobId = await enqueue(trx, job, payload, pause)
  await changeState(own, 'postponed', {
    job_id: jobId,
    next_attempt_at: timestamp(Date.now() + pause),
  })
}

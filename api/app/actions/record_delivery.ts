import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Delivery } from '#mails/deliver'
import { pauseAfter, type MailPayload } from '#notifications/attempts'
import { changeState } from '#notifications/change_state'

/**
 * @param job what holds the mail; a mail that was queued again meanwhile has another
 * @returns after how many milliseconds to try again; undefined when no job is to
 */
export async function recordDelivery(
  trx: TransactionClientContract,
  job: string,
  { id, attempt }: MailPayload,
  { isAccepted, isFinal, reason, answer, code }: Delivery
): Promise<number | undefined> {
  // No recipient or answer: personal data.
  if (!isAccepted) logger.warn({ notification: id, attempt, code }, 'mail was not accepted')
  const own = () => trx.from('notifications').where({ id, job_id: job })
  if (isAccepted) {
    await changeState(own(), 'accepted', {
      reason: null,
      answer,
      next_attempt_at: null,
    })
    return undefined
  }
  const underWay = own().whereNotNull('counted_at')
  const outcome = { reason, answer, counted_at: null, next_attempt_at: null }
  if (isFinal) {
    await changeState(underWay, 'refused', outcome)
    return undefined
  }
  const pause = reason === 'off' ? undefined : pauseAfter(attempt)
  if (pause === undefined) {
    await changeState(underWay, 'unanswered', { ...outcome, job_id: null })
    return undefined
  }
  const isPostponed = await changeState(underWay, 'postponed', outcome)
  return isPostponed ? pause : undefined
}

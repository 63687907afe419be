import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isMailOn } from '#config/mail'
import { enqueue } from '#database/enqueue'
import { believedTime } from '#health/believed_time'
import { timestamp } from '#support/timestamp'
import SendNotification from '#jobs/send_notification'
import Settings from '#models/settings'
import { changeState } from '#notifications/change_state'
import { LAST_ATTEMPT } from '#notifications/attempts'
import env from '#start/env'
import { DAY_MS } from '#shared/days/durations'

const WAITS_AT_MOST = 30 * DAY_MS

/** Looks at the mails that wait: too old ones have failed, the others are tried once. */
export async function queueWaiting() {
  const oldest = timestamp((await believedTime()) - WAITS_AT_MOST)
  await db.transaction(async (trx) => {
    const mails = () => trx.from('notifications')
    const isOld = mails().where('queued_at', '<', oldest)
    await changeState(isOld, 'expired', { reason: 'expired', answer: '' })
    const settings = await Settings.read(trx)
    const recipients = settings.emailNotifications ? settings.recipients : []
    await changeState(mails().whereNotIn('recipient', recipients), 'unlisted')
    if (!isMailOn) return
    for (const recipient of recipients) await queueFor(trx, recipient)
  })
}

/** As many as may go within an hour. */
async function queueFor(trx: TransactionClientContract, recipient: string) {
  // Locked, so that two starts at once do not both queue them.
  const waiting = await trx
    .from('notifications')
    .where({ recipient, state: 'waiting' })
    .orderBy('queued_at')
    .limit(env.get('LIMIT_MAILS_PER_HOUR'))
    .select('id', 'reason')
    .forUpdate()
  for (const { id, reason } of waiting) {
    const jobId = await enqueue(trx, SendNotification, { id, attempt: LAST_ATTEMPT })
    await changeState(trx.from('notifications').where('id', id), 'due', {
      reason: reason === 'off' ? null : reason,
      job_id: jobId,
      next_attempt_at: timestamp(),
    })
  }
}

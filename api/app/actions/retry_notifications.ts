import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isMailOn } from '#config/mail'
import { enqueue } from '#database/enqueue'
import SendNotification from '#jobs/send_notification'
import { MAIL_IS_OFF } from '#mails/deliver'
import { logActivity } from '#queries/activity_log'
import type ContactMessage from '#models/contact_message'
import { keyedTransaction } from '#queries/idempotency_keys'
import type { NotificationState } from '#models/notification'
import { timestamp } from '#database/timestamp'

interface NotificationRow {
  id: string
  state: NotificationState
  job_id: string | null
  counted_at: string | null
}

/** Skips a mail that a job is sending right now. */
export default class RetryNotifications {
  async handle({ id, createdAt }: ContactMessage) {
    await keyedTransaction(async (trx) => {
      await this.queueAgain(trx, id, ['queued', 'failed'])
      await logActivity(trx, { kind: 'contacts', action: 'mailed', itemId: id, name: createdAt })
    })
  }

  async queueAgain(trx: TransactionClientContract, messageId: string, states: NotificationState[]) {
    const open = () =>
      trx.from('notifications').where('contact_message_id', messageId).whereIn('state', states)
    if (!isMailOn) {
      const off = { state: 'failed', answer: MAIL_IS_OFF, updated_at: timestamp() }
      return open().update(off)
    }
    // Locked, so that two retries at once do not both queue them.
    for (const row of await open().forUpdate()) {
      if (!(await this.#isBeingSent(trx, row))) await this.#queue(trx, row.id)
      else await trx.from('notifications').where('id', row.id).update({ state: 'queued' })
    }
  }

  async #isBeingSent(trx: TransactionClientContract, row: NotificationRow): Promise<boolean> {
    const { job_id: jobId } = row
    if (!jobId) return false
    const job = () => trx.from('queue_jobs').where('id', jobId)
    await job().whereNot('status', 'active').delete()
    // Cancelled before the job started: the job skips it.
    if (row.state === 'cancelled' && !row.counted_at) return false
    return Boolean(await job().where('status', 'active').first())
  }

  async #queue(trx: TransactionClientContract, id: string) {
    const jobId = await enqueue(trx, SendNotification, { id, attempt: 1 })
    const now = timestamp()
    await trx
      .from('notifications')
      .where('id', id)
      .update({
        ...{ state: 'queued', job_id: jobId, queued_at: now, next_attempt_at: now },
        ...{ counted_at: null, updated_at: now },
      })
  }
}

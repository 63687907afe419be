import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isMailOn } from '#config/mail'
import { enqueue } from '#database/enqueue'
import SendNotification from '#jobs/send_notification'
import { logActivity } from '#activity/log'
import type ContactMessage from '#models/contact_message'
import { keyedTransaction } from '#writes/keyed_transaction'
import { changeState } from '#notifications/change_state'
import { TRANSITIONS, type NotificationState } from '#notifications/states'
import { timestamp } from '#support/timestamp'

interface NotificationRow {
  id: string
  state: NotificationState
  job_id: string | null
  counted_at: string | null
}

type Event = 'retried' | 'restored'

/** Skips a mail that a job is sending right now. */
export async function retryNotifications({ id, createdAt }: ContactMessage) {
  await keyedTransaction(async (trx) => {
    await queueAgain(trx, id, 'retried')
    await logActivity(trx, { kind: 'contacts', action: 'mailed', itemId: id, name: createdAt })
  })
}

export async function queueAgain(trx: TransactionClientContract, messageId: string, event: Event) {
  const mails = () => trx.from('notifications').where('contact_message_id', messageId)
  if (!isMailOn) {
    const facts = { reason: 'off', answer: '', queued_at: timestamp() } as const
    await changeState(mails(), `${event}WithoutServer`, facts)
    return
  }
  // Locked, so that two retries at once do not both queue them.
  for (const row of await mails().whereIn('state', TRANSITIONS[event].from).forUpdate()) {
    const one = trx.from('notifications').where('id', row.id)
    if (await isBeingSent(trx, row)) await changeState(one, event)
    else await queue(trx, row.id, event)
  }
}

async function isBeingSent(trx: TransactionClientContract, row: NotificationRow): Promise<boolean> {
  const { job_id: jobId } = row
  if (!jobId) return false
  const job = () => trx.from('queue_jobs').where('id', jobId)
  await job().whereNot('status', 'active').delete()
  // Cancelled before the job started: the job skips it.
  if (row.state === 'cancelled' && !row.counted_at) return false
  return Boolean(await job().where('status', 'active').first())
}

async function queue(trx: TransactionClientContract, id: string, event: Event) {
  const jobId = await enqueue(trx, SendNotification, { id, attempt: 1 })
  const now = timestamp()
  await changeState(trx.from('notifications').where('id', id), event, {
    job_id: jobId,
    queued_at: now,
    next_attempt_at: now,
    counted_at: null,
  })
}

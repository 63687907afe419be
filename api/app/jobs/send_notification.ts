import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordDelivery } from '#actions/record_delivery'
import { enqueue } from '#database/enqueue'
import ContactMessageMail from '#mails/contact_message_mail'
import { deliver } from '#mails/deliver'
import ContactMessage from '#models/contact_message'
import Notification from '#models/notification'
import User from '#models/user'
import type { MailPayload } from '#notifications/attempts'
import { changeState } from '#notifications/change_state'
import env from '#start/env'
import { timestamp } from '#support/timestamp'
import { lockText } from '#writes/locks'
import { HOUR_MS } from '#shared/days/durations'

/** @returns in how many milliseconds the next mail may go: 0 while fewer than an hour's went */
async function pauseOf(trx: TransactionClientContract, recipient: string): Promise<number> {
  const limit = env.get('LIMIT_MAILS_PER_HOUR')
  const counted = await trx
    .from('notifications')
    .where('recipient', recipient)
    .where('counted_at', '>', timestamp(Date.now() - HOUR_MS))
    .orderBy('counted_at', 'desc')
    .limit(limit)
    .select('counted_at')
  if (counted.length < limit) return 0
  return Date.parse(counted.at(-1).counted_at) + HOUR_MS - Date.now()
}

export default class SendNotification extends Job<MailPayload> {
  get #mail() {
    return { id: this.payload.id, job_id: this.context.jobId }
  }

  override async execute() {
    const notification = await Notification.findBy({ ...this.#mail, state: 'queued' })
    if (!notification) return
    const { contactMessageId, recipient, id } = notification
    const contactMessage = await ContactMessage.findOrFail(contactMessageId)
    const language = await User.languageFor(recipient)
    if (!(await this.#isAllowed(recipient))) return
    const mail = new ContactMessageMail(contactMessage, recipient, language, id)
    const delivery = await deliver(mail)
    const { attempt } = this.payload
    await db.transaction(async (trx) => {
      const pause = await recordDelivery(trx, this.context.jobId, this.payload, delivery)
      if (pause === undefined) return
      const jobId = await enqueue(trx, SendNotification, { id, attempt: attempt + 1 }, pause)
      await this.#postpone(trx, jobId, pause)
    })
  }

  /** Counted before sending: with a read-only database the mail would be sent again and again. */
  #isAllowed(recipient: string): Promise<boolean> {
    return db.transaction(async (trx) => {
      await lockText(trx, recipient)
      const own = () => trx.from('notifications').where({ ...this.#mail, state: 'queued' })
      // Not counted twice after a crash.
      if (!(await changeState(own(), 'postponed', { counted_at: null }))) return false
      const pause = await pauseOf(trx, recipient)
      if (pause === 0) {
        await own().update({ attempts: trx.raw('attempts + 1'), counted_at: timestamp() })
        return true
      }
      const jobId = await enqueue(trx, SendNotification, this.payload, pause)
      await this.#postpone(trx, jobId, pause, { reason: 'limit', answer: '' })
      return false
    })
  }

  #postpone(
    trx: TransactionClientContract,
    jobId: string,
    pause: number,
    why: Parameters<typeof changeState>[2] = {}
  ) {
    return changeState(trx.from('notifications').where(this.#mail), 'postponed', {
      ...why,
      job_id: jobId,
      next_attempt_at: timestamp(Date.now() + pause),
    })
  }
}

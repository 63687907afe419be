import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { enqueue } from '#database/enqueue'
import { recordDelivery, type MailPayload } from '#mails/record_delivery'
import ContactMessageMail from '#mails/contact_message_mail'
import { deliver } from '#mails/deliver'
import ContactMessage from '#models/contact_message'
import Notification from '#models/notification'
import { lockRecipient } from '#queries/locks'
import { timestamp } from '#database/timestamp'
import User from '#models/user'
import env from '#start/env'

const HOUR = 3_600_000

const overLimit = () =>
  `More than ${env.get('LIMIT_MAILS_PER_HOUR')} mails in an hour: this one follows later.`

async function isWithinLimit(trx: TransactionClientContract, recipient: string) {
  const row = await trx
    .from('notifications')
    .where('recipient', recipient)
    .where('counted_at', '>', timestamp(Date.now() - HOUR))
    .count('* as mails')
    .firstOrFail()
  return Number(row.mails) < env.get('LIMIT_MAILS_PER_HOUR')
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
    await recordDelivery(this.#mail, SendNotification, this.payload, delivery)
  }

  /** Counted before sending: with a read-only database the mail would be sent again and again. */
  #isAllowed(recipient: string): Promise<boolean> {
    return db.transaction(async (trx) => {
      await lockRecipient(trx, recipient)
      const own = () => trx.from('notifications').where({ ...this.#mail, state: 'queued' })
      const started = { attempts: trx.raw('attempts + 1'), counted_at: null }
      const [count] = [await own().update(started)].flat()
      if (!count) return false
      const isAllowed = await isWithinLimit(trx, recipient)
      if (isAllowed) await own().update({ counted_at: timestamp(), updated_at: timestamp() })
      else {
        const jobId = await enqueue(trx, SendNotification, this.payload, HOUR)
        await own().update({
          ...{ job_id: jobId, next_attempt_at: timestamp(Date.now() + HOUR) },
          ...{ answer: overLimit(), attempts: trx.raw('attempts - 1') },
        })
      }
      return isAllowed
    })
  }
}

import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { enqueue } from '#database/enqueue'
import { HOUR, isWithinLimit, overLimit } from '#mails/hourly_limit'
import { recordDelivery, type MailOrder } from '#mails/record_delivery'
import ContactMessageMail from '#mails/contact_message_mail'
import { deliver } from '#mails/deliver'
import ContactMessage from '#models/contact_message'
import Notification from '#models/notification'
import { lockRecipient } from '#queries/locks'
import { timestamp } from '#database/timestamp'
import User from '#models/user'

export default class SendNotification extends Job<MailOrder> {
  get #mail() {
    return { id: this.payload.id, job_id: this.context.jobId }
  }

  override async execute() {
    const notification = await Notification.findBy({ ...this.#mail, state: 'queued' })
    if (!notification) return
    const { contactMessageId, recipient, id } = notification
    const contactMessage = await ContactMessage.findOrFail(contactMessageId)
    const language = await User.languageFor(recipient)
    if (!(await this.#mayGo(recipient))) return
    const letter = new ContactMessageMail(contactMessage, recipient, language, id)
    const delivery = await deliver(letter)
    await recordDelivery(this.#mail, SendNotification, this.payload, delivery)
  }

  /** Before the mail: a database that cannot be written to must not let it out again and again. */
  #mayGo(recipient: string): Promise<boolean> {
    return db.transaction(async (trx) => {
      await lockRecipient(trx, recipient)
      const own = () => trx.from('notifications').where({ ...this.#mail, state: 'queued' })
      const begun = { attempts: trx.raw('attempts + 1'), counted_at: null }
      const [count] = [await own().update(begun)].flat()
      // Cancelled since it was read.
      if (!count) return false
      const mayGo = await isWithinLimit(trx, recipient)
      if (mayGo) await own().update({ counted_at: timestamp(), updated_at: timestamp() })
      else {
        const jobId = await enqueue(trx, SendNotification, this.payload, HOUR)
        await own().update({
          ...{ job_id: jobId, next_attempt_at: timestamp(Date.now() + HOUR) },
          ...{ answer: overLimit(), attempts: trx.raw('attempts - 1') },
        })
      }
      return mayGo
    })
  }
}

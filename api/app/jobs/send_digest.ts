import { Job } from '@adonisjs/queue'
import { fixedBackoff } from '@boringnode/queue'
import db from '@adonisjs/lucid/services/db'
import type { JobOptions } from '@adonisjs/queue/types'
import { enqueue } from '#jobs/enqueue'
import { holdStop } from '#jobs/hold_stop'
import { digestAllowedAt, lockRecipient } from '#jobs/hourly_limit'
import { recordDelivery, type MailOrder } from '#jobs/record_delivery'
import DigestMail from '#mails/digest_mail'
import { deliver } from '#mails/deliver'
import { timestamp } from '#models/timestamp'
import User from '#models/user'

/** Sends one mail about all messages that were too many for mails of their own. */
export default class SendDigest extends Job<MailOrder> {
  static override options: JobOptions = {
    name: 'SendDigest',
    retry: { maxRetries: 1000, backoff: fixedBackoff('30s') },
  }

  override async execute() {
    await holdStop(this.#send())
  }

  get #mail() {
    return { digest_id: this.payload.id, job_id: this.context.jobId }
  }

  async #send() {
    const first = await db.from('notifications').where(this.#mail).first()
    if (!first) return
    const language = await User.languageFor(first.recipient)
    const messages = await this.#close(first.recipient)
    if (!messages) return
    const letter = new DigestMail(first.recipient, language, messages, this.payload.id)
    const delivery = await deliver(letter)
    const answer = `${delivery.answer} (one mail about ${messages} messages)`
    const outcome = delivery.isAccepted ? { ...delivery, answer } : delivery
    await recordDelivery(this.#mail, SendDigest, this.payload, outcome)
  }

  /**
   * From here on others wait for another digest.
   * @returns how many messages it is about; 0 when it is too soon after the one before
   */
  #close(recipient: string): Promise<number> {
    return db.transaction(async (trx) => {
      await lockRecipient(trx, recipient)
      const mails = () => trx.from('notifications').where({ ...this.#mail, state: 'queued' })
      const closed = { counted_at: timestamp(), attempts: trx.raw('attempts + 1') }
      const [messages] = [await mails().update(closed)].flat()
      const { id } = this.payload
      const allowed = await digestAllowedAt(trx, recipient, id)
      if (allowed <= Date.now()) return Number(messages)
      const jobId = await enqueue(trx, SendDigest, this.payload, allowed - Date.now())
      await mails().update({
        counted_at: null,
        attempts: trx.raw('attempts - 1'),
        job_id: jobId,
        next_attempt_at: timestamp(allowed),
      })
      return 0
    })
  }
}

import { Job } from '@adonisjs/queue'
import { fixedBackoff } from '@boringnode/queue'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { JobOptions } from '@adonisjs/queue/types'
import { retryPauses } from '#config/mail'
import { enqueue } from '#jobs/enqueue'
import ContactMessageMail from '#mails/contact_message_mail'
import { deliver, type Delivery } from '#mails/deliver'
import Notification from '#models/notification'
import { timestamp } from '#models/timestamp'

interface NotificationOrder {
  id: string
  /** Which attempt this is, from 1, since it was last queued by a message or a director. */
  attempt: number
}

const running = new Set<Promise<void>>()
let isHeld = false

/** A stop of the process waits until the outcome is written down: else the mail goes out twice. */
function holdStop(work: Promise<void>): Promise<void> {
  if (!isHeld) app.terminating(async () => void (await Promise.allSettled(running)))
  isHeld = true
  running.add(work)
  return work.finally(() => running.delete(work))
}

/**
 * Sends one notification once. What comes of it is written down together with the job of the next
 * attempt, so that there is always one who will try again.
 */
export default class SendNotification extends Job<NotificationOrder> {
  static override options: JobOptions = {
    name: 'SendNotification',
    // Not for mail servers that refuse, which `#record` deals with: for a database that does.
    retry: { maxRetries: 1000, backoff: fixedBackoff('30s') },
  }

  override async execute() {
    await holdStop(this.#send())
  }

  async #send() {
    const notification = await Notification.query()
      .where({ id: this.payload.id, state: 'queued', job_id: this.context.jobId })
      .preload('contactMessage')
      .first()
    if (!notification) return
    // Before the mail: a database that cannot be written to must not let it out again and again.
    await notification.merge({ attempts: notification.attempts + 1 }).save()
    const { contactMessage, recipient, id } = notification
    await this.#record(await deliver(new ContactMessageMail(contactMessage, recipient, id)))
  }

  async #record(delivery: Delivery) {
    const { id, attempt } = this.payload
    const { isAccepted, isFinal, answer, code } = delivery
    // Neither recipient nor answer, which may name people.
    if (!isAccepted) logger.warn({ notification: id, attempt, code }, 'mail was not accepted')
    const pause = isFinal ? undefined : retryPauses[attempt - 1]
    await db.transaction(async (trx) => {
      const outcome = {
        state: isAccepted ? 'sent' : pause === undefined ? 'failed' : 'queued',
        answer,
        next_attempt_at: null as string | null,
        updated_at: timestamp(),
      }
      const own = trx.from('notifications').where({ id, job_id: this.context.jobId })
      // The update comes first in its transaction, so that it waits for another program's lock.
      const [count] = [await own.update(outcome)].flat()
      if (outcome.state !== 'queued' || !count) return
      const jobId = await enqueue(trx, SendNotification, { id, attempt: attempt + 1 }, pause)
      const next = timestamp(Date.now() + pause!)
      await trx.from('notifications').where('id', id).update({
        job_id: jobId,
        next_attempt_at: next,
      })
    })
  }
}

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isMailOn } from '#config/mail'
import { enqueue } from '#database/enqueue'
import SendNotification from '#jobs/send_notification'
import type ContactMessage from '#models/contact_message'
import Notification from '#models/notification'
import Settings from '#models/settings'
import { timestamp } from '#support/timestamp'

export async function queueNotifications(trx: TransactionClientContract, message: ContactMessage) {
  const settings = await Settings.read(trx)
  if (!settings.emailNotifications) return
  for (const recipient of settings.recipients) {
    const notification = new Notification().useTransaction(trx)
    notification.fill({
      contactMessageId: message.id,
      recipient,
      state: isMailOn ? 'queued' : 'waiting',
      reason: isMailOn ? null : 'off',
      attempts: 0,
      answer: '',
      queuedAt: timestamp(),
      nextAttemptAt: isMailOn ? timestamp() : null,
    })
    await notification.save()
    if (!isMailOn) continue
    const jobId = await enqueue(trx, SendNotification, { id: notification.id, attempt: 1 })
    await notification.merge({ jobId }).save()
  }
}

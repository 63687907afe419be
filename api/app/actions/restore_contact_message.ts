import RetryNotifications from '#actions/retry_notifications'
import { NotFound } from '#exceptions/refusals'
import { noteActivity } from '#queries/activity_log'
import type ContactMessage from '#models/contact_message'
import { keyedTransaction } from '#queries/idempotency_keys'

export default class RestoreContactMessage {
  async handle(message: ContactMessage) {
    const { id, createdAt } = message
    await keyedTransaction(async (trx) => {
      const row = trx.from('contact_messages').where('id', id)
      const [count] = [await row.whereNotNull('deleted_at').update({ deleted_at: null })].flat()
      if (!count) throw new NotFound()
      await new RetryNotifications().queueAgain(trx, id, ['cancelled'])
      await noteActivity(trx, { kind: 'contacts', deed: 'restored', itemId: id, name: createdAt })
    })
    await message.refresh()
  }
}

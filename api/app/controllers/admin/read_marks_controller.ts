import type { HttpContext } from '@adonisjs/core/http'
import ContactMessage from '#models/contact_message'
import { keyedTransaction } from '#models/idempotency_key'
import ContactMessageTransformer from '#transformers/contact_message_transformer'

export default class ReadMarksController {
  /** Marks a message read; there is no way back, and doing it twice changes nothing. */
  async store({ params, serialize }: HttpContext) {
    const message = await ContactMessage.findLiveOrFail(params.id)
    if (!message.isRead) {
      await keyedTransaction((trx) => message.useTransaction(trx).merge({ isRead: true }).save())
    }
    await message.load('notifications')
    return serialize(ContactMessageTransformer.transform(message).useVariant('forAdmin'))
  }
}

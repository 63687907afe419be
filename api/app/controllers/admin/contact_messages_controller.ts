import type { HttpContext } from '@adonisjs/core/http'
import ContactMessage from '#models/contact_message'
import { timestamp } from '#models/timestamp'
import ContactMessageTransformer from '#transformers/contact_message_transformer'

export default class ContactMessagesController {
  /** All messages, newest first. */
  async index({ serialize }: HttpContext) {
    const messages = await ContactMessage.live().orderBy('created_at', 'desc').orderBy('id', 'desc')
    await ContactMessage.loadNotifications(messages)
    return serialize(ContactMessageTransformer.transform(messages).useVariant('forAdmin'))
  }

  /** One message; looking at it does not mark it read. */
  async show({ params, serialize }: HttpContext) {
    const message = await ContactMessage.findLiveOrFail(params.id)
    await message.load('notifications')
    return serialize(ContactMessageTransformer.transform(message).useVariant('forAdmin'))
  }

  async destroy({ params }: HttpContext) {
    const message = await ContactMessage.findLiveOrFail(params.id)
    await message.merge({ deletedAt: timestamp() }).save()
    return { message: 'Message deleted.' }
  }
}

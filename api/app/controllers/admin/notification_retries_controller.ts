import type { HttpContext } from '@adonisjs/core/http'
import { retryNotifications } from '#actions/retry_notifications'
import ContactMessage from '#models/contact_message'
import ContactMessageTransformer from '#transformers/contact_message_transformer'

export default class NotificationRetriesController {
  async store({ params, serialize }: HttpContext) {
    const message = await ContactMessage.findLiveOrFail(params.id)
    await retryNotifications(message)
    await message.load('notifications')
    return serialize(ContactMessageTransformer.transform(message).useVariant('forAdmin'))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { changeContactMessage } from '#actions/change_contact_message'
import ContactMessage from '#models/contact_message'
import ContactMessageTransformer from '#transformers/contact_message_transformer'

export default class ReadMarksController {
  async store({ params, serialize }: HttpContext) {
    let message = await ContactMessage.findLiveOrFail(params.id)
    if (!message.isRead) {
      message = await changeContactMessage(message.id, { state: 'read' })
    }
    await message.load('notifications')
    return serialize(ContactMessageTransformer.transform(message).useVariant('forAdmin'))
  }
}

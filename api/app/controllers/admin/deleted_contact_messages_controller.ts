import type { HttpContext } from '@adonisjs/core/http'
import ContactMessage from '#models/contact_message'
import ContactMessageTransformer from '#transformers/contact_message_transformer'

export default class DeletedContactMessagesController {
  /** The messages that can still be brought back, last deleted first. */
  async index({ serialize }: HttpContext) {
    const messages = await ContactMessage.deleted()
    return serialize(ContactMessageTransformer.transform(messages).useVariant('deleted'))
  }
}

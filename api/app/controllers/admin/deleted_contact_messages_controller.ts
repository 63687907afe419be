import type { HttpContext } from '@adonisjs/core/http'
import { contactMessages } from '#lists/contact_messages'
import ContactMessageTransformer from '#transformers/contact_message_transformer'

export default class DeletedContactMessagesController {
  /** The messages that can still be brought back, last deleted first. */
  async index({ serialize }: HttpContext) {
    const rows = await contactMessages.deleted()
    return serialize(ContactMessageTransformer.transform(rows).useVariant('deleted'))
  }
}

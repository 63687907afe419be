import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#exceptions/not_found'
import { contactMessages } from '#lists/contact_messages'
import ContactMessage from '#models/contact_message'
import ContactMessageTransformer from '#transformers/contact_message_transformer'

export default class DeletedContactMessagesController {
  /** The messages that can still be brought back, last deleted first. */
  async index({ serialize }: HttpContext) {
    const rows = await contactMessages.deleted()
    return serialize(ContactMessageTransformer.transform(rows).useVariant('deleted'))
  }

  /** Removes a deleted message for good, at once. */
  async destroy({ params }: HttpContext) {
    const { id } = await ContactMessage.findDeletedOrFail(params.id)
    const deleted = ContactMessage.query().where('id', id).whereNotNull('deleted_at')
    const [count] = await deleted.delete()
    if (!Number(count)) throw new NotFound()
    return { message: 'Message removed for good.' }
  }
}

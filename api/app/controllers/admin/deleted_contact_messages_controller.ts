import type { HttpContext } from '@adonisjs/core/http'
import { eraseContactMessage } from '#actions/erase_contact_message'
import { directorMessages } from '#queries/director_list'
import ContactMessage from '#models/contact_message'
import ContactMessageTransformer from '#transformers/contact_message_transformer'
import RemovalTransformer from '#transformers/removal_transformer'

export default class DeletedContactMessagesController {
  async index({ serialize }: HttpContext) {
    const rows = await directorMessages.deleted()
    return serialize(ContactMessageTransformer.transform(rows).useVariant('deleted'))
  }

  async destroy({ params, serialize }: HttpContext) {
    const message = await ContactMessage.findDeletedOrFail(params.id)
    await eraseContactMessage(message)
    return serialize(RemovalTransformer.transform(message))
  }
}

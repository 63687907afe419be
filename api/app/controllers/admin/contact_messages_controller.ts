import type { HttpContext } from '@adonisjs/core/http'
import { changeContactMessage } from '#actions/change_contact_message'
import { removeContactMessage } from '#actions/remove_contact_message'
import ContactMessage from '#models/contact_message'
import { readClient } from '#database/read_client'
import { directorMessages } from '#queries/director_list'
import ContactMessageTransformer from '#transformers/contact_message_transformer'
import RemovalTransformer from '#transformers/removal_transformer'
import { messageChangesValidator } from '#validators/contact_message'
import { contactListValidator } from '#validators/list_query'

export default class ContactMessagesController {
  async index({ request }: HttpContext) {
    const query = await request.validateUsing(contactListValidator)
    return directorMessages.read(query, (row) => new ContactMessageTransformer(row).forAdmin())
  }

  async show({ params, serialize }: HttpContext) {
    const message = await ContactMessage.findLiveOrFail(params.id, { client: readClient() })
    await message.load('notifications')
    return serialize(ContactMessageTransformer.transform(message).useVariant('forAdmin'))
  }

  async update({ params, request, serialize }: HttpContext) {
    const { id } = await ContactMessage.findLiveOrFail(params.id)
    const changes = await request.validateUsing(messageChangesValidator)
    const message = await changeContactMessage(id, changes)
    await message.load('notifications')
    return serialize(ContactMessageTransformer.transform(message).useVariant('forAdmin'))
  }

  async destroy({ params, serialize }: HttpContext) {
    const message = await ContactMessage.findLiveOrFail(params.id)
    await removeContactMessage(message)
    return serialize(RemovalTransformer.transform(message))
  }
}

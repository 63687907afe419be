import type { HttpContext } from '@adonisjs/core/http'
import { restoreContactMessage } from '#actions/restore_contact_message'
import ContactMessage from '#models/contact_message'
import ContactMessageTransformer from '#transformers/contact_message_transformer'

export default class ContactMessageRestorationsController {
  async store({ params, serialize }: HttpContext) {
    const message = await ContactMessage.findDeletedOrFail(params.id)
    await restoreContactMessage(message)
    await message.refresh()
    await message.load('notifications')
    return serialize(ContactMessageTransformer.transform(message).useVariant('forAdmin'))
  }
}

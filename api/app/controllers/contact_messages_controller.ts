import type { HttpContext } from '@adonisjs/core/http'
import { storeContactMessage } from '#actions/store_contact_message'
import { clientAddress } from '#auth/client_address'
import { idempotencyKeyOf } from '#writes/idempotency_key'
import ContactMessageTransformer from '#transformers/contact_message_transformer'
import { contactMessageValidator } from '#validators/contact_message'

export default class ContactMessagesController {
  async store({ request, response, serialize }: HttpContext) {
    const form = await request.validateUsing(contactMessageValidator)
    const message = await storeContactMessage(form, {
      address: clientAddress(request),
      idempotencyKey: idempotencyKeyOf(request),
    })
    response.status(201)
    return serialize(ContactMessageTransformer.transform(message))
  }
}

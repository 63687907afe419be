import { affected } from '#database/affected'
import type { HttpContext } from '@adonisjs/core/http'
import { queueAgain } from '#actions/retry_notifications'
import { NotFound } from '#exceptions/refusals'
import ContactMessage from '#models/contact_message'
import { logActivity } from '#activity/log'
import { keyedTransaction } from '#writes/keyed_transaction'
import ContactMessageTransformer from '#transformers/contact_message_transformer'

export default class ContactMessageRestorationsController {
  async store({ params, serialize }: HttpContext) {
    const message = await ContactMessage.findDeletedOrFail(params.id)
    const { id, createdAt } = message
    await keyedTransaction(async (trx) => {
      const row = trx.from('contact_messages').where('id', id).whereNotNull('deleted_at')
      if ((await affected(row.update({ deleted_at: null }))) === 0) throw new NotFound()
      await queueAgain(trx, id, 'restored')
      await logActivity(trx, { kind: 'contacts', action: 'restored', itemId: id, name: createdAt })
    })
    await message.refresh()
    await message.load('notifications')
    return serialize(ContactMessageTransformer.transform(message).useVariant('forAdmin'))
  }
}

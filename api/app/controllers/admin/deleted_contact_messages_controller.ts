import { affected } from '#database/affected'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#exceptions/refusals'
import { directorMessages } from '#queries/director_list'
import ContactMessage from '#models/contact_message'
import { logActivity } from '#activity/log'
import { keyedTransaction } from '#writes/keyed_transaction'
import ContactMessageTransformer from '#transformers/contact_message_transformer'
import RemovalTransformer from '#transformers/removal_transformer'

export default class DeletedContactMessagesController {
  async index({ serialize }: HttpContext) {
    const rows = await directorMessages.deleted()
    return serialize(ContactMessageTransformer.transform(rows).useVariant('deleted'))
  }

  async destroy({ params, serialize }: HttpContext) {
    const { id, createdAt } = await ContactMessage.findDeletedOrFail(params.id)
    await keyedTransaction(async (trx) => {
      const deleted = trx.from('contact_messages').where('id', id).whereNotNull('deleted_at')
      if ((await affected(deleted.delete())) === 0) throw new NotFound()
      await logActivity(trx, { kind: 'contacts', action: 'purged', itemId: id, name: createdAt })
    })
    return serialize(RemovalTransformer.transform({ id }))
  }
}

import { logActivity } from '#activity/log'
import { affected } from '#database/affected'
import { NotFound } from '#exceptions/refusals'
import type ContactMessage from '#models/contact_message'
import { keyedTransaction } from '#writes/keyed_transaction'

/** @throws NotFound unless it is deleted */
export async function eraseContactMessage({ id, createdAt }: ContactMessage) {
  await keyedTransaction(async (trx) => {
    const deleted = trx.from('contact_messages').where('id', id).whereNotNull('deleted_at')
    if ((await affected(deleted.delete())) === 0) throw new NotFound()
    await logActivity(trx, {
      kind: 'contacts',
      action: 'purged',
      itemId: id,
      name: createdAt,
    })
  })
}

import { NotFound } from '#exceptions/refusals'
import { logActivity } from '#activity/log'
import type ContactMessage from '#models/contact_message'
import { changeState } from '#notifications/change_state'
import { keyedTransaction } from '#writes/keyed_transaction'
import { affected } from '#database/affected'
import { timestamp } from '#support/timestamp'

export async function removeContactMessage({ id, createdAt }: ContactMessage) {
  await keyedTransaction(async (trx) => {
    const now = timestamp()
    const live = trx.from('contact_messages').where('id', id).whereNull('deleted_at')
    if ((await affected(live.update({ deleted_at: now }))) === 0) throw new NotFound()
    const mails = trx.from('notifications').where('contact_message_id', id)
    await changeState(mails, 'deleted', { next_attempt_at: null })
    await logActivity(trx, { kind: 'contacts', action: 'deleted', itemId: id, name: createdAt })
  })
}

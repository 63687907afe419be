import { differenceOf, noteActivity } from '#queries/activity_log'
import ContactMessage from '#models/contact_message'
import { keyedTransaction } from '#queries/idempotency_keys'
import { FieldError } from '#exceptions/field_error'
import { noteRule, type HandledState, type MessageState } from '#shared/rules/contact_rules'
import type { ActivityAction } from '#shared/rules/activities'

interface Changes {
  state?: HandledState | undefined
  note?: string | undefined
  /** What the note was when it was begun to be changed; absent: nothing was known of it. */
  noteBefore?: string | undefined
  remindOn?: string | undefined
}

/** Nothing of who wrote it, and of the note no more than whether there is one. */
function handlingOf({ isRead, answeredAt, note, remindOn }: ContactMessage) {
  const state: MessageState = answeredAt ? 'answered' : isRead ? 'read' : 'new'
  return { state, hasNote: Boolean(note), remindOn: remindOn ?? null }
}

export default class ChangeContactMessage {
  async handle(id: string, { state, note, noteBefore, remindOn }: Changes) {
    return keyedTransaction(async (trx) => {
      // Read and locked in the transaction: of two notes saved at once, both stay.
      const message = await ContactMessage.query({ client: trx })
        .where('id', id)
        .whereNull('deleted_at')
        .forUpdate()
        .firstOrFail()
      const before = handlingOf(message)
      if (state) message.state = state
      if (note !== undefined) message.note = this.#noteOf(message, note, noteBefore) || null
      if (remindOn !== undefined) message.remindOn = remindOn || null
      const isNoted = 'note' in message.$dirty
      await message.save()
      const difference = differenceOf(before, handlingOf(message))
      if (!difference && !isNoted) return message
      const become = difference?.after.state as HandledState | undefined
      const action: ActivityAction = become ?? (isNoted ? 'noted' : 'reminded')
      const what = { itemId: message.id, name: message.createdAt }
      await noteActivity(trx, { kind: 'contacts', action, ...what, ...difference })
      return message
    })
  }

  #noteOf(
    { note: stored }: ContactMessage,
    note: string,
    noteBefore: string | null = note ? '' : stored
  ) {
    const isOther = stored && stored !== noteBefore && stored !== note
    const merged = isOther ? [stored, note].filter(Boolean).join('\n\n') : note
    const { value, message } = noteRule.max
    if (merged.length > value) throw new FieldError('note', message)
    return merged
  }
}

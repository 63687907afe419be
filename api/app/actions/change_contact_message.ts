import { differenceOf, noteActivity } from '#models/activity'
import type ContactMessage from '#models/contact_message'
import { keyedTransaction } from '#models/idempotency_key'
import type { MessageState } from '#shared/contact_rules'
import type { Deed } from '#shared/activities'

interface Changes {
  state?: MessageState | undefined
  /** Empty: none. */
  note?: string | undefined
  /** What the note was when it was begun to be changed. */
  noteBefore?: string | undefined
  /** A day; empty: none. */
  remindOn?: string | undefined
}

const STATES: Record<MessageState, Deed> = {
  new: 'marked_new',
  read: 'read',
  answered: 'answered',
}

/** Nothing of who wrote it, and of the note no more than whether there is one. */
function handlingOf({ isRead, answeredAt, note, remindOn }: ContactMessage) {
  const state: MessageState = answeredAt ? 'answered' : isRead ? 'read' : 'new'
  return { state, hasNote: Boolean(note), remindOn: remindOn ?? null }
}

/** Says what has become of a message, and keeps a note and a reminder; what is absent stays. */
export default class ChangeContactMessage {
  async handle(message: ContactMessage, { state, note, noteBefore, remindOn }: Changes) {
    const before = handlingOf(message)
    if (state) message.state = state
    if (note !== undefined) message.note = this.#noteOf(message, note, noteBefore) || null
    if (remindOn !== undefined) message.remindOn = remindOn || null
    const isNoted = 'note' in message.$dirty
    const after = handlingOf(message)
    await keyedTransaction(async (trx) => {
      await message.useTransaction(trx).save()
      const difference = differenceOf(before, after)
      if (!difference && !isNoted) return
      const become = difference?.after.state as MessageState | undefined
      const deed = become ? STATES[become] : isNoted ? 'noted' : 'reminded'
      const what = { itemId: message.id, name: message.createdAt }
      await noteActivity(trx, { kind: 'contacts', deed, ...what, ...difference })
    })
  }

  /** Another phone or tab has noted something meanwhile: both stay, the later one below. */
  #noteOf({ note: stored }: ContactMessage, note: string, noteBefore = stored ?? '') {
    const isOther = stored && stored !== noteBefore && stored !== note
    return isOther ? [stored, note].filter(Boolean).join('\n\n') : note
  }
}

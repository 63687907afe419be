import { differenceOf } from '#activity/difference'
import { logActivity } from '#activity/log'
import ContactMessage from '#models/contact_message'
import { keyedTransaction } from '#writes/keyed_transaction'
import { FieldError } from '#exceptions/field_error'
import { findPlainFault } from '#shared/rules/field_rule'
import { noteRule, type HandledState, type MessageState } from '#shared/rules/contact_rules'
import type { ActivityAction } from '#shared/rules/activities'

interface Changes {
  state?: HandledState | undefined
  note?: string | undefined
  /** The note before editing began; absent when the client did not send it. */
  noteBefore?: string | undefined
  remindOn?: string | undefined
}

/** For the activity log: no personal data, and only whether there is a note. */
function handlingOf({ isRead, answeredAt, note, remindOn }: ContactMessage) {
  const state: MessageState = answeredAt ? 'answered' : isRead ? 'read' : 'new'
  return { state, hasNote: Boolean(note), remindOn: remindOn ?? null }
}

export async function changeContactMessage(
  id: string,
  { state, note, noteBefore, remindOn }: Changes
) {
  return keyedTransaction(async (trx) => {
    // Locked, so that two notes saved at the same time are both kept.
    const message = await ContactMessage.query({ client: trx })
      .where('id', id)
      .whereNull('deleted_at')
      .forUpdate()
      .firstOrFail()
    const before = handlingOf(message)
    if (state) message.state = state
    if (note !== undefined) message.note = noteOf(message, note, noteBefore) || null
    if (remindOn !== undefined) message.remindOn = remindOn || null
    const isNoteChanged = 'note' in message.$dirty
    await message.save()
    const difference = differenceOf(before, handlingOf(message))
    if (!difference && !isNoteChanged) return message
    const newState = difference?.after.state as HandledState | undefined
    const action: ActivityAction = newState ?? (isNoteChanged ? 'noted' : 'reminded')
    await logActivity(trx, {
      kind: 'contacts',
      action,
      itemId: message.id,
      name: message.createdAt,
      ...difference,
    })
    return message
  })
}

function noteOf({ note: stored }: ContactMessage, note: string, noteBefore: string | undefined) {
  // Without it, nothing was there before a note was typed; whoever clears a note has seen it.
  const before = noteBefore ?? (note ? '' : stored)
  const wasChanged = stored && stored !== before && stored !== note
  const merged = wasChanged ? [stored, note].filter(Boolean).join('\n\n') : note
  const fault = findPlainFault(noteRule, merged)
  if (fault) throw new FieldError({ note: fault })
  return merged
}

import { type HandledState, type MessageState } from '@academy/api/shared/rules/contact_rules'
import { indianDay } from '@academy/api/shared/tournament/tournament_state'
import type { ContactMessage } from '@/lib/data'
import { useWaiting } from '@/lib/outbox/store'

/** What the director can say about a message; an empty note or day is none. */
export interface MessageChange {
  state?: HandledState
  note?: string
  /** What the note was when it was begun to be changed: what was noted elsewhere since stays too. */
  noteBefore?: string
  remindOn?: string
}

export function stateOf({ isRead, answeredAt }: ContactMessage): MessageState {
  if (answeredAt) return 'answered'
  return isRead ? 'read' : 'new'
}

/** Whether the director wanted to be reminded of it today or before. */
export const isDue = ({ remindOn }: ContactMessage) =>
  remindOn !== undefined && remindOn <= indianDay(Date.now())

function after(contact: ContactMessage, { state, note, remindOn }: MessageChange) {
  return {
    ...contact,
    ...(state && {
      isRead: true,
      answeredAt: state === 'answered' ? (contact.answeredAt ?? contact.createdAt) : undefined,
    }),
    ...(note !== undefined && { note: note || undefined }),
    ...(remindOn !== undefined && { remindOn: remindOn || undefined }),
  } as ContactMessage
}

/** The message as it will be once the outbox is empty. */
export function useChanged(contact: ContactMessage): ContactMessage {
  return (useWaiting() ?? [])
    .filter((entry) => entry.itemId === contact._id)
    .reduce((before, { values }) => after(before, values), contact)
}

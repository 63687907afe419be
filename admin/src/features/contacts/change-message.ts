import type { HandledState } from '@academy/api/shared/rules/contact_rules'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { api } from '@/lib/api'
import type { ContactMessage } from '@/lib/data'
import { errorBanner } from '@/lib/error-banner'
import { messageOf } from '@/lib/errors'
import type { Sendable } from '@/lib/outbox/sender'
import { postFields } from '@/lib/outbox/use-outbox'
import { contactsKey } from './counts'
import { stateOf, type MessageChange } from './message-state'

/** Messages as the outbox changes them; visitors make them. */
export const sendableMessages: Sendable = {
  change: async (id, form, options) => {
    const body = Object.fromEntries(form) as MessageChange
    return (await api.admin.contactMessages.update({ params: { id }, body, ...options })).data
  },
}

/** Changes a message through the outbox; only a device without room for it can fail. */
export function change(contact: ContactMessage, fields: MessageChange) {
  const title = m.messageOf({ name: contact.name })
  postFields(sendableMessages, { kind: contactsKey, itemId: contact._id, title, fields }).catch(
    (error: unknown) => errorBanner.show(messageOf(error, m.messageChangeFailed()))
  )
}

/** Says what has become of a message, and offers the way back. */
export function become(contact: ContactMessage, state: HandledState) {
  const before = stateOf(contact)
  if (before === state) return
  change(contact, { state })
  const previous = before === 'answered' ? before : 'read'
  toast(state === 'answered' ? m.markedAnswered() : m.markedNotAnswered(), {
    action: { label: m.undo(), onClick: () => change(contact, { state: previous }) },
  })
}

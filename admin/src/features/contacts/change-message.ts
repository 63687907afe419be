import { m } from '@/lib/messages'
import type { ContactMessage } from '@/lib/data'
import { postFields } from '@/lib/outbox/use-outbox'
import { contactsKey } from './counts'
import type { MessageChange } from './message-state'
import { sendableMessages } from './sendable-messages'

/** Puts what the director says about a message into the outbox, which sends it when it can. */
export const changeMessage = (contact: ContactMessage, change: MessageChange) =>
  postFields(sendableMessages, {
    kind: contactsKey,
    itemId: contact._id,
    title: m.messageOf({ name: contact.name }),
    fields: change,
  })

import { v7 as uuid } from 'uuid'
import * as m from 'virtual:admin-messages'
import type { ContactMessage } from '@/lib/data'
import { post } from '@/lib/outbox/outbox'
import { waiting } from '@/lib/outbox/waiting'
import { contactsKey } from './counts'
import type { MessageChange } from './message-state'
import { sendableMessages } from './sendable-messages'

/** Puts what the director says about a message into the outbox, which sends it when it can. */
export function changeMessage(contact: ContactMessage, change: MessageChange): Promise<void> {
  const id = uuid()
  return post(sendableMessages, {
    id,
    key: uuid(),
    account: waiting.account() ?? '',
    kind: contactsKey,
    itemId: contact._id,
    title: m.messageOf({ name: contact.name }),
    draftKey: '',
    values: change,
    base: undefined,
    body: Object.entries(change),
    savedAt: Date.now(),
    tries: 0,
    nextAt: 0,
    opening: id,
  })
}

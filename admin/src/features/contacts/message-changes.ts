import type { HandledState } from '@academy/api/shared/rules/contact_rules'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { api } from '@/lib/api'
import type { ContactMessage } from '@/lib/data'
import { errorBanner } from '@/lib/error-banner'
import type { Sendable } from '@/unsent/attempt'
import { useWaiting } from '@/unsent/entries'
import { postFields } from '@/unsent/post'
import { contactResource } from './contact-resource'

/** An empty note or day removes it. */
interface MessageChange {
  state?: HandledState
  note?: string
  /** The note that was edited: what was noted elsewhere since then stays too. */
  noteBefore?: string
  remindOn?: string
}

export const sendableMessages: Sendable = {
  async change(id, { fields }, options) {
    const body = fields as MessageChange
    return (await api.admin.contactMessages.update({ params: { id }, body, ...options })).data
  },
}

/** Changes a message through the outbox; only a device without room for it can fail. */
export function change({ _id, name }: ContactMessage, fields: MessageChange) {
  const entry = { kind: contactResource.key, itemId: _id, title: m.messageOf({ name }), fields }
  postFields(sendableMessages, entry).catch((error: unknown) =>
    errorBanner.showRefusal(error, m.messageChangeFailed())
  )
}

export function setAnswered(contact: ContactMessage, isAnswered: boolean) {
  if (isAnswered === Boolean(contact.answeredAt)) return
  const put = (isOn: boolean) => change(contact, { state: isOn ? 'answered' : 'read' })
  put(isAnswered)
  toast(isAnswered ? m.markedAnswered() : m.markedNotAnswered(), {
    action: { label: m.undo(), onClick: () => put(!isAnswered) },
  })
}

/** The message as it will be once the outbox is empty. */
export function useChanged(contact: ContactMessage): ContactMessage {
  return (useWaiting() ?? [])
    .filter((entry) => entry.itemId === contact._id)
    .reduce((before, { fields }) => withChange(before, fields), contact)
}

function withChange(contact: ContactMessage, { state, note, remindOn }: MessageChange) {
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

import { toast } from 'sonner'
import { m } from '@/lib/messages'
import type { HandledState } from '@academy/api/shared/rules/contact_rules'
import { errorBanner } from '@/lib/error-banner'
import { messageOf } from '@/lib/errors'
import type { ContactMessage } from '@/lib/data'
import { changeMessage } from './change-message'
import { stateOf, type MessageChange } from './message-state'

const notices: Record<HandledState, () => string> = {
  read: m.markedNotAnswered,
  answered: m.markedAnswered,
}

/** Changes a message through the outbox; only a device without room for it can fail. */
export function change(contact: ContactMessage, next: MessageChange) {
  changeMessage(contact, next).catch((error: unknown) =>
    errorBanner.show(messageOf(error, m.messageChangeFailed()))
  )
}

/** Says what has become of a message, and offers the way back. */
export function become(contact: ContactMessage, state: HandledState) {
  const before = stateOf(contact)
  if (before === state) return
  change(contact, { state })
  const previous = before === 'answered' ? before : 'read'
  toast(notices[state](), {
    action: { label: m.undo(), onClick: () => change(contact, { state: previous }) },
  })
}

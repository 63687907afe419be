import { useEffect, useRef } from 'react'
import { m } from '@/lib/messages'
import type { ContactMessage } from '@/lib/data'
import { ContactItem } from './contact-item'
import { useMarkRead } from './queries'

interface Props {
  contact: ContactMessage
  onClose: () => void
  onDelete: () => void
}

/** The message that a notification mail leads to, above the list, wherever it stands in it. */
export function LinkedMessage({ contact, onClose, onDelete }: Props) {
  const { _id: id } = contact
  const wasRead = useRef(contact.isRead)
  const { mutate: markRead } = useMarkRead()

  useEffect(() => {
    if (!wasRead.current) markRead(id)
    // Refused, it is unread again, but not asked for again.
    wasRead.current = true
  }, [id, markRead])

  return (
    <section aria-label={m.messageFromMail()} className="mb-6">
      <p className="mb-2 text-sm text-muted-foreground">{m.fromMail()}</p>
      <div role="list">
        <ContactItem contact={contact} isOpen onToggle={onClose} onDelete={onDelete} />
      </div>
    </section>
  )
}

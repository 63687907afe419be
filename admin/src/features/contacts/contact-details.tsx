import { MailIcon, MessageCircleIcon, PhoneIcon, Trash2Icon } from 'lucide-react'
import type { ReactNode } from 'react'
import * as m from 'virtual:admin-messages'
import { Button } from '@/components/ui/button'
import type { ContactMessage } from '@/lib/data'
import { callLink, mailLink, mailTo, whatsAppLink } from './contact-links'
import { MailState } from './mail-state'

interface Props {
  contact: ContactMessage
  onDelete: () => void
}

export function ContactDetails({ contact, onDelete }: Props) {
  const { name, email, phone, subject, message } = contact
  return (
    <div className="grid gap-5 border-t p-4 sm:p-5">
      <dl className="grid gap-3 sm:gap-1">
        {subject && <Fact name="Subject">{subject}</Fact>}
        <Fact name="Email">
          <a
            className="inline-flex min-h-12 items-center break-all text-pale underline"
            href={mailTo(email)}
          >
            {email}
          </a>
        </Fact>
        {phone && (
          <Fact name="Phone">
            <a
              className="inline-flex min-h-12 items-center text-pale underline"
              href={callLink(phone)}
            >
              {phone}
            </a>
          </Fact>
        )}
        <Fact name="Message">
          <p className="max-w-[65ch] whitespace-pre-line">{message}</p>
        </Fact>
        {contact.notifications.length > 0 && (
          <Fact name="Mail">
            <MailState contact={contact} />
          </Fact>
        )}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="outline">
          <a href={mailLink(contact)}>
            <MailIcon aria-hidden />
            {m.reply()}
          </a>
        </Button>
        {phone && (
          <>
            <Button asChild variant="outline">
              <a href={callLink(phone)}>
                <PhoneIcon aria-hidden />
                {m.call()}
              </a>
            </Button>
            <Button asChild variant="outline">
              <a href={whatsAppLink(phone)} target="_blank" rel="noopener">
                <MessageCircleIcon aria-hidden />
                {m.whatsapp()}
              </a>
            </Button>
          </>
        )}
        <Button
          variant="ghost"
          className="text-destructive! sm:ml-auto"
          aria-label={m.deleteMessageOf({ name })}
          onClick={onDelete}
        >
          <Trash2Icon aria-hidden />
          {m.deleteIt()}
        </Button>
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid items-baseline gap-x-4 sm:grid-cols-[5rem_1fr]">
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

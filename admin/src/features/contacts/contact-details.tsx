import { languages } from '@academy/site/languages'
import { MailIcon, PhoneIcon, Trash2Icon } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import type { ContactMessage } from '@/lib/data'
import { lazyPart } from '@/lib/lazy-part'
import { callLink, hasWhatsApp, mailLink, mailTo } from './contact-links'
import { MailState } from './mail-state'

const Answering = lazyPart(
  () => import('./answer'),
  ({ children }) => (
    <>
      <Skeleton className="h-12 w-full sm:w-60" />
      {children}
    </>
  )
)

interface Props {
  contact: ContactMessage
  onDelete: () => void
}

/** An open message: its words, the way to answer, then all else. */
export function ContactDetails({ contact, onDelete }: Props) {
  const { name, email, phone, subject, message } = contact
  const isByMail = !hasWhatsApp(phone)
  return (
    <div className="grid gap-6 border-t p-4 sm:p-5">
      <div className="grid max-w-[65ch] gap-2">
        {subject && <p className="font-bold wrap-anywhere">{subject}</p>}
        <p className="wrap-anywhere whitespace-pre-line">{message}</p>
      </div>
      <Answering contact={contact}>
        <dl className="grid gap-3 border-t pt-4 sm:gap-1">
          <Fact name={m.email()}>
            <a
              className="inline-flex min-h-12 items-center break-all text-pale underline"
              href={mailTo(email)}
            >
              {email}
            </a>
          </Fact>
          {phone && (
            <Fact name={m.phone()}>
              <a
                className="inline-flex min-h-12 items-center text-pale underline"
                href={callLink(phone)}
              >
                {phone}
              </a>
            </Fact>
          )}
          {contact.language && contact.language !== 'en' && (
            <Fact name={m.writtenFrom()}>
              <p className="min-h-12 content-center">
                {m.pageIn({ language: languages[contact.language] })}
              </p>
            </Fact>
          )}
          {contact.notifications.length > 0 && (
            <Fact name={m.mail()}>
              <MailState contact={contact} />
            </Fact>
          )}
        </dl>
      </Answering>
      <div className="flex flex-wrap gap-3 border-t pt-4">
        {!isByMail && (
          <Button asChild variant="outline">
            <a href={mailLink(contact)}>
              <MailIcon aria-hidden />
              {m.reply()}
            </a>
          </Button>
        )}
        {phone && (
          <Button asChild variant="outline">
            <a href={callLink(phone)}>
              <PhoneIcon aria-hidden />
              {m.call()}
            </a>
          </Button>
        )}
        <Button
          variant="ghost"
          className="ml-auto text-destructive!"
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

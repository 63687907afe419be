import { callLink } from '@academy/api/shared/text/phone_numbers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2Icon } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { m } from '@/lib/messages'
import { LabelledButton } from '@/components/icon-button'
import { api } from '@/lib/api'
import type { ContactMessage } from '@/lib/data'
import { replaceItem } from '@/lib/item-cache'
import { Answer } from './answer'
import { mailLink } from './contact-links'
import { contactResource, countsQuery } from './contact-resource'
import { Handling } from './handling'
import { MailState } from './mail-state'

const LINK = 'inline-flex min-h-12 items-center break-all text-pale underline'

interface Props {
  contact: ContactMessage
  onDelete: () => void
}

export function ContactDetails({ contact, onDelete }: Props) {
  const { _id, name, email, phone, subject, message, notifications } = contact
  const client = useQueryClient()
  const { mutate: markRead } = useMutation({
    mutationFn: () => api.admin.readMarks.store({ params: { id: _id } }),
    onSuccess({ data }) {
      replaceItem(client, contactResource, data)
      return client.invalidateQueries(countsQuery)
    },
    meta: { isQuiet: true, failure: m.markReadFailed() },
  })
  const readOnce = useEffectEvent(() => {
    if (!contact.isRead) markRead()
  })
  useEffect(() => readOnce(), [])

  return (
    <div className="grid gap-6 border-t p-4 sm:p-5">
      <div className="grid max-w-[65ch] gap-2">
        {subject && <p className="font-bold wrap-anywhere">{subject}</p>}
        <p className="wrap-anywhere whitespace-pre-line">{message}</p>
      </div>
      <dl className="grid items-baseline gap-x-4 sm:grid-cols-[5rem_1fr] [&_dt]:text-sm [&_dt]:text-muted-foreground">
        {phone && (
          <>
            <dt>{m.phone()}</dt>
            <dd>
              <a className={LINK} href={callLink(phone)}>
                {phone}
              </a>
            </dd>
          </>
        )}
        <dt>{m.email()}</dt>
        <dd>
          <a className={LINK} href={mailLink(contact).href}>
            {email}
          </a>
        </dd>
      </dl>
      <Answer contact={contact} />
      {notifications.length > 0 && (
        <section aria-label={m.mail()} className="grid gap-2 border-t pt-4">
          <h3 className="text-sm text-muted-foreground">{m.mail()}</h3>
          <MailState contact={contact} />
        </section>
      )}
      <Handling contact={contact}>
        <LabelledButton
          Icon={Trash2Icon}
          label={m.deleteIt()}
          variant="ghost"
          className="-mr-4 ml-auto text-destructive!"
          aria-label={m.deleteMessageOf({ name })}
          onClick={onDelete}
        />
      </Handling>
    </div>
  )
}

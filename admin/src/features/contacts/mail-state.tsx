import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCwIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { LabelledButton } from '@/components/icon-button'
import { MailLine } from '@/components/mail-line'
import { api } from '@/lib/api'
import type { ContactMessage } from '@/lib/data'
import { replaceItem } from '@/lib/item-cache'
import { contactResource } from './contact-resource'

type Mail = ContactMessage['notifications'][number]

/** Without a mail server another attempt would change nothing. */
const canRetry = ({ state, attempts, reason }: Mail) =>
  state === 'failed' ||
  (reason !== 'off' && state === 'waiting') ||
  (state === 'queued' && attempts > 0)

export function MailState({ contact }: { contact: ContactMessage }) {
  const client = useQueryClient()
  const retry = useMutation({
    mutationFn: (id: string) => api.admin.notificationRetries.store({ params: { id } }),
    onSuccess: ({ data }) => replaceItem(client, contactResource, data),
    meta: { failure: m.mailsAgainFailed() },
  })
  return (
    <div className="grid justify-items-start gap-2 sm:mt-3">
      <ul className="grid gap-2">
        {contact.notifications.map((mail) => (
          <MailLine
            key={mail._id}
            recipient={mail.recipient}
            state={mail.state}
            reason={mail.reason}
            answer={mail.answer}
          />
        ))}
      </ul>
      {contact.notifications.some(canRetry) && (
        <LabelledButton
          Icon={RotateCwIcon}
          label={retry.isPending ? m.retrying() : m.retry()}
          aria-label={m.retryMailsOf({ name: contact.name })}
          disabled={retry.isPending}
          onClick={() => retry.mutate(contact._id)}
        />
      )}
    </div>
  )
}

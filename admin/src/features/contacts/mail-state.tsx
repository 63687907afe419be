import { CircleAlertIcon, CircleCheckIcon, ClockIcon, RotateCwIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import type { ContactMessage } from '@/lib/data'
import { formatMoment } from '@/lib/format'
import { useRetryMails, useWatchMails } from './queries'

type Mail = ContactMessage['notifications'][number]

const states = {
  sent: { words: m.mailSent, Icon: CircleCheckIcon, colour: 'text-success' },
  queued: { words: m.mailQueued, Icon: ClockIcon, colour: 'text-pale' },
  failed: { words: m.mailFailed, Icon: CircleAlertIcon, colour: 'text-destructive' },
  cancelled: { words: m.mailCancelled, Icon: ClockIcon, colour: 'text-pale' },
}

/** What became of the mails that tell the recipients about a message. */
export function MailState({ contact }: { contact: ContactMessage }) {
  const retry = useRetryMails()
  useWatchMails(contact)
  const isStuck = contact.notifications.some(
    ({ state, attempts }) => state === 'failed' || (state === 'queued' && attempts > 0)
  )
  return (
    <div className="grid justify-items-start gap-2 sm:mt-3">
      <ul className="grid gap-2">
        {contact.notifications.map((mail) => (
          <MailLine key={mail._id} mail={mail} />
        ))}
      </ul>
      {isStuck && (
        <Button
          variant="outline"
          size="sm"
          aria-label={m.retryMailsOf({ name: contact.name })}
          disabled={retry.isPending}
          onClick={() => retry.mutate(contact._id)}
        >
          <RotateCwIcon aria-hidden />
          {retry.isPending ? m.retrying() : m.retry()}
        </Button>
      )}
    </div>
  )
}

function MailLine({ mail }: { mail: Mail }) {
  const { recipient, state, attempts, answer, nextAttemptAt } = mail
  const { words, Icon, colour } = states[state]
  const isTold = state === 'failed' || (state === 'queued' && attempts > 0)
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden className={cn('mt-1 size-4 shrink-0', colour)} />
      <div className="min-w-0">
        <p className="break-words">{words({ recipient })}</p>
        {isTold && answer && (
          <p className="text-sm wrap-anywhere text-muted-foreground">
            {m.mailServerSaid({ answer })}
          </p>
        )}
        {isTold && state === 'queued' && nextAttemptAt && (
          <p className="text-sm text-muted-foreground">
            {m.nextTry({ moment: formatMoment(nextAttemptAt) })}
          </p>
        )}
      </div>
    </li>
  )
}

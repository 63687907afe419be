import { CircleAlertIcon, CircleCheckIcon, ClockIcon } from 'lucide-react'
import type { ContactMessage } from '@/lib/data'
import { m } from '@/lib/messages'
import { cn } from '@/lib/cn'

type Mail = ContactMessage['notifications'][number]

const states: Record<
  Mail['state'],
  { words: typeof m.mailSent; Icon: typeof ClockIcon; colour: string }
> = {
  sent: { words: m.mailSent, Icon: CircleCheckIcon, colour: 'text-success' },
  queued: { words: m.mailQueued, Icon: ClockIcon, colour: 'text-pale' },
  waiting: { words: m.mailQueued, Icon: ClockIcon, colour: 'text-pale' },
  failed: { words: m.mailFailed, Icon: CircleAlertIcon, colour: 'text-destructive' },
  cancelled: { words: m.mailCancelled, Icon: ClockIcon, colour: 'text-pale' },
}

const reasons: Record<NonNullable<Mail['reason']>, (answer: string) => string> = {
  off: () => m.mailOff(),
  unreachable: (answer) => m.mailServerUnreachable({ answer }),
  refused: (answer) => m.mailServerAnswer({ answer }),
  limit: () => m.mailLimit(),
  backup: () => m.mailNotInBackup(),
  expired: () => m.mailExpired(),
}

interface Props {
  recipient: string
  state: Mail['state']
  reason: Mail['reason']
  answer: string
}

export function MailLine({ recipient, state, reason, answer }: Props) {
  const { words, Icon, colour } = states[state]
  const isUnsent = state !== 'sent' && state !== 'cancelled'
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden className={cn('mt-1 size-4 shrink-0', colour)} />
      <div className="min-w-0">
        <p className="break-words">{words({ recipient })}</p>
        {isUnsent && reason && (
          <p className="text-sm wrap-anywhere text-muted-foreground">{reasons[reason](answer)}</p>
        )}
      </div>
    </li>
  )
}

import { CircleAlertIcon, CircleCheckIcon, ClockIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { cn } from '@/lib/cn'

const states = {
  sent: { words: m.mailSent, Icon: CircleCheckIcon, colour: 'text-success' },
  queued: { words: m.mailQueued, Icon: ClockIcon, colour: 'text-pale' },
  failed: { words: m.mailFailed, Icon: CircleAlertIcon, colour: 'text-destructive' },
  cancelled: { words: m.mailCancelled, Icon: ClockIcon, colour: 'text-pale' },
}

interface Props {
  recipient: string
  state: keyof typeof states
  answer: string | null | undefined
}

export function MailLine({ recipient, state, answer }: Props) {
  const { words, Icon, colour } = states[state]
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden className={cn('mt-1 size-4 shrink-0', colour)} />
      <div className="min-w-0">
        <p className="break-words">{words({ recipient })}</p>
        {answer && (
          <p className="text-sm wrap-anywhere text-muted-foreground">
            {m.mailServerAnswer({ answer })}
          </p>
        )}
      </div>
    </li>
  )
}

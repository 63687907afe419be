import { useQuery } from '@tanstack/react-query'
import {
  CircleAlertIcon,
  CircleCheckIcon,
  ClockIcon,
  MailIcon,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { m } from '@/lib/messages'
import { paths } from '@/paths'
import { countsQuery } from '@/features/contacts/contact-resource'
import { useLayer } from '@/lib/layer'
import { needsPerson, useWaiting } from '@/lib/outbox/store'

const HOUR_MS = 3_600_000
const HOURS_SAID = 48

function ageOf(since: string) {
  const hours = Math.max(1, Math.round((Date.now() - Date.parse(since)) / HOUR_MS))
  return hours < HOURS_SAID ? m.ageHours({ hours }) : m.ageDays({ count: Math.floor(hours / 24) })
}

const itemClasses =
  'flex min-h-12 shrink-0 items-center gap-2 rounded-control px-3 tight:shrink text-sm font-bold hover:bg-accent [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-primary'

interface ItemProps {
  Icon: LucideIcon
  to: string
  children: ReactNode
}

const Item = ({ Icon, to, children }: ItemProps) => (
  <Link className={itemClasses} to={to}>
    <Icon aria-hidden />
    {children}
  </Link>
)

/** Says above every view what needs the director, always in one line, so that nothing moves below. */
export function WaitingStrip() {
  const counts = useQuery({ ...countsQuery, enabled: false }).data
  const saves = useWaiting()?.filter(needsPerson).length ?? 0
  const outbox = useLayer('outbox')
  const { waiting, undelivered, due = 0 } = counts ?? {}
  const parts = [
    waiting?.count && waiting.oldest && (
      <Item key="waiting" Icon={MailIcon} to={`${paths.contacts}?status=waiting`}>
        {m.parentsWaiting({ count: waiting.count, age: ageOf(waiting.oldest) })}
      </Item>
    ),
    due > 0 && (
      <Item key="due" Icon={ClockIcon} to={`${paths.contacts}?status=due`}>
        {m.remindersDue({ count: due })}
      </Item>
    ),
    undelivered?.messageId && (
      <Item
        key="mails"
        Icon={CircleAlertIcon}
        to={`${paths.contacts}?message=${undelivered.messageId}`}
      >
        {m.mailsNotOut({ count: undelivered.count })}
      </Item>
    ),
    saves > 0 && (
      <button
        key="saves"
        type="button"
        aria-haspopup="dialog"
        className={itemClasses}
        onClick={() => outbox.open()}
      >
        <CircleAlertIcon aria-hidden />
        {m.savesNeedYou({ count: saves })}
      </button>
    ),
  ].filter(Boolean)
  return (
    <nav
      aria-label={m.needsYourAttention()}
      className="mb-6 flex min-h-14.5 items-center gap-x-3 overflow-x-auto rounded-panel border bg-card p-1 whitespace-nowrap max-sm:mb-1 print:hidden tight:flex-wrap tight:whitespace-normal"
    >
      {parts.length > 0
        ? parts
        : counts && (
            <p className="flex items-center gap-2 px-3 text-sm text-muted-foreground">
              <CircleCheckIcon aria-hidden className="size-5 shrink-0 text-success" />
              {m.nothingNeedsYou()}
            </p>
          )}
    </nav>
  )
}

import { useQuery } from '@tanstack/react-query'
import { CircleAlertIcon, ClockIcon, MailIcon, Share2Icon } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Link, useMatch } from 'react-router-dom'
import { m } from '@/lib/messages'
import { paths } from '@/paths'
import { rememberHeight } from '@/app/strip-place'
import { countsQuery } from '@/features/contacts/counts'
import { needsPerson } from '@/lib/outbox/entry'
import { useShares } from '@/lib/outbox/use-shares'
import { useWaiting } from '@/lib/outbox/waiting'

const HOUR_MS = 3_600_000
/** From then on a wait is counted in days. */
const HOURS_SAID = 48

/** How long somebody has waited: '26 h', '5 days'. */
function ageOf(since: string) {
  const hours = Math.max(1, Math.round((Date.now() - Date.parse(since)) / HOUR_MS))
  return hours < HOURS_SAID ? m.ageHours({ hours }) : m.ageDays({ count: Math.floor(hours / 24) })
}

/** The number of new messages at the app's icon, where the browser can show one. */
function useIconBadge(unread: number | undefined) {
  useEffect(() => {
    if (unread === undefined || !('setAppBadge' in navigator)) return
    const done = unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge()
    // Refused where the app is not installed.
    done.catch(() => undefined)
  }, [unread])
  // It is the signed-in director's.
  useEffect(() => () => void navigator.clearAppBadge?.().catch(() => undefined), [])
}

const line =
  'flex min-h-12 items-center gap-2 rounded-control px-3 text-sm font-bold hover:bg-accent [&>svg]:size-5 [&>svg]:shrink-0'

/** Says above every view what needs the director; there is nothing of it when nothing does. */
export function WaitingStrip({ email, onOutbox }: { email: string; onOutbox: () => void }) {
  const counts = useQuery({ ...countsQuery, enabled: false }).data
  const saves = useWaiting()?.filter(needsPerson).length ?? 0
  const shares = useShares(email)?.length ?? 0
  const isAtShares = useMatch(paths.share) !== null
  useIconBadge(counts?.unread)
  const { waiting, undelivered, due = 0 } = counts ?? {}
  const parts = [
    waiting?.count && waiting.oldest && (
      <Link key="waiting" className={line} to={`${paths.contacts}?status=waiting`}>
        <MailIcon aria-hidden className="text-primary" />
        {m.parentsWaiting({ count: waiting.count, age: ageOf(waiting.oldest) })}
      </Link>
    ),
    due > 0 && (
      <Link key="due" className={line} to={`${paths.contacts}?status=due`}>
        <ClockIcon aria-hidden className="text-primary" />
        {m.remindersDue({ count: due })}
      </Link>
    ),
    undelivered?.messageId && (
      <Link key="mails" className={line} to={`${paths.contacts}?message=${undelivered.messageId}`}>
        <CircleAlertIcon aria-hidden className="text-destructive" />
        {m.mailsNotOut({ count: undelivered.count })}
      </Link>
    ),
    saves > 0 && (
      <button key="saves" type="button" aria-haspopup="dialog" className={line} onClick={onOutbox}>
        <CircleAlertIcon aria-hidden className="text-destructive" />
        {m.savesNeedYou({ count: saves })}
      </button>
    ),
    shares > 0 && !isAtShares && (
      <Link key="shares" className={line} to={paths.share}>
        <Share2Icon aria-hidden className="text-primary" />
        {m.sharesWait({ count: shares })}
      </Link>
    ),
  ].filter(Boolean)
  const strip = useRef<HTMLDivElement>(null)
  const isKnown = counts !== undefined
  useLayoutEffect(() => {
    if (isKnown) rememberHeight(strip.current?.offsetHeight ?? 0)
  })
  if (parts.length === 0) return null
  return (
    <div ref={strip} className="pb-6 max-sm:pb-1 print:hidden">
      <nav
        aria-label={m.needsYourAttention()}
        className="flex flex-wrap gap-x-3 rounded-panel border bg-card p-1"
      >
        {parts}
      </nav>
    </div>
  )
}

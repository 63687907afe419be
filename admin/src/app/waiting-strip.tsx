import { indianMinute } from '@academy/api/shared/days/indian_days'
import { tournamentState } from '@academy/api/shared/tournament/tournament_state'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CircleAlertIcon, ClockIcon, MailIcon, MegaphoneIcon, TrophyIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { m } from '@/lib/messages'
import { paths } from '@/paths'
import { kinds } from '@/app/kinds'
import { countsQuery } from '@/features/contacts/contact-resource'
import { linkedDialog } from '@/features/items/list/item-dialog'
import { linkedMessage } from '@/features/contacts/open-message'
import { tournamentResource } from '@/features/tournaments/tournament-resource'
import { cn } from '@/lib/cn'
import type { Tournament } from '@/lib/data'
import { useLayer } from '@/lib/history'
import { listQuery } from '@/lib/item-queries'
import { needsPerson, useWaiting, type Entry } from '@/unsent/entries'
import { useOpenEntry } from '@/unsent/open-entry'
import { HOUR_MS } from '@academy/api/shared/days/durations'

const HOURS_MAX = 48

function ageOf(since: string) {
  const hours = Math.max(1, Math.round((Date.now() - Date.parse(since)) / HOUR_MS))
  return hours < HOURS_MAX ? m.ageHours({ hours }) : m.ageDays({ count: Math.floor(hours / 24) })
}

const isToday = (tournament: Tournament) =>
  tournamentState(tournament, indianMinute(Date.now()))?.kind === 'today'

const todaysEvents = listQuery(tournamentResource, { day: 'today' })

export const todaysEventsQuery = {
  ...todaysEvents,
  // On the day of an event the hall may have no network.
  meta: { ...todaysEvents.meta, isCached: true },
}

/** Events that are played today, whose results are written from round to round. */
function useTodaysEvents() {
  const { data } = useInfiniteQuery({ ...todaysEventsQuery, staleTime: HOUR_MS })
  return data?.pages.flatMap((page) => page.data).filter(isToday) ?? []
}

const part =
  'flex min-h-12 grow basis-36 items-center gap-2 rounded-control px-2 text-left text-sm leading-tight font-bold hover:bg-accent sm:grow-0 sm:basis-auto sm:px-3 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-primary'

export function WaitingStrip() {
  const counts = useQuery({ ...countsQuery, enabled: false }).data
  const saves = useWaiting()?.filter(needsPerson) ?? []
  const events = useTodaysEvents()
  const { undelivered, due = 0 } = counts ?? {}
  // On the contacts the messages themselves stand below, and a filter for them.
  const isAtMessages = useLocation().pathname === paths.contacts
  const waiting = isAtMessages ? undefined : counts?.waiting
  const needsNothing =
    !waiting?.oldest && due === 0 && !undelivered?.messageId && saves.length === 0
  if (needsNothing && events.length === 0) return null
  return (
    <nav
      aria-label={m.needsYourAttention()}
      className="mb-6 flex min-h-14.5 flex-wrap items-center gap-x-2 rounded-panel border bg-card p-1 max-sm:mb-1 print:hidden"
    >
      {events.map(({ _id, title }) => (
        <Link key={_id} className={cn(part, 'max-sm:basis-44')} to={paths.results(_id)}>
          <TrophyIcon aria-hidden />
          <span className="line-clamp-2 min-w-0 wrap-anywhere">{m.todaysResults({ title })}</span>
        </Link>
      ))}
      {waiting?.oldest && (
        <Link
          className={part}
          to={`${paths.contacts}?status=waiting`}
          state={linkedMessage(waiting.messageId ?? '')}
        >
          <MailIcon aria-hidden />
          {m.parentsWaiting({ count: waiting.count, age: ageOf(waiting.oldest) })}
        </Link>
      )}
      {due > 0 && (
        <Link className={part} to={`${paths.contacts}?status=due`}>
          <ClockIcon aria-hidden />
          {m.remindersDue({ count: due })}
        </Link>
      )}
      {undelivered?.messageId && (
        <Link className={part} to={paths.contacts} state={linkedMessage(undelivered.messageId)}>
          <CircleAlertIcon aria-hidden />
          {m.mailsNotOut({ count: undelivered.count })}
        </Link>
      )}
      {saves.length > 0 && <Saves saves={saves} />}
      <Link
        className={cn(part, 'max-sm:grow-0 max-sm:basis-auto')}
        to={paths.notices}
        state={linkedDialog('new')}
      >
        <MegaphoneIcon aria-hidden />
        {m.noticeShort()}
      </Link>
    </nav>
  )
}

/** A single one is named, and leads to its form. */
function Saves({ saves }: { saves: Entry[] }) {
  const outbox = useLayer('outbox')
  const open = useOpenEntry(kinds)
  const [first, ...others] = saves
  const single = others.length === 0 ? first : undefined
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      // A title has a line of its own on a phone.
      className={cn(part, 'max-sm:basis-full')}
      onClick={() => (single ? open(single) : outbox.open())}
    >
      <CircleAlertIcon aria-hidden />
      <span className="line-clamp-2 min-w-0 wrap-anywhere">
        {single ? m.saveNeedsYou({ title: single.title }) : m.savesNeedYou({ count: saves.length })}
      </span>
    </button>
  )
}

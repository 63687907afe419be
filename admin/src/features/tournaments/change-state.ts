import { movedTo, type EventDays } from '@academy/api/shared/days/moved_days'
import { indianDay } from '@academy/api/shared/days/indian_days'
import type { TournamentStatus } from '@academy/api/shared/tournament/tournament_state'
import type { Tournament } from '@/lib/data'
import { isPerhapsSent, waiting } from '@/unsent/entries'
import { ownVersion } from '@/unsent/own-versions'
import { discard } from '@/unsent/waiting-entry'
import { postFields } from '@/unsent/post'
import { tournamentSnapshot } from './tournament-form-schema'
import { tournamentResource } from './tournament-resource'

/** What its sheet holds; `newDate` is '' for none. */
export interface TypedChange {
  reason: string
  newDate: string
}

/** What the form would be sent with for it; the rest of the tournament stays as it is. */
export interface StateChange extends Partial<EventDays> {
  status: TournamentStatus
  statusReason: string
  /** The day that it was first announced for; '' where it is that day's again. */
  movedFrom?: string
}

export const daysOf = ({ startDate, endDate, entryDeadline }: Tournament): EventDays => ({
  startDate: startDate ?? '',
  endDate: endDate ?? '',
  entryDeadline: entryDeadline ?? '',
})

/** The day that it was first announced for; '' for none. */
const firstDay = ({ movedFrom, startDate }: Tournament) => movedFrom ?? startDate ?? ''

/** How a new day is to the days that were announced: the first one again, or before or after the last. */
export function wayTo(tournament: Tournament, newDate: string): 'back' | 'earlier' | 'later' {
  if (newDate === firstDay(tournament)) return 'back'
  return newDate < (tournament.startDate ?? '') ? 'earlier' : 'later'
}

/**
 * Postponed to a day that is known, it takes place then; its end and last date of entry move along. Back on
 * its first day it was not moved, and no reason holds any more.
 */
export function changeTo(
  tournament: Tournament,
  status: TournamentStatus,
  { reason, newDate }: TypedChange
): StateChange {
  const goesAhead = status === 'scheduled' && tournament.status !== status && !newDate
  const statusReason = goesAhead ? '' : reason.trim()
  if (!newDate || status === 'cancelled') return { status, statusReason }
  const before = daysOf(tournament)
  const days = movedTo(before, newDate)
  // Brought forward, it does not close its own entry.
  if (days.entryDeadline < indianDay(Date.now())) {
    days.entryDeadline = before.entryDeadline < newDate ? before.entryDeadline : newDate
  }
  if (wayTo(tournament, newDate) === 'back') {
    return { status: 'scheduled', statusReason: '', ...days, movedFrom: '' }
  }
  return { status: 'scheduled', statusReason, ...days, movedFrom: firstDay(tournament) }
}

/**
 * With the version that was seen: postponed on one phone and cancelled on another, it is asked which
 * holds, in the form, as of all that two have changed.
 */
export function postChange(tournament: Tournament, change: Partial<StateChange>) {
  const base = tournamentSnapshot(tournament)
  return postFields(tournamentResource, {
    kind: tournamentResource.key,
    itemId: tournament._id,
    item: tournament,
    version: tournament.version,
    title: tournament.title,
    fields: change,
    values: { ...base.values, ...change },
    base,
  })
}

export interface SentChange {
  /** Of its entry in the outbox. */
  id: string
  before: Tournament
  change: StateChange
}

const entryOf = ({ id }: SentChange) => waiting.entries()?.find((one) => one.id === id)

/** The version that a change makes of the tournament, or that this device has made of it since. */
export function versionAfter(sent: SentChange): number {
  const { version } = sent.before
  const entry = entryOf(sent)
  if (entry) return (entry.version ?? version) + 1
  return Math.max(version + 1, ownVersion(tournamentResource.key, sent.before._id, version))
}

/**
 * Takes a change back: out of the outbox where the server has not stored it, else by another one,
 * which is for what this change has made of the tournament.
 * @param now the tournament as it will be when all that waits has been sent
 */
export async function undoChange(sent: SentChange, now: Tournament): Promise<void> {
  const { id, before, change } = sent
  const entry = entryOf(sent)
  if (entry && !isPerhapsSent(entry)) return discard(id)
  const names = Object.keys(change) as (keyof StateChange)[]
  const back = Object.fromEntries(names.map((name) => [name, before[name] ?? '']))
  await postChange({ ...now, ...change, version: versionAfter(sent) }, back)
}

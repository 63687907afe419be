import { movedTo, type EventDays } from '@academy/api/shared/tournament/moved_days'
import type { TournamentStatus } from '@academy/api/shared/tournament/tournament_state'
import type { Tournament } from '@/lib/data'
import { discard, postFields } from '@/lib/outbox/use-outbox'
import { waiting } from '@/lib/outbox/store'
import { tournamentResource } from './tournament-resource'

/** What the form would be sent with for it; the rest of the tournament stays as it is. */
export type StateChange = Partial<EventDays> & { status: TournamentStatus; statusReason: string }

/** Postponed to a day that is known, it takes place then; its end and last date of entry move along. */
export function changeTo(
  tournament: Tournament,
  status: TournamentStatus,
  { reason, newDate }: { reason: string; newDate: string }
): StateChange {
  const statusReason = status === 'scheduled' && !newDate ? '' : reason.trim()
  if (!newDate || status === 'cancelled') return { status, statusReason }
  const { startDate, endDate, entryDeadline } = tournament
  const days = {
    startDate: startDate ?? '',
    endDate: endDate ?? '',
    entryDeadline: entryDeadline ?? '',
  }
  const moved = movedTo(days, newDate)
  return { status: 'scheduled', statusReason, ...moved }
}

export type PlanChange = 'postponed' | 'cancelled' | 'goesAhead' | 'newDate'

export const planChangeOf = ({ status, startDate }: StateChange): PlanChange =>
  status === 'scheduled' ? (startDate ? 'newDate' : 'goesAhead') : status

function changeBack(tournament: Tournament, change: StateChange): StateChange {
  const names = Object.keys(change) as (keyof StateChange)[]
  const before = names.map((name) => [name, tournament[name] ?? ''])
  return Object.fromEntries(before) as StateChange
}

export const postChange = (tournament: Tournament, change: StateChange) =>
  postFields(tournamentResource, {
    kind: tournamentResource.key,
    itemId: tournament._id,
    item: tournament,
    title: tournament.title,
    fields: change,
  })

/** Takes a change back: out of the outbox where it was not sent yet, else by another one. */
export async function undoChange(id: string, before: Tournament, change: StateChange) {
  const entry = waiting.entries()?.find((one) => one.id === id)
  if (entry?.tries === 0) await discard(id)
  else await postChange(before, changeBack(before, change))
}

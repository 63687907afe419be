import { movedTo, type EventDays } from '@academy/api/shared/moved_days'
import type { TournamentStatus } from '@academy/api/shared/tournament_state'
import { v7 as uuid } from 'uuid'
import type { Tournament } from '@/lib/data'
import { discard, post } from '@/lib/outbox/outbox'
import { waiting } from '@/lib/outbox/waiting'
import type { Turn } from './announcement'
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

/** What it is told as. */
export const turnOf = ({ status, startDate }: StateChange): Turn =>
  status === 'scheduled' ? (startDate ? 'newDate' : 'goesAhead') : status

/** The same as it was before a change. */
export function changeBack(tournament: Tournament, change: StateChange): StateChange {
  const names = Object.keys(change) as (keyof StateChange)[]
  const before = names.map((name) => [name, tournament[name] ?? ''])
  return Object.fromEntries(before) as StateChange
}

/**
 * Puts a change into the outbox, which sends it when it can.
 *
 * @returns the id of its entry there
 * @throws what the API client throws, where the device has no room
 */
export async function postChange(tournament: Tournament, change: StateChange): Promise<string> {
  const id = uuid()
  await post(tournamentResource, {
    id,
    key: uuid(),
    account: waiting.account() ?? '',
    kind: tournamentResource.key,
    itemId: tournament._id,
    item: tournament,
    title: tournament.title,
    draftKey: '',
    values: change,
    base: undefined,
    body: Object.entries(change),
    savedAt: Date.now(),
    tries: 0,
    nextAt: 0,
    opening: id,
  })
  return id
}

/** Takes a change back: out of the outbox where it was not sent yet, else by another one. */
export async function undoChange(id: string, before: Tournament, change: StateChange) {
  const entry = waiting.entries()?.find((one) => one.id === id)
  if (entry?.tries === 0) await discard(id)
  else await postChange(before, changeBack(before, change))
}

export const TOURNAMENT_STATUSES = ['scheduled', 'postponed', 'cancelled'] as const

export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number]

/** What a tournament's state follows from; dates are calendar dates in India, `YYYY-MM-DD`. */
export interface DatedTournament {
  isActive: boolean
  status: TournamentStatus
  startDate: string | null
  endDate: string | null
  /** The last day on which one can enter. */
  entryDeadline: string | null
}

export type TournamentState =
  | { kind: 'open' }
  /** `days` until registration closes: 0 is today, at most `CLOSING_DAYS`. */
  | { kind: 'closing'; days: number }
  | { kind: 'closed' }
  | { kind: 'today' }
  | { kind: 'finished' }
  | { kind: 'postponed' }
  | { kind: 'cancelled' }

/** Where a tournament stands in the public list. */
export type TournamentSection = 'upcoming' | 'undated' | 'past'

/** So many days ahead the end of registration is counted down. */
export const CLOSING_DAYS = 7

const DAY = 86_400_000
/** India has one zone, without summer time. */
const INDIA_AHEAD = 5.5 * 3_600_000

/** The calendar day that it is in India at a moment (epoch milliseconds), `YYYY-MM-DD`. */
export function indianDay(now: Date | number): string {
  return new Date(Number(now) + INDIA_AHEAD).toISOString().slice(0, 10)
}

/** The moment (epoch milliseconds) at which a calendar day begins in India. */
export function indianMidnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - INDIA_AHEAD
}

/** How many days lie between two calendar dates. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY)
}

/** The last day of play; null when no date is known, or the one that was holds no more. */
export function lastDay({
  status,
  startDate,
  endDate,
}: Pick<DatedTournament, 'status' | 'startDate' | 'endDate'>): string | null {
  if (status === 'postponed' || startDate === null) return null
  return endDate !== null && endDate > startDate ? endDate : startDate
}

/**
 * What there is to say of a tournament on a day (`YYYY-MM-DD` in India); null when that is
 * nothing: it is hidden, or has neither dates nor an end of registration.
 */
export function tournamentState(
  tournament: DatedTournament,
  today: string
): TournamentState | null {
  const { isActive, status, startDate, entryDeadline } = tournament
  if (!isActive) return null
  if (status !== 'scheduled') return { kind: status }
  const last = lastDay(tournament)
  if (last !== null && last < today) return { kind: 'finished' }
  if (startDate !== null && startDate <= today) return { kind: 'today' }
  if (entryDeadline === null) return startDate === null ? null : { kind: 'open' }
  if (entryDeadline < today) return { kind: 'closed' }
  const days = daysBetween(today, entryDeadline)
  return days <= CLOSING_DAYS ? { kind: 'closing', days } : { kind: 'open' }
}

/** A state as the badge, the page and the share picture say it. */
export function stateWords(state: TournamentState): string {
  switch (state.kind) {
    case 'open':
      return 'Registration open'
    case 'closing':
      if (state.days === 0) return 'Registration closes today'
      if (state.days === 1) return 'Registration closes tomorrow'
      return `Registration closes in ${state.days} days`
    case 'closed':
      return 'Registration closed'
    case 'today':
      return 'Today'
    case 'finished':
      return 'Finished'
    case 'postponed':
      return 'Postponed'
    case 'cancelled':
      return 'Cancelled'
  }
}

/** Whether one can still enter; a tournament of which nothing is known says nothing against it. */
export function isRegistrable(state: TournamentState | null): boolean {
  return state === null || state.kind === 'open' || state.kind === 'closing'
}

/** Upcoming until its last day is over; undated while no date is known or none holds. */
export function tournamentSection(
  tournament: Pick<DatedTournament, 'status' | 'startDate' | 'endDate'>,
  today: string
): TournamentSection {
  const last = lastDay(tournament)
  if (last === null) return 'undated'
  return last < today ? 'past' : 'upcoming'
}

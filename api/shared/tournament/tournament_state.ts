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
  /** When players report on the first day, `HH:MM` in India. */
  reportingTime: string | null
}

export type TournamentState =
  | { kind: 'open' }
  /** `days` until registration closes: 0 is today, at most `CLOSING_DAYS`. */
  | { kind: 'closing'; days: number }
  | { kind: 'closed' }
  /** `entry`: one can still enter at the venue, until that time where one is known. */
  | { kind: 'today'; entry?: { until: string | null } }
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

/** The minute that it is in India at a moment (epoch milliseconds), `YYYY-MM-DDTHH:MM`. */
export function indianMinute(now: Date | number): string {
  return new Date(Number(now) + INDIA_AHEAD).toISOString().slice(0, 16)
}

/** The calendar day that it is in India at a moment (epoch milliseconds), `YYYY-MM-DD`. */
export function indianDay(now: Date | number): string {
  return indianMinute(now).slice(0, 10)
}

/** The moment (epoch milliseconds) at which a minute (`YYYY-MM-DDTHH:MM`) begins in India. */
function indianMoment(minute: string): number {
  return Date.parse(`${minute}:00Z`) - INDIA_AHEAD
}

/** The moment (epoch milliseconds) at which a calendar day begins in India. */
export function indianMidnight(day: string): number {
  return indianMoment(`${day}T00:00`)
}

/** How many days lie between two calendar dates, which are read as days in UTC. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY
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
 * The last moment at which one can enter: the end of a day (`time` null), or on the first day of
 * play the time at which players report. Null when no end of registration is known.
 */
export function entryEnd({
  startDate,
  entryDeadline,
  reportingTime,
}: Pick<DatedTournament, 'startDate' | 'entryDeadline' | 'reportingTime'>) {
  if (entryDeadline === null) return null
  return { day: entryDeadline, time: entryDeadline === startDate ? reportingTime : null }
}

/**
 * What there is to say of a tournament at a minute in India (`YYYY-MM-DDTHH:MM`; a day alone counts
 * as its beginning); null when that is nothing: it is hidden, or has neither dates nor an end of
 * registration.
 */
export function tournamentState(tournament: DatedTournament, now: string): TournamentState | null {
  const { isActive, status, startDate, entryDeadline, reportingTime } = tournament
  const today = now.slice(0, 10)
  if (!isActive) return null
  if (status !== 'scheduled') return { kind: status }
  const last = lastDay(tournament)
  if (last !== null && last < today) return { kind: 'finished' }
  if (startDate !== null && startDate <= today) {
    // The same as `entryEnd` says, which the site's islands then need not carry.
    const isEntered = entryDeadline === today && startDate === today
    return !isEntered || (reportingTime !== null && now >= `${today}T${reportingTime}`)
      ? { kind: 'today' }
      : { kind: 'today', entry: { until: reportingTime } }
  }
  if (entryDeadline === null) return startDate === null ? null : { kind: 'open' }
  if (entryDeadline < today) return { kind: 'closed' }
  const days = daysBetween(today, entryDeadline)
  return days <= CLOSING_DAYS ? { kind: 'closing', days } : { kind: 'open' }
}

/**
 * The next moment (epoch milliseconds) at which the state of any of these tournaments may change:
 * midnight in India, or the end of entry at a venue before it.
 */
export function nextStateChange(tournaments: DatedTournament[], now: number): number {
  const minute = indianMinute(now)
  const today = minute.slice(0, 10)
  const ends = tournaments.flatMap((tournament) => {
    const end = entryEnd(tournament)
    return end?.day === today && end.time !== null ? [`${today}T${end.time}`] : []
  })
  const [first] = ends.filter((end) => end > minute).sort()
  return first ? indianMoment(first) : indianMidnight(today) + DAY
}

/** Whether one can still enter; a tournament of which nothing is known says nothing against it. */
export function isRegistrable(state: TournamentState | null): boolean {
  if (state === null) return true
  return state.kind === 'today'
    ? state.entry !== undefined
    : state.kind === 'open' || state.kind === 'closing'
}

/** Upcoming until its last day is over; undated while no date is known or none holds. */
export function tournamentSection(
  tournament: Pick<DatedTournament, 'status' | 'startDate' | 'endDate'>,
  now: string
): TournamentSection {
  const last = lastDay(tournament)
  if (last === null) return 'undated'
  return last < now.slice(0, 10) ? 'past' : 'upcoming'
}

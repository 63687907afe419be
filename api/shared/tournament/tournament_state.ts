import {
  daysAfter,
  daysBetween,
  indianMidnight,
  indianMinute,
  indianMoment,
} from '../days/indian_days.js'
import type { ResultsBrief } from '../results/results.js'

export const TOURNAMENT_STATUSES = ['scheduled', 'postponed', 'cancelled'] as const

export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number]

/** Dates are calendar dates in India, `YYYY-MM-DD`. */
export interface DatedTournament {
  isActive: boolean
  status: TournamentStatus
  startDate: string | null
  endDate: string | null
  entryDeadline: string | null
  reportingTime: string | null
  results: Pick<ResultsBrief, 'state'> | null
}

export type TournamentState =
  | { kind: 'open' }
  /** `days` until registration closes: 0 is today, at most `CLOSING_DAYS`. */
  | { kind: 'closing'; days: number }
  | { kind: 'closed' }
  /** `entry`: registration at the venue is possible, until that time if known. */
  | { kind: 'today'; entry?: { until: string | null } }
  | { kind: 'finished' }
  | { kind: 'postponed' }
  | { kind: 'cancelled' }

export type TournamentSection = 'upcoming' | 'undated' | 'past'

export const CLOSING_DAYS = 7

export function lastDay({
  status,
  startDate,
  endDate,
}: Pick<DatedTournament, 'status' | 'startDate' | 'endDate'>): string | null {
  if (status === 'postponed' || startDate === null) return null
  return endDate !== null && endDate > startDate ? endDate : startDate
}

/** Final results end a tournament, whatever day it was announced for. */
const hasEnded = ({ status, results }: Pick<DatedTournament, 'status' | 'results'>) =>
  status === 'scheduled' && results?.state === 'final'

/** The end of a day (`time` null), or on the first day of play when players report. */
export function entryEnd({
  startDate,
  entryDeadline,
  reportingTime,
}: Pick<DatedTournament, 'startDate' | 'entryDeadline' | 'reportingTime'>) {
  if (entryDeadline === null) return null
  return { day: entryDeadline, time: entryDeadline === startDate ? reportingTime : null }
}

/** @param now a minute in India, or a day (its beginning) */
export function tournamentState(tournament: DatedTournament, now: string): TournamentState | null {
  const { isActive, status, startDate, entryDeadline, reportingTime } = tournament
  const today = now.slice(0, 10)
  if (!isActive) return null
  if (status !== 'scheduled') return { kind: status }
  const last = lastDay(tournament)
  if (hasEnded(tournament) || (last !== null && last < today)) return { kind: 'finished' }
  if (startDate !== null && startDate <= today) {
    // Like `entryEnd`, but without adding it to the site's islands.
    const isEntered = entryDeadline === today && startDate === today
    return !isEntered || (reportingTime !== null && now >= `${today}T${reportingTime}`)
      ? { kind: 'today' }
      : { kind: 'today', entry: { until: reportingTime } }
  }
  if (entryDeadline === null) return startDate === null ? null : { kind: 'open' }
  if (entryDeadline < today) return { kind: 'closed' }
  const days = daysBetween(today, entryDeadline)
  if (days <= CLOSING_DAYS) return { kind: 'closing', days }
  return startDate === null ? null : { kind: 'open' }
}

/** Midnight in India, or the end of entry at a venue before it. */
export function nextStateChange(tournaments: DatedTournament[], now: number): number {
  const minute = indianMinute(now)
  const today = minute.slice(0, 10)
  const ends = tournaments.flatMap((tournament) => {
    const end = entryEnd(tournament)
    return end?.day === today && end.time !== null ? [`${today}T${end.time}`] : []
  })
  const [first] = ends.filter((end) => end > minute).sort()
  return first ? indianMoment(first) : indianMidnight(daysAfter(today, 1))
}

export function isRegistrable(state: TournamentState | null): boolean {
  if (state === null) return true
  return state.kind === 'today'
    ? state.entry !== undefined
    : state.kind === 'open' || state.kind === 'closing'
}

export function tournamentSection(
  tournament: Pick<DatedTournament, 'status' | 'startDate' | 'endDate' | 'results'>,
  now: string
): TournamentSection {
  if (hasEnded(tournament)) return 'past'
  const last = lastDay(tournament)
  if (last === null) return 'undated'
  return last < now.slice(0, 10) ? 'past' : 'upcoming'
}

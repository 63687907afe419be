import type { ResultsBrief } from '../results/results.js'
import type { DatedTournament, TournamentState } from './tournament_state.js'

interface Played extends Pick<DatedTournament, 'isActive' | 'startDate'> {
  movedFrom: string | null
  results: ResultsBrief | null
}

/** Whether it may be played on: nobody has called it off, and it is not over. */
export const mayGoOn = (state: TournamentState | null): boolean =>
  state === null || !['finished', 'cancelled', 'postponed'].includes(state.kind)

/** Of one that was moved, what was played before is no news until its new day. */
export const isPutOff = (
  { startDate, movedFrom }: Pick<Played, 'startDate' | 'movedFrom'>,
  state: TournamentState | null
): boolean => Boolean(startDate && movedFrom) && mayGoOn(state) && state?.kind !== 'today'

/** Whether a tournament is being played or its results are there; null of one that was called off. */
export function progressOf(
  tournament: Played,
  state: TournamentState | null
): 'live' | 'results' | null {
  const { isActive, results } = tournament
  if (!isActive || !results || results.round === 0) return null
  if (state?.kind === 'cancelled' || state?.kind === 'postponed') return null
  if (isPutOff(tournament, state)) return null
  return results.state === 'live' && mayGoOn(state) ? 'live' : 'results'
}

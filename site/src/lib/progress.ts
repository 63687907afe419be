import type { TournamentState } from '@academy/api/shared/tournament/tournament_state'
import type { Tournament } from './api-types'

/** Whether a tournament is being played or its results are there, as its card says it. */
export function outcomeOf(
  { results }: Tournament,
  state: TournamentState | null
): 'live' | 'results' | null {
  if (!results || results.round === 0 || state?.kind === 'cancelled') return null
  return results.state === 'live' && state?.kind !== 'finished' ? 'live' : 'results'
}

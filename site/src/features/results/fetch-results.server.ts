import type { Results } from '@academy/api/shared/results/results'
import { fetchItem } from '~/lib/api.server'
import type { TournamentForPage } from '~/lib/api-types'
import { shownResults } from './results'

export async function fetchResults(tournament: TournamentForPage) {
  const results = await fetchItem<Results>(`/tournaments/${tournament.slug}`, 'results')
  return typeof results === 'string' ? results : shownResults(results, tournament)
}

/** The final results of a tournament; undefined where there are none to show. */
export async function fetchOutcome(tournament: TournamentForPage) {
  const found = tournament.results?.state === 'final' && (await fetchResults(tournament))
  return typeof found === 'object' ? found : undefined
}

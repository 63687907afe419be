import type { PublicResults } from '@academy/api/shared/results/results'
import { shownResults, type ShownResults } from '@academy/api/shared/results/shown_results'
import type { AstroGlobal } from 'astro'
import { language } from '~/i18n/language'
import { fetchItem, type Found } from '~/lib/api.server'
import type { TournamentForPage } from '~/lib/api-types'
import { askedItem } from '~/lib/asked.server'

export type TournamentResults = ShownResults<TournamentForPage['prizes'][number]> &
  Pick<PublicResults, 'schools'>

async function fetchResults(tournament: TournamentForPage): Promise<Found<TournamentResults>> {
  const found = await fetchItem<PublicResults>(`/tournaments/${tournament.slug}`, 'results')
  if ('response' in found) return found
  const { schools } = found.item
  return { item: { ...shownResults(language(), found.item, tournament), schools } }
}

/** The final results of a tournament; undefined where there are none to show. */
export async function fetchOutcome(
  tournament: TournamentForPage
): Promise<TournamentResults | undefined> {
  if (tournament.results?.state !== 'final') return undefined
  const found = await fetchResults(tournament)
  return 'item' in found ? found.item : undefined
}

interface Published {
  tournament: TournamentForPage
  results: TournamentResults
}

/** The tournament of a page's address with its results, for each page of them. */
export async function resultsOf(
  page: AstroGlobal,
  addressOf: (slug: string) => string
): Promise<Found<Published>> {
  const found = await askedItem<TournamentForPage>(page, '/tournaments', addressOf)
  if ('response' in found) return found
  const tournament = found.item
  const results = await fetchResults(tournament)
  return 'response' in results ? results : { item: { tournament, results: results.item } }
}

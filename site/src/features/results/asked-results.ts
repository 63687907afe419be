import * as m from 'virtual:messages'
import { hiddenName } from '@academy/api/shared/results/player_names'
import type { Results } from '@academy/api/shared/results/results'
import type { AstroGlobal } from 'astro'
import { fetchItem } from '~/lib/api-server'
import type { TournamentForPage } from '~/lib/api-types'
import { markFailed, markFresh } from '~/lib/caching'

/** A tournament's results; who is hidden in them is called so in the page's language. */
export async function fetchResults(slug: string): Promise<Results | 'missing' | 'failed'> {
  const results = await fetchItem<Results>(`/tournaments/${slug}`, 'results')
  if (typeof results === 'string') return results
  const players = results.players.map((player) =>
    player.name === hiddenName(player.no)
      ? { ...player, name: m.resultsHidden({ no: player.no }) }
      : player
  )
  return { ...results, players }
}

/** The results of a tournament that has been played; undefined where there are none to show. */
export async function fetchOutcome({ slug, results }: TournamentForPage) {
  const found = results?.state === 'final' && (await fetchResults(slug))
  return typeof found === 'object' ? found : undefined
}

/**
 * The tournament that a page of results is asked for by, and its results; null when the API could not
 * say. A response to give instead of the page: a 404 where there are none, another address.
 */
export async function askedResults(
  { params, response, redirect }: AstroGlobal,
  addressOf: (slug: string) => string
): Promise<{ tournament: TournamentForPage; results: Results } | Response | null> {
  const tournament = await fetchItem<TournamentForPage>('/tournaments', params.slug!)
  const results = typeof tournament === 'string' ? tournament : await fetchResults(tournament.slug)
  if (tournament === 'missing' || results === 'missing') return new Response(null, { status: 404 })
  if (tournament === 'failed' || results === 'failed') {
    markFailed(response)
    return null
  }
  // Not for good: the director may give the old address back.
  if (tournament.slug !== params.slug) return redirect(addressOf(tournament.slug), 302)
  markFresh(response)
  return { tournament, results }
}

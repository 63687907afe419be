import * as m from 'virtual:messages'
import { hiddenName } from '@academy/api/shared/results/player_names'
import type { Results } from '@academy/api/shared/results/results'
import { fetchItem } from '~/lib/api-server'
import type { TournamentForPage } from '~/lib/api-types'

/** A tournament's results and prizes; hidden players are called so in the page's language. */
export async function fetchResults({ slug, prizes }: TournamentForPage) {
  const results = await fetchItem<Results>(`/tournaments/${slug}`, 'results')
  if (typeof results === 'string') return results
  const players = results.players.map((player) =>
    player.name === hiddenName(player.no)
      ? { ...player, name: m.resultsHidden({ no: player.no }) }
      : player
  )
  return { ...results, players, prizes }
}

/** The final results of a tournament; undefined where there are none to show. */
export async function fetchOutcome(tournament: TournamentForPage) {
  const found = tournament.results?.state === 'final' && (await fetchResults(tournament))
  return typeof found === 'object' ? found : undefined
}

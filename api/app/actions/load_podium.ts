import { readClient } from '#database/read_client'
import type Tournament from '#models/tournament'
import TournamentResults from '#models/tournament_results'
import {
  pointsText,
  standingsOf,
  winnerLine,
  winnersInOrder,
  type ResultsBrief,
} from '#shared/results/results'
import ResultsTransformer from '#transformers/results_transformer'

const PLACES = 3

/** Sets `podium` and `prizeWinners` of final results, with names as they may be shown today. */
export default class LoadPodium {
  async handle(tournament: Tournament): Promise<Tournament> {
    const brief = JSON.parse(tournament.results ?? 'null') as ResultsBrief | null
    if (brief?.state !== 'final') return tournament
    const row = await TournamentResults.find(tournament.id, { client: readClient() })
    if (!row) return tournament
    const { players, winners } = new ResultsTransformer({ row, tournament }).toObject()
    const order = standingsOf({ players })
    const first = order.slice(0, PLACES)
    const others = winnersInOrder({ players, winners }, tournament.listedPrizes).filter(
      ({ player }) => !first.includes(player)
    )
    tournament.podium = first.map(({ name, points }) => ({
      name,
      points: points === null ? '' : pointsText(points),
    }))
    // Whoever stands on the podium is named there.
    tournament.prizeWinners = others.map(winnerLine)
    return tournament
  }
}

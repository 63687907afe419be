import { readClient } from '#database/read_client'
import type Tournament from '#models/tournament'
import TournamentResults from '#models/tournament_results'
import { pointsText, standingsOf, type ResultsBrief } from '#shared/results/results'
import ResultsTransformer from '#transformers/results_transformer'

const PLACES = 3

/** Sets `podium`: the top three of final results, with names as they may be shown today. */
export default class LoadPodium {
  async handle(tournament: Tournament): Promise<Tournament> {
    const brief = JSON.parse(tournament.results ?? 'null') as ResultsBrief | null
    if (brief?.state !== 'final') return tournament
    const row = await TournamentResults.find(tournament.id, { client: readClient() })
    const players = row ? standingsOf(new ResultsTransformer({ row, tournament }).toObject()) : []
    tournament.podium = players
      .slice(0, PLACES)
      .map(({ name, points }) => ({ name, points: points === null ? '' : pointsText(points) }))
    return tournament
  }
}

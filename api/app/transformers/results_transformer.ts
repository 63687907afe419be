import { BaseTransformer } from '@adonisjs/core/transformers'
import type Tournament from '#models/tournament'
import type TournamentResults from '#models/tournament_results'
import type { PublicResults } from '#shared/results/results'
import { namesUntil, publicResults } from '#visibility/public_results'

interface TournamentWithResults {
  row: TournamentResults
  tournament: Tournament
}

export default class ResultsTransformer extends BaseTransformer<TournamentWithResults> {
  /** Names as they may be shown today. */
  toObject(): PublicResults {
    const { row, tournament } = this.resource
    return publicResults(tournament, row)
  }

  /** As it is stored, with the version that `If-Match` is made from and the day names end. */
  forAdmin() {
    const { row, tournament } = this.resource
    return {
      ...row.document,
      version: tournament.resultsVersion,
      namesUntil: namesUntil(tournament, row),
    }
  }
}

import { TournamentResultSchema } from '#database/schema'
import type { StoredResults } from '#shared/results/results'

/** The results of a tournament, in one document. */
export default class TournamentResults extends TournamentResultSchema {
  static override table = 'tournament_results'
  static override primaryKey = 'tournamentId'
  static override selfAssignPrimaryKey = true

  get content(): StoredResults {
    return JSON.parse(this.document) as StoredResults
  }

  set content(results: StoredResults) {
    this.document = JSON.stringify(results)
  }
}

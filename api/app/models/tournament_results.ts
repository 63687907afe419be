import { TournamentResultSchema } from '#database/schema'

/** The results of a tournament, in one document. */
export default class TournamentResults extends TournamentResultSchema {
  static override table = 'tournament_results'
  static override primaryKey = 'tournamentId'
  static override selfAssignPrimaryKey = true
}

import type { HttpContext } from '@adonisjs/core/http'
import { tournaments } from '#lists/tournaments'
import TournamentTransformer from '#transformers/tournament_transformer'

export default class DeletedTournamentsController {
  /** The tournaments that can still be brought back, last deleted first. */
  async index({ serialize }: HttpContext) {
    const rows = await tournaments.deleted()
    return serialize(TournamentTransformer.transform(rows).useVariant('deleted'))
  }
}

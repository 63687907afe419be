import type { HttpContext } from '@adonisjs/core/http'
import Tournament from '#models/tournament'
import TournamentTransformer from '#transformers/tournament_transformer'

export default class DeletedTournamentsController {
  /** The tournaments that can still be brought back, last deleted first. */
  async index({ serialize }: HttpContext) {
    const tournaments = await Tournament.deleted()
    return serialize(TournamentTransformer.transform(tournaments).useVariant('deleted'))
  }
}

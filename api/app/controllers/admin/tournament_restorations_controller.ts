import type { HttpContext } from '@adonisjs/core/http'
import RestoreListed from '#actions/restore_listed'
import Tournament from '#models/tournament'
import TournamentTransformer from '#transformers/tournament_transformer'

export default class TournamentRestorationsController {
  /** Brings a deleted tournament back with its picture and place. */
  async store({ params, serialize }: HttpContext) {
    const tournament = await Tournament.findDeletedOrFail(params.id)
    await new RestoreListed().handle(tournament)
    return serialize(TournamentTransformer.transform(tournament).useVariant('forAdmin'))
  }
}

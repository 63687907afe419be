import type { HttpContext } from '@adonisjs/core/http'
import RestorePublication from '#actions/restore_publication'
import Tournament from '#models/tournament'
import TournamentTransformer from '#transformers/tournament_transformer'

export default class TournamentRestorationsController {
  /** Brings a deleted tournament back with its picture and place. */
  async store({ params, serialize }: HttpContext) {
    const tournament = await Tournament.findDeletedOrFail(params.id)
    await new RestorePublication().handle(tournament)
    return serialize(TournamentTransformer.transform(tournament).useVariant('forAdmin'))
  }
}

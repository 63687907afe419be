import type { HttpContext } from '@adonisjs/core/http'
import { restoreItem } from '#actions/restore_item'
import Tournament from '#models/tournament'
import TournamentTransformer from '#transformers/tournament_transformer'

export default class TournamentRestorationsController {
  async store({ params, serialize }: HttpContext) {
    const tournament = await Tournament.findDeletedOrFail(params.id)
    await restoreItem('tournaments', tournament)
    return serialize(TournamentTransformer.transform(tournament).useVariant('forAdmin'))
  }
}

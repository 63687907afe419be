import type { HttpContext } from '@adonisjs/core/http'
import { publicTournaments } from '#http_cache/public_lists'
import { entityTag } from '#http_cache/entity_tag'
import Tournament from '#models/tournament'
import TournamentTransformer from '#transformers/tournament_transformer'

export default class TournamentsController {
  index(ctx: HttpContext) {
    return publicTournaments.send(ctx)
  }

  async show({ auth, params, response, serialize }: HttpContext) {
    const isDirector = await auth.check()
    const tournament = await Tournament.findShownOrFail(params.id, { inactiveToo: isDirector })
    response.header('ETag', entityTag(tournament))
    return serialize(TournamentTransformer.transform(tournament).useVariant('forPage'))
  }
}

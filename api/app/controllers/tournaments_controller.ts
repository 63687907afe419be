import type { HttpContext } from '@adonisjs/core/http'
import { CachedList } from '#http_cache/cached_list'
import { entityTag } from '#writes/entity_tag'
import { findShownOrFail } from '#queries/find_shown'
import { tournamentList } from '#queries/public_list'
import TournamentPageTransformer from '#transformers/tournament_page_transformer'
import TournamentTransformer from '#transformers/tournament_transformer'
import { findPodium } from '#visibility/public_results'

const list = new CachedList(tournamentList, (row) => new TournamentTransformer(row).toObject())

export default class TournamentsController {
  index(ctx: HttpContext) {
    return list.send(ctx)
  }

  async show({ auth, params, response, serialize }: HttpContext) {
    const isDirector = await auth.check()
    const tournament = await findShownOrFail('tournaments', params.id, { inactiveToo: isDirector })
    response.header('ETag', entityTag(tournament))
    const podium = await findPodium(tournament)
    return serialize(TournamentPageTransformer.transform({ tournament, podium }))
  }
}

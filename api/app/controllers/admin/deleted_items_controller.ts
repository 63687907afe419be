import type { HttpContext } from '@adonisjs/core/http'
import { eraseItem } from '#actions/erase_item'
import { kindOfRoute, modelOf } from '#kinds'
import { directorAchievements, directorTournaments } from '#queries/director_list'
import AchievementTransformer from '#transformers/achievement_transformer'
import RemovalTransformer from '#transformers/removal_transformer'
import TournamentTransformer from '#transformers/tournament_transformer'

export default class DeletedItemsController {
  async index(ctx: HttpContext) {
    if (kindOfRoute(ctx) === 'tournaments') {
      const rows = await directorTournaments.deleted()
      return ctx.serialize(TournamentTransformer.transform(rows).useVariant('deleted'))
    }
    const rows = await directorAchievements.deleted()
    return ctx.serialize(AchievementTransformer.transform(rows).useVariant('deleted'))
  }

  async destroy(ctx: HttpContext) {
    const kind = kindOfRoute(ctx)
    const { id } = await modelOf(kind).findDeletedOrFail(ctx.params.id)
    await eraseItem(kind, id)
    return ctx.serialize(RemovalTransformer.transform({ id }))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import RestoreItem from '#actions/restore_item'
import { kindOfRoute, modelOf, type Item } from '#kinds'
import Tournament from '#models/tournament'
import AchievementTransformer from '#transformers/achievement_transformer'
import TournamentTransformer from '#transformers/tournament_transformer'

export default class ItemRestorationsController {
  async store(ctx: HttpContext) {
    const model = modelOf(kindOfRoute(ctx))
    const item = (await model.findDeletedOrFail(ctx.params.id)) as Item
    await new RestoreItem().handle(item)
    if (item instanceof Tournament) {
      return ctx.serialize(TournamentTransformer.transform(item).useVariant('forAdmin'))
    }
    return ctx.serialize(AchievementTransformer.transform(item).useVariant('forAdmin'))
  }
}

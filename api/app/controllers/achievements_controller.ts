import type { HttpContext } from '@adonisjs/core/http'
import { CachedList } from '#http_cache/cached_list'
import { findShownOrFail } from '#queries/find_shown'
import { achievementList } from '#queries/public_list'
import { entityTag } from '#writes/entity_tag'
import AchievementTransformer from '#transformers/achievement_transformer'

const list = new CachedList(achievementList, (row) => new AchievementTransformer(row).toObject())

export default class AchievementsController {
  index(ctx: HttpContext) {
    return list.send(ctx)
  }

  async show({ auth, params, response, serialize }: HttpContext) {
    const isDirector = await auth.check()
    const achievement = await findShownOrFail('achievements', params.id, {
      inactiveToo: isDirector,
    })
    response.header('ETag', entityTag(achievement))
    return serialize(AchievementTransformer.transform(achievement).useVariant('forPage'))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { publicAchievements } from '#http_cache/public_lists'
import Achievement from '#models/achievement'
import { entityTag } from '#http_cache/entity_tag'
import AchievementTransformer from '#transformers/achievement_transformer'

export default class AchievementsController {
  index(ctx: HttpContext) {
    return publicAchievements.send(ctx)
  }

  async show({ auth, params, response, serialize }: HttpContext) {
    const isDirector = await auth.check()
    const achievement = await Achievement.findShownOrFail(params.id, { inactiveToo: isDirector })
    response.header('ETag', entityTag(achievement))
    return serialize(AchievementTransformer.transform(achievement).useVariant('forPage'))
  }
}

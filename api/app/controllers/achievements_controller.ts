import type { HttpContext } from '@adonisjs/core/http'
import { publicAchievements } from '#lists/public_achievements'
import Achievement from '#models/achievement'
import AchievementTransformer from '#transformers/achievement_transformer'

export default class AchievementsController {
  /** Active achievements, newest date first. */
  index(ctx: HttpContext) {
    return publicAchievements.send(ctx)
  }

  /** One achievement by id or slug: an active one for everybody, any for a director. */
  async show({ auth, params, serialize }: HttpContext) {
    const isDirector = await auth.check()
    const achievement = await Achievement.findShownOrFail(params.id, { inactiveToo: isDirector })
    return serialize(AchievementTransformer.transform(achievement))
  }
}

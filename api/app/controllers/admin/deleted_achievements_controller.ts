import type { HttpContext } from '@adonisjs/core/http'
import Achievement from '#models/achievement'
import AchievementTransformer from '#transformers/achievement_transformer'

export default class DeletedAchievementsController {
  /** The achievements that can still be brought back, last deleted first. */
  async index({ serialize }: HttpContext) {
    const achievements = await Achievement.deleted()
    return serialize(AchievementTransformer.transform(achievements).useVariant('deleted'))
  }
}

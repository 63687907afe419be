import type { HttpContext } from '@adonisjs/core/http'
import { achievements } from '#lists/achievements'
import AchievementTransformer from '#transformers/achievement_transformer'

export default class DeletedAchievementsController {
  /** The achievements that can still be brought back, last deleted first. */
  async index({ serialize }: HttpContext) {
    const rows = await achievements.deleted()
    return serialize(AchievementTransformer.transform(rows).useVariant('deleted'))
  }
}

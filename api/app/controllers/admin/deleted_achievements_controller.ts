import type { HttpContext } from '@adonisjs/core/http'
import ErasePublication from '#actions/erase_publication'
import { directorAchievements } from '#queries/director_list'
import Achievement from '#models/achievement'
import { REMOVED } from '#shared/removals'
import AchievementTransformer from '#transformers/achievement_transformer'

export default class DeletedAchievementsController {
  /** The achievements that can still be brought back, last deleted first. */
  async index({ serialize }: HttpContext) {
    const rows = await directorAchievements.deleted()
    return serialize(AchievementTransformer.transform(rows).useVariant('deleted'))
  }

  /** Removes a deleted achievement for good, at once. */
  async destroy({ params }: HttpContext) {
    const { id } = await Achievement.findDeletedOrFail(params.id)
    await new ErasePublication().handle('achievements', id)
    return REMOVED.achievements
  }
}

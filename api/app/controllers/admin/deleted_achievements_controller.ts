import type { HttpContext } from '@adonisjs/core/http'
import { eraseItem } from '#actions/erase_item'
import Achievement from '#models/achievement'
import { directorAchievements } from '#queries/director_list'
import RemovalTransformer from '#transformers/removal_transformer'
import AchievementTransformer from '#transformers/achievement_transformer'

export default class DeletedAchievementsController {
  async index({ serialize }: HttpContext) {
    const rows = await directorAchievements.deleted()
    return serialize(AchievementTransformer.transform(rows).useVariant('deleted'))
  }

  async destroy({ params, serialize }: HttpContext) {
    const { id } = await Achievement.findDeletedOrFail(params.id)
    await eraseItem('achievements', id)
    return serialize(RemovalTransformer.transform({ id }))
  }
}

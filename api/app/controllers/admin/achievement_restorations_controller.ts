import type { HttpContext } from '@adonisjs/core/http'
import { restoreItem } from '#actions/restore_item'
import Achievement from '#models/achievement'
import AchievementTransformer from '#transformers/achievement_transformer'

export default class AchievementRestorationsController {
  async store({ params, serialize }: HttpContext) {
    const achievement = await Achievement.findDeletedOrFail(params.id)
    await restoreItem('achievements', achievement)
    return serialize(AchievementTransformer.transform(achievement).useVariant('forAdmin'))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import RestorePublication from '#actions/restore_publication'
import Achievement from '#models/achievement'
import AchievementTransformer from '#transformers/achievement_transformer'

export default class AchievementRestorationsController {
  /** Brings a deleted achievement back with its picture and place. */
  async store({ params, serialize }: HttpContext) {
    const achievement = await Achievement.findDeletedOrFail(params.id)
    await new RestorePublication().handle(achievement)
    return serialize(AchievementTransformer.transform(achievement).useVariant('forAdmin'))
  }
}

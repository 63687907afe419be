import type { HttpContext } from '@adonisjs/core/http'
import Achievement from '#models/achievement'
import { achievementList } from '#queries/public_list'

export default class AchievementNeighboursController {
  /** Slug and title of the active achievements before and after an active one, as the public list goes. */
  async show({ params, serialize }: HttpContext) {
    const achievement = await Achievement.findShownOrFail(params.id, { inactiveToo: false })
    return serialize(await achievementList.neighbours(achievement.id))
  }
}

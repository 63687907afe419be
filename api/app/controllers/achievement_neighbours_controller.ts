import type { HttpContext } from '@adonisjs/core/http'
import { publicAchievements } from '#lists/public_achievements'
import Achievement from '#models/achievement'

export default class AchievementNeighboursController {
  /** Slug and title of the active achievements before and after an active one, as the public list goes. */
  async show({ params, serialize }: HttpContext) {
    const achievement = await Achievement.findShownOrFail(params.id, { inactiveToo: false })
    return serialize(await publicAchievements.rows.neighbours(achievement.id))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { findShownOrFail } from '#queries/find_shown'
import { achievementList } from '#queries/public_list'

export default class AchievementNeighboursController {
  async show({ params, serialize }: HttpContext) {
    const { id } = await findShownOrFail('achievements', params.id)
    return serialize(await achievementList.neighbours(id))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { findShownOrFail } from '#queries/find_shown'
import { tournamentList } from '#queries/public_list'

export default class TournamentNeighboursController {
  async show({ params, serialize }: HttpContext) {
    const { id } = await findShownOrFail('tournaments', params.id)
    return serialize(await tournamentList.neighbours(id))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import Tournament from '#models/tournament'
import { tournamentList } from '#queries/public_list'

export default class TournamentNeighboursController {
  /** Slug and title of the active tournaments before and after an active one, as the public list goes. */
  async show({ params, serialize }: HttpContext) {
    const tournament = await Tournament.findShownOrFail(params.id, { inactiveToo: false })
    return serialize(await tournamentList.neighbours(tournament.id))
  }
}

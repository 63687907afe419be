import type { HttpContext } from '@adonisjs/core/http'
import { publicTournaments } from '#lists/public_tournaments'
import Tournament from '#models/tournament'

export default class TournamentNeighboursController {
  /** Slug and title of the active tournaments before and after an active one, as the public list goes. */
  async show({ params, serialize }: HttpContext) {
    const tournament = await Tournament.findShownOrFail(params.id, { inactiveToo: false })
    return serialize(await publicTournaments.rows.neighbours(tournament.id))
  }
}

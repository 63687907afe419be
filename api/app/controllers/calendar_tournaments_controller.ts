import type { HttpContext } from '@adonisjs/core/http'
import Tournament from '#models/tournament'
import { indianDay } from '#shared/tournament_state'
import TournamentTransformer from '#transformers/tournament_transformer'

/** How long a tournament stays in people's calendars after it began, in milliseconds. */
const KEPT_FOR = 365 * 24 * 3_600_000

export default class CalendarTournamentsController {
  /** Active tournaments with a date, those that began more than a year ago left out. */
  async index({ serialize }: HttpContext) {
    const tournaments = await Tournament.query()
      .whereNull('deleted_at')
      .where('is_active', true)
      .where('start_date', '>=', indianDay(Date.now() - KEPT_FOR))
      .orderBy('start_date')
      .orderBy('id')
    return serialize(TournamentTransformer.transform(tournaments).useVariant('forPage'))
  }
}

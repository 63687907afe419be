import type { HttpContext } from '@adonisjs/core/http'
import { calendarTournaments } from '#queries/calendar_tournaments'
import TournamentTransformer from '#transformers/tournament_transformer'

export default class CalendarTournamentsController {
  async index({ serialize }: HttpContext) {
    const tournaments = await calendarTournaments()
    return serialize(TournamentTransformer.transform(tournaments).useVariant('forCalendar'))
  }
}

import type { HttpContext } from '@adonisjs/core/http'
import { readClient } from '#database/read_client'
import Tournament from '#models/tournament'
import { onlyPublic } from '#visibility/public_rows'
import { CALENDAR_DAYS } from '#shared/rules/list_rules'
import { indianDay } from '#shared/days/indian_days'
import TournamentTransformer from '#transformers/tournament_transformer'
import { DAY_MS } from '#shared/days/durations'

export default class CalendarTournamentsController {
  async index({ serialize }: HttpContext) {
    const dayFrom = (days: number) => indianDay(Date.now() + days * DAY_MS)
    const tournaments = await onlyPublic(Tournament.query({ client: readClient() }))
      .whereBetween('start_date', [dayFrom(-CALENDAR_DAYS.before), dayFrom(CALENDAR_DAYS.after)])
      .orderBy('start_date')
      .orderBy('id')
    return serialize(TournamentTransformer.transform(tournaments).useVariant('forCalendar'))
  }
}

import { TOURNAMENT_COLUMNS } from '#lists/public_tournaments'
import { readClient } from '#models/read_client'
import { onlyPublic } from '#models/visibility'
import { CALENDAR_DAYS, CALENDAR_MAX } from '#shared/list_rules'
import { indianDay } from '#shared/tournament_state'
import type { TournamentRow } from '#transformers/tournament_transformer'

const DAY = 24 * 3_600_000

type CalendarRow = TournamentRow & { version: number; updatedAt: string }

/** Active tournaments with a date, soonest first, as far as the calendar reaches. */
export async function calendarTournaments(): Promise<CalendarRow[]> {
  const dayFrom = (days: number) => indianDay(Date.now() + days * DAY)
  const lastFirst: CalendarRow[] = await onlyPublic(readClient().from('tournaments'))
    .whereBetween('start_date', [dayFrom(-CALENDAR_DAYS.before), dayFrom(CALENDAR_DAYS.after)])
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')
    .select({ ...TOURNAMENT_COLUMNS, version: 'version', updatedAt: 'updated_at' })
    .limit(CALENDAR_MAX)
  return lastFirst.reverse()
}

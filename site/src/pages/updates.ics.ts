import * as m from 'virtual:messages'
import type { APIRoute } from 'astro'
import { calendarOf } from '~/features/tournaments/calendar.server'
import { names } from '~/i18n/names'
import { fetchList } from '~/lib/api.server'
import { fileAnswer } from '~/lib/file-answer.server'
import type { TournamentForCalendar } from '~/lib/api-types'

export const prerender = false

export const GET: APIRoute = async () => {
  const list = await fetchList<TournamentForCalendar>('/calendar')
  const name = m.calendarName({ academy: names().academy })
  return fileAnswer(list && calendarOf(list.items, name), 'text/calendar', 'tournaments.ics')
}

import * as m from 'virtual:messages'
import type { APIRoute } from 'astro'
import { fetchCalendarNotices } from '~/features/notices/notices.server'
import { needBatches, wordedNotices } from '~/features/notices/worded-notices'
import { fetchTimetable } from '~/features/services/timetable.server'
import { calendarOf } from '~/features/tournaments/calendar.server'
import { names } from '~/i18n/names'
import { fetchList } from '~/lib/api.server'
import { fileAnswer } from '~/lib/file-answer.server'
import type { TournamentForCalendar } from '~/lib/api-types'

export const prerender = false

export const GET: APIRoute = async () => {
  const [list, notices] = await Promise.all([
    fetchList<TournamentForCalendar>('/calendar'),
    fetchCalendarNotices(),
  ])
  const name = m.calendarName({ academy: names().academy })
  const answer = (text: string | null) => fileAnswer(text, 'text/calendar', 'tournaments.ics')
  if (!list || !notices) return answer(null)
  const batches = needBatches(notices) ? await fetchTimetable() : []
  return answer(calendarOf(list.items, wordedNotices(notices, batches), name))
}

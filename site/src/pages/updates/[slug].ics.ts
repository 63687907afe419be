import type { APIRoute } from 'astro'
import { calendarOf } from '~/features/tournaments/calendar.server'
import { fetchItem, missing } from '~/lib/api.server'
import { fileAnswer } from '~/lib/file-answer.server'
import type { TournamentForPage } from '~/lib/api-types'
import { paths } from '~/paths'

export const prerender = false

export const GET: APIRoute = async ({ params, redirect }) => {
  const found = await fetchItem<TournamentForPage>('/tournaments', params.slug ?? '')
  if ('response' in found) return found.response
  const { slug, title, startDate } = found.item
  if (!startDate) return missing().response
  // Not for good: the director may give the old address back.
  if (slug !== params.slug) return redirect(paths.calendarEntry(slug), 302)
  return fileAnswer(calendarOf([found.item], [], title), 'text/calendar', `${slug}.ics`)
}

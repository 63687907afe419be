import type { APIRoute } from 'astro'
import { calendarOf } from '~/features/tournaments/calendar.server'
import { fetchItem } from '~/lib/api.server'
import { fileAnswer } from '~/lib/file-answer.server'
import type { TournamentForPage } from '~/lib/api-types'
import { paths } from '~/paths'

export const prerender = false

export const GET: APIRoute = async ({ params, redirect }) => {
  const tournament = await fetchItem<TournamentForPage>('/tournaments', params.slug ?? '')
  if (tournament === 'failed') return fileAnswer(null, 'text/calendar')
  if (tournament === 'missing' || !tournament.startDate) return new Response(null, { status: 404 })
  const { slug, title } = tournament
  // Not for good: the director may give the old address back.
  if (slug !== params.slug) return redirect(paths.calendarEntry(slug), 302)
  return fileAnswer(calendarOf([tournament], title), 'text/calendar', `${slug}.ics`)
}

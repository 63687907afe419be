import { indianDay } from '@academy/api/shared/tournament/tournament_state'
import type { APIRoute } from 'astro'
import { boardPicture } from '~/features/puzzle/board-picture'
import { hasProblem, problemOf } from '~/features/puzzle/days'
import { fileAnswer } from '~/lib/file-answer'

export const prerender = false

export const GET: APIRoute = ({ params }) => {
  const { date = '' } = params
  if (!hasProblem(date, indianDay(Date.now()))) return new Response(null, { status: 404 })
  return fileAnswer(boardPicture(problemOf(date)), 'image/svg+xml')
}

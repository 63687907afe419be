import { indianDay } from '@academy/api/shared/days/indian_days'
import type { APIRoute } from 'astro'
import { hasProblem, problemOf } from '~/features/puzzle/days.server'
import { sharePicture } from '~/features/puzzle/share-picture.server'
import { missing } from '~/lib/api.server'
import { markFresh } from '~/lib/caching.server'

export const prerender = false

export const GET: APIRoute = async ({ params }) => {
  const { date = '' } = params
  if (!hasProblem(date, indianDay(Date.now()))) return missing().response
  const picture = await sharePicture(problemOf(date))
  const response = new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/jpeg' },
  })
  markFresh(response)
  return response
}

import { indianDay } from '@academy/api/shared/days/indian_days'
import type { APIRoute } from 'astro'
import { dayWords } from '~/lib/day-words'
import { externalLinks } from '~/lib/external-links'
import type { Fetched } from '~/features/puzzle/board'
import { hasProblem, problemOf } from '~/features/puzzle/days.server'
import { answerOf, claimMessage, questionOf } from '~/features/puzzle/problem-text.server'
import { missing } from '~/lib/api.server'
import { fileAnswer } from '~/lib/file-answer.server'

export const prerender = false

export const GET: APIRoute = ({ params }) => {
  const today = indianDay(Date.now())
  const date = params.date === 'today' ? today : (params.date ?? '')
  if (!hasProblem(date, today)) return missing().response
  const line = problemOf(date)
  const problem: Fetched = {
    line,
    date,
    day: dayWords(date),
    question: questionOf(line),
    answer: answerOf(line),
    claim: externalLinks.whatsapp(claimMessage(line, date)),
  }
  return fileAnswer(JSON.stringify(problem), 'application/json')
}

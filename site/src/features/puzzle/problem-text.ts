import { formatCalendarDate } from '~/lib/calendar-date'
import { movesOf } from './days'
import { nameOf, readProblem } from './problem'
import { boardWords, say, words } from './words'

/** 'White mates in one' */
export function questionOf(line: string): string {
  const side = line.split(' ')[1] === 'w' ? words.White : words.Black
  return say(words.question, { side, moves: movesOf(line) === 1 ? words.one : words.two })
}

/** The solution in words, from its short form. */
export function answerOf(line: string): string {
  const [key = '', ...lines] = line.split(' ').at(-1)!.split('|')
  if (lines.length === 0) return say(words.answerKey, { key })
  const sentences = lines.map((one) => {
    const [defences = '', mate = ''] = one.split(':')
    const rest = lines.length > 1 ? words.answerRest : words.answerOnly
    const list = defences.replaceAll(',', ` ${words.or} `)
    return say(defences ? words.answerLine : rest, { defences: list, mate })
  })
  return [`${say(words.answerFirst, { key })}.`, ...sentences].join(' ')
}

/** Who stands where, for those who do not see the picture. */
export function positionOf(line: string): string {
  const { pieces } = readProblem(line)
  const of = (isSide: (piece: string) => boolean) =>
    pieces
      .flatMap((piece, square) => (piece && isSide(piece) ? [{ piece, square }] : []))
      .map(({ piece, square }) => {
        const name = boardWords[piece.toLowerCase() as 'k'].toLowerCase()
        return say(words.pieceOn, { piece: name, square: nameOf(square) })
      })
      .join(', ')
  return say(words.boardAlt, {
    white: of((piece) => piece < 'a'),
    black: of((piece) => piece >= 'a'),
  })
}

/** 'Sun 22 Nov' */
export const shortDay = (date: string) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '')

/** 'Sunday 22 November 2026' */
export function longDay(date: string): string {
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
  return `${weekday.format(new Date(`${date}T00:00:00Z`))} ${formatCalendarDate(date)}`
}

/** What the visitor's message to the academy says, once the problem is solved. */
export const messageOf = (line: string, date: string) =>
  say(words.whatsapp, { date: formatCalendarDate(date), question: questionOf(line) })

import { latinDigits } from '@academy/api/shared/text/latin_digits'
import { m } from '@/lib/messages'
import { plain, Unreadable, type Line } from './lines'
import { tableOf } from './typed-lines'

/** Stands for a player whom a line does not name. */
export const UNNAMED = '?'

const BOARD =
  '(?:(?:(?:boards?|bd|bo|table|बोर्ड|पट|टेबल)\\s*(?:no\\b)?\\s*[.:#-]?\\s*)?(?<board>\\d{1,3})\\s*[).:–—-]*\\s*)?'
const SCORE =
  '(?<![\\d/.])(?<won>1\\/2|0[.,]5|[10½])\\s*[-–—−:]\\s*(?<lost>1\\/2|0[.,]5|[10½])(?![\\d/.])'

const FORMS = [
  // '1. Kulkarni 1-0 Jadhav', 'Board 3: ½-½'
  new RegExp(`^${BOARD}(?<white>\\D*?)[\\s:–—-]*${SCORE}\\s*(?<black>\\D*)$`, 'iu'),
  // '1. Kulkarni vs Jadhav 1-0'
  new RegExp(
    `^${BOARD}(?<white>\\D+?)\\s+(?:vs?|v/s|against|विरुद्ध)\\.?\\s+(?<black>\\D+?)[\\s:=–—-]*${SCORE}\\D{0,3}$`,
    'iu'
  ),
].toReversed()

const ROUND = /\b(?:round|rd)\b|फेरी|राउंड|राऊंड|चक्र/iu
/** A bye is known by the pairings. */
const BYE = /\bbye\b|बाय/iu
const BEGINS_AS_GAME = /^(?:(?:board|bd|bo|table|बोर्ड|पट|टेबल)\b\W*)?\d{1,3}\s*[).:–—-]+\s*\p{L}/iu

/** The patterns take their time with the square of a line's length. */
const LINE_MAX = 200

function gameOf(text: string): string[] | undefined {
  if (text.length > LINE_MAX) return undefined
  const groups = FORMS.map((form) => form.exec(text)?.groups).find(Boolean)
  if (!groups) return undefined
  const { board = '', white = '', black = '', won = '', lost = '' } = groups
  const names = [white, black].map((name) => name.replace(/^[\s.–—-]+|[\s.,;–—-]+$/g, ''))
  const isSaid = board !== '' || names.every(Boolean)
  return isSaid ? [board, names[0] || UNNAMED, `${won}-${lost}`, names[1] || UNNAMED] : undefined
}

/**
 * Results as they are typed into a chat, by round, as the lines of a table; undefined: there are none.
 * @throws Unreadable for a line among them that is none
 */
export function typedGames(text: string): Line[] | undefined {
  const lines = text.split(/\r\n?|\n/)
  if (tableOf(lines)) return undefined
  const plainLines = lines.map((line) => latinDigits(plain(line.replace(/[*_~]/g, ''))))
  const games = plainLines.map(gameOf)
  const first = games.findIndex(Boolean)
  const last = games.findLastIndex(Boolean)
  if (first < 0) return undefined
  let isOpen = false
  return plainLines.flatMap((words, at) => {
    const line = at + 1
    const game = games[at]
    if (game) {
      const head = isOpen ? [] : [{ line, cells: ['Board', 'White', 'Result', 'Black'] }]
      isOpen = true
      return [...head, { line, cells: game }]
    }
    if (ROUND.test(words)) {
      isOpen = false
      return [{ line, cells: [words.replace(/फेरी|राउंड|राऊंड|चक्र/gu, 'Round')] }]
    }
    if (words === '' || BYE.test(words)) return []
    const isAmong = at > first && at < last
    if (isAmong || BEGINS_AS_GAME.test(words)) {
      throw new Unreadable(m.readTypedLine({ line, text: words.slice(0, 60) }))
    }
    return at < first ? [{ line, cells: [words] }] : []
  })
}

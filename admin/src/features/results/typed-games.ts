import { latinDigits } from '@academy/api/shared/text/latin_digits'
import { m } from '@/lib/messages'
import { plain, Unreadable, type Line } from './lines'
import { tableOf } from './typed-lines'

/** Stands for a player whom a line does not name. */
export const UNNAMED = '?'

const BOARD =
  '(?:(?:(?:boards?|bd|bo|table|बोर्ड|पट|टेबल)\\s*(?:no\\b)?\\s*[.:#-]?\\s*)?(?<board>\\d{1,3})\\s*[).:–—-]*\\s*)?'
const POINTS = '1\\/2|0[.,]5|[10][.,]0|[10½]'
// An F behind the score: the other side did not come.
const SCORE = `(?<![\\d/.])(?<won>${POINTS})\\s*[-–—−:]\\s*(?<lost>${POINTS})(?![\\d/.])(?<forfeit>\\s?F\\b)?`

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
const IS_BYE = /^\(?(?:bye|बाय)\)?$/iu
/** What may tell of a game after all. */
const MAY_BE_RESULT =
  /[\d½]|\b(?:won|wins?|beats?|lost|loses|draws?|drew|drawn|absent)\b|जिंक|हरल|बरोबरी|जीत|हार|ड्रॉ/iu
/** '[28/11, 10:05 am] Ravi Sir: ', '28/11/26, 10:05 am - Ravi Sir: ' */
const STAMP =
  /^(?:\[[\d/.,: ]{8,24}(?: ?[ap]m)?[\d/., ]{0,12}\]|[\d/.]{6,10},? \d{1,2}:\d{2}(?: ?[ap]m)? -) ?[^:]{1,40}: */iu
const PICTURES = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe0f}\u{200d}\u{20e3}]/gu
const DRAW = /½\s+½|\s(?:draw|drawn|drew)(?=\s|$)/giu
const BEGINS_AS_GAME = /^(?:(?:board|bd|bo|table|बोर्ड|पट|टेबल)\b\W*)?\d{1,3}\s*[).:–—-]+\s*\p{L}/iu

/** The patterns take their time with the square of a line's length. */
const LINE_MAX = 200

function gameOf(text: string): string[] | undefined {
  if (text.length > LINE_MAX) return undefined
  const groups = FORMS.map((form) => form.exec(text)?.groups).find(Boolean)
  if (!groups) return undefined
  const { board = '', white = '', black = '', won = '', lost = '', forfeit } = groups
  const names = [white, black].map((name) => name.replace(/^[\s.–—-]+|[\s.,;–—-]+$/g, ''))
  const isSaid = board !== '' || names.every(Boolean)
  if (!isSaid || names.some((name) => IS_BYE.test(name))) return undefined
  const score = [won, lost].map((points) => points.replace(/[.,]0$/, '')).join('-')
  const result = forfeit ? score.replace('1', '+').replace('0', '-') : score
  return [board, names[0] || UNNAMED, result, names[1] || UNNAMED]
}

/** A line as it was typed: without what a messenger puts around it. */
const typedLine = (line: string) =>
  latinDigits(plain(line.replace(/[*_~]/g, '').replace(PICTURES, '')))
    .replace(STAMP, '')
    .replace(DRAW, ' ½-½')
    .trim()

/**
 * Results as they are typed into a chat, by round, as the lines of a table; undefined: there are none.
 * @throws Unreadable for a line among them that is none
 */
export function typedGames(text: string): Line[] | undefined {
  const lines = text.split(/\r\n?|\n/)
  if (tableOf(lines)) return undefined
  const plainLines = lines.map(typedLine)
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
    const isAmong = at > first && (at < last || MAY_BE_RESULT.test(words))
    if (isAmong || BEGINS_AS_GAME.test(words)) {
      throw new Unreadable(m.readTypedLine({ line, text: words.slice(0, 60) }))
    }
    return at < first ? [{ line, cells: [words] }] : []
  })
}

import type { GameResult } from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import { quoted, Unreadable } from './lines'
import {
  ABSENT,
  BOARD_WORDS,
  HAS_LOST,
  HAS_WON,
  MANNER,
  NORMAL_FORM,
  WALKOVER,
} from './typed-words'

/** How the scores of a game are written, by people and by programs. */

const POINTS = '0[.,]5|[10][.,]0|[10½]'

/** '1-0', '½:½', '1.0-0.0' in a line of one form; an F behind it: the other side did not come. */
export const SCORE = `(?<![\\d/.½])(?<won>${POINTS})\\s*[-:]\\s*(?<lost>${POINTS})(?![\\d/.½])(?<forfeit>\\s?F\\b)?`

/** How a game ended: of the player before it, or of whichever it fits. */
const REMARK = (side: 'White' | 'Black' | 'Any') =>
  `\\(?(?:(?<walkover${side}>${WALKOVER})|(?<absent${side}>${ABSENT})|(?<lost${side}>${HAS_LOST})|(?<won${side}>${HAS_WON})|${MANNER})\\)?`
/** 'Kale (absent) 0-1 Patil' */
export const BEFORE_SCORE = `(?:[\\s,:-]+${REMARK('White')})?`
/** 'Kale 1-0 Patil (w/o)', 'Kale 1-0 Patil, lost on time' */
export const BEHIND_BLACK = `(?:[\\s,:-]+${REMARK('Black')})?`
/** 'Kale vs Patil 1-0 (w/o)', 'Board 2: 1-0 lost on time' */
export const BEHIND_SCORE = `(?:[\\s,:-]+${REMARK('Any')})?`

/** '1.0' → '1' */
export const pointsOf = (text: string) => text.replace(/[.,]0$/, '')

/** '1-0' → '+--' */
export const forfeited = (score: string) => score.replace('1', '+').replace('0', '-')

const CELL_SIDE = '(?:1\\/2|0[.,]5|[10½+-])'
const SCORE_CELL = new RegExp(`^${CELL_SIDE}\\s*[-–—:]\\s*${CELL_SIDE}$`)

/** Whether a cell is the score of a game. */
export const isScore = (cell: string) => SCORE_CELL.test(cell)

/** Of a cell of a crosstable, behind opponent and colour. */
export const HALF_OF_CELL = /=|0?[.,]5$/

/** '1/2' → '½' */
export const withHalves = (text: string) => text.replace(/1[⁄∕]2|(?<![\d/])1\/2(?![\d/])/g, '½')

const DRAW = /½\s+½|\s(?:draw|drawn|drew)(?=\s|$)/giu
/** '+/-', '+ -' and '+ - -' in one way, and Black's; '- + -' may be either. */
const WHITE_CAME = /(?<![-+] ?|\d)\+ ?[-:/]? ?-(?! ?[-+\d])/gu
const BLACK_CAME = /(?<![-+] ?)(?:- ?[-:/]? ?)\+(?! ?[-+\d])/gu

/** 'Kale ½ Patil', and no 'Kale ½ point'. */
const HALF_BETWEEN =
  /^([^½]*[\p{L}\p{M})])\s+(?:½|0[.,]5)\s+(?!(?:points?|pts?|p|bye|गुण|अंक|पॉइंट)(?![\p{L}\p{M}]))(\p{L}[^½]*)$/iu

/** 'पट 2: बरोबरी' */
const DRAWN_BOARD = new RegExp(
  `^((?:${BOARD_WORDS})[\\p{L}\\p{M}.\\s:#-]*\\d{1,3}[\\s).:-]+)(?:बरोबरीत?|ड्रॉ|ड्रा|बराबर|बराबरी|barobari|barabar)(?: (?:झाली|झाला|सुटला|रहा|रही|हुआ|हुई))?(?=[^\\p{L}\\p{M}]*$)`.normalize(
    NORMAL_FORM
  ),
  'iu'
)

/** Brings draws and games that one side did not come to into one form. */
export const withScores = (text: string) =>
  text
    .replace(WHITE_CAME, ' 1-0F ')
    .replace(BLACK_CAME, ' 0-1F ')
    .replace(DRAW, ' ½-½')
    .replace(DRAWN_BOARD, '$1½-½')
    .replace(HALF_BETWEEN, '$1 ½-½ $2')

const WHITE_WORDS = 'white|पांढरा|पांढरे|सफ़?ेद|व्हा[इई]ट'
const BLACK_WORDS = 'black|काळा|काला|ब्लॅक|ब्लैक'
/** Beside a board these are the colour, elsewhere a surname: nobody knows for sure. */
const COLOUR_OR_SURNAME = 'काळे|काले'

const wordPattern = (words: string) => new RegExp(`^(?:${words})$`.normalize('NFKC'), 'iu')
const WHITE = wordPattern(WHITE_WORDS)
const BLACK = wordPattern(BLACK_WORDS)
const MAY_BE_COLOUR = wordPattern(COLOUR_OR_SURNAME)

/** Which side a typed word is; 'unclear' for one that may be a player as well; undefined: a player. */
export function sideOf(word: string): 'white' | 'black' | 'unclear' | undefined {
  if (WHITE.test(word)) return 'white'
  if (BLACK.test(word)) return 'black'
  return MAY_BE_COLOUR.test(word) ? 'unclear' : undefined
}

const wonPattern = (words: string) =>
  wordPattern(`(?:${words})(?: (?:won|wins|win|विजयी|जिंकल[ाेी]|जीता?))?`)

/** What people write under 'Result' for the scores of White and Black. */
const RESULT_WORDS: [words: RegExp, scores: string][] = [
  [wonPattern(WHITE_WORDS), '1-0'],
  [wonPattern(`${BLACK_WORDS}|${COLOUR_OR_SURNAME}`), '0-1'],
  [/^(?:draw|drawn|drew|बरोबरी|बराबर|ड्रॉ|ड्रा)$/iu, '½-½'],
]

/** '½ - ½', '1:0', '0.5–0.5' and 'Draw' in one way. */
export const scoresOf = (text: string) =>
  (RESULT_WORDS.find(([words]) => words.test(text.trim()))?.[1] ?? text)
    .replace(/\s/g, '')
    .replace(/^([10])\/(?=[10]$)/, '$1-')
    .replace(/0[.,]5|1\/2|=/g, '½')
    .replace(/[–—−:]/g, '-')

/** By the scores of White and Black; where both have lost, it was at the board or before it. */
const GAME_RESULTS: Record<string, GameResult> = {
  '1-0': '1-0',
  '0-1': '0-1',
  '½-½': '1/2-1/2',
  '+--': '+--',
  '--+': '--+',
  '---': '---',
  '+-0': '+--',
  '0-+': '--+',
  '': '*',
  '-': '*',
  '0-0': '---',
  '0--': '---',
  '--0': '---',
}

export const BYE_RESULTS: Record<string, GameResult> = {
  '1': 'bye',
  '+': 'bye',
  '½': 'half-bye',
  '0': 'zero-bye',
  '-': 'zero-bye',
  '': 'zero-bye',
  F: 'bye',
  U: 'bye',
  H: 'half-bye',
  Z: 'zero-bye',
}

export function resultOf(line: number, scores: string, results = GAME_RESULTS): GameResult {
  const result = Object.hasOwn(results, scores) && results[scores]
  if (!result) throw new Unreadable(m.readNoResult({ line, result: quoted(scores) }))
  return result
}

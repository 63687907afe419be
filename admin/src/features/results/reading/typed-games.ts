import { m } from '@/lib/messages'
import { LINE_MAX, quoted, Unreadable, type Line } from './lines'
import { namedRounds } from './named-rounds'
import { AROUND_NAME, BOARD, END, HEAD, LINES_MAX, NUMBER, typedLine, UNNAMED } from './typed-forms'
import { BEHIND_SCORE, forfeited, pointsOf, SCORE } from './scores'
import { tableOf } from './typed-tables'
import { outcomeOf } from './typed-outcomes'
import * as words from './typed-words'

const FORMS = [
  // '1. Kulkarni vs Jadhav 1-0', 'Kulkarni - Jadhav (1-0)'
  new RegExp(
    `^${BOARD}(?<white>\\D+?${NUMBER})\\s+(?:(?:${words.VERSUS})\\.?|[x×]|-+)\\s+(?<black>\\D+?${NUMBER})[\\s:=(-]*${SCORE}\\)?${BEHIND_SCORE}${END}$`,
    'iu'
  ),
  // '1. Kulkarni 1-0 Jadhav (7)', 'Board 3: ½-½'
  new RegExp(
    `^${BOARD}(?<white>\\D*?${NUMBER})[\\s:-]*${SCORE}\\s*(?<black>\\D*?${NUMBER})${BEHIND_SCORE}${END}$`,
    'iu'
  ),
]

const BYE_BOARD = '(?:\\d{1,3}[).:-]*\\s)?'
const BYE_POINTS = '(?:[10½] ?- ?[10½]|[10½])?'
/** '3. Deo 1-0 (bye)', 'Deo bye 1', 'Bye: Deo 1', 'Bye: 5. Deo'. */
const BYE_FORMS = [
  `^${BYE_BOARD}(?<name>[^\\d½]*?)${NUMBER}${BYE_POINTS}[\\s(:-]*(?:(?:${words.VERSUS})\\.? )?${words.BYE}[\\s():-]*${BYE_POINTS}(?: points?)?[).,!]*$`,
  `^${BYE_BOARD}${words.BYE}[\\s:-]*${BYE_POINTS}(?<name>[^\\d½]*?)${NUMBER}${BYE_POINTS}$`,
  `^${words.BYE}[\\s:-]*${BYE_BOARD}(?<name>[^\\d½]*?)${NUMBER}$`,
].map((form) => new RegExp(form, 'iu'))

const SECOND = new RegExp(`[½+±]|${words.BYE}`, 'iu')

const namesOf = (...sides: string[]) => sides.map((name) => name.replace(AROUND_NAME, ''))

function gameOf(text: string): string[] | undefined {
  if (text.length > LINE_MAX) return undefined
  const told = outcomeOf(text)
  if (told) {
    const [white = '', black = ''] = namesOf(told.white, told.black)
    return [told.board, white, told.score, black]
  }
  return scoredGame(text)
}

function scoredGame(text: string): string[] | undefined {
  if (!/[10½]/.test(text)) return undefined
  const groups = FORMS.map((form) => form.exec(text)?.groups).find(Boolean)
  if (!groups) return undefined
  const { board = '', white = '', black = '', won = '', lost = '' } = groups
  const isForfeit = Boolean(groups.forfeit ?? groups.walkover)
  const names = namesOf(white, black)
  const isSaid = board !== '' || names.every(Boolean)
  const score = [won, lost].map(pointsOf).join('-')
  // A second score, such as the word 'draw', or a bye says something else.
  const isTwofold = SECOND.test(`${white} ${black}`) || (isForfeit && score === '½-½')
  if (!isSaid || isTwofold || /^0+$/.test(board)) return undefined
  const result = isForfeit ? forfeited(score) : score
  return [board, names[0] || UNNAMED, result, names[1] || UNNAMED]
}

function isBye(text: string): boolean {
  if (text.length > LINE_MAX) return false
  const groups = BYE_FORMS.map((form) => form.exec(text)?.groups).find(Boolean)
  return groups !== undefined && !words.MAY_BE_RESULT.test(groups.name ?? '')
}

interface ResultLine {
  kind: 'game' | 'doubt' | 'round' | 'words' | 'unclear' | 'nothing'
  words: string
  /** The row of a game, the round of a heading. */
  cells: string[]
}

/** Decides what a line is. */
function judgeResult(line: string): ResultLine {
  const text = typedLine(line)
  // The pairings say who has a bye.
  if (text === '' || isBye(text) || words.ACKNOWLEDGED.test(text)) {
    return { kind: 'nothing', words: '', cells: [] }
  }
  const game = gameOf(text)
  const isDoubt = words.STRUCK.test(line) || words.DOUBT.test(line)
  if (game) return { kind: isDoubt ? 'doubt' : 'game', words: text, cells: game }
  const { rounds, rest } = namedRounds(text)
  const [round, ...others] = rounds
  const mayBeResult =
    words.MAY_BE_RESULT.test(rest.replace(words.HARMLESS, ' ')) || words.RESULT_PICTURES.test(line)
  if (mayBeResult || others.length > 0) return { kind: 'unclear', words: text, cells: [] }
  if (round) return { kind: 'round', words: text, cells: [`Round ${round}`] }
  return { kind: 'words', words: text, cells: [] }
}

export interface TypedGames {
  /** The rows of a table, round by round. */
  lines: Line[]
  /** Lines above and below the games that were taken for mere words. */
  passed: Line[]
}

/**
 * Results as they are typed into a chat; undefined if there are none.
 * @throws Unreadable for a line that may be a result but cannot be read, and for any other line among games
 */
export function typedGames(text: string): TypedGames | undefined {
  const lines = text.split(/\r\n?|\n/)
  if (lines.length > LINES_MAX || tableOf(lines)) return undefined
  const judged = lines.map(judgeResult)
  const isGame = ({ kind }: ResultLine) => kind === 'game' || kind === 'doubt'
  const first = judged.findIndex(isGame)
  const last = judged.findLastIndex(isGame)
  if (first < 0) return undefined
  let isOpen = false
  let round = ['Round']
  const rows = judged.flatMap((one, at) => {
    const line = at + 1
    const isAmong = at > first && at < last && one.kind === 'words'
    if (isAmong || one.kind === 'unclear' || one.kind === 'doubt') {
      throw new Unreadable(m.readTypedLine({ line, text: quoted(one.words) }))
    }
    if (one.kind === 'game') {
      const head = [
        { line, cells: round },
        { line, cells: HEAD },
      ]
      const game = { line, cells: one.cells }
      const begun = isOpen ? [game] : [...head, game]
      isOpen = true
      return begun
    }
    if (one.kind === 'round') {
      isOpen = false
      round = one.cells
    }
    // The lines above the games may name the tournament.
    return at < first && one.words ? [{ line, cells: [one.words] }] : []
  })
  const passed = judged.flatMap(({ kind, words: told }, at) =>
    kind === 'words' ? [{ line: at + 1, cells: [told] }] : []
  )
  return { lines: rows, passed }
}

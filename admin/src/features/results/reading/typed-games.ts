import { m } from '@/lib/messages'
import { checkOneGroup } from './groups-of-lists'
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

/** A line with its place in the text. */
type Judged = ResultLine & { line: number }

const isGame = ({ kind }: ResultLine) => kind === 'game' || kind === 'doubt'

/**
 * Results as they are typed into a chat; undefined if there are none.
 * @throws Unreadable for a line that may be a result but cannot be read, and for any other line among games
 */
export function typedGames(text: string): TypedGames | undefined {
  const lines = text.split(/\r\n?|\n/)
  if (lines.length > LINES_MAX || tableOf(lines)) return undefined
  const judged = lines.map((line, at): Judged => ({ ...judgeResult(line), line: at + 1 }))
  const first = judged.findIndex(isGame)
  const last = judged.findLastIndex(isGame)
  if (first < 0) return undefined
  checkClear(judged, first, last)
  const passed = judged.filter(({ kind }) => kind === 'words')
  // The lines above the games may name the tournament.
  const titles = judged.slice(0, first).filter(({ words: told }) => told)
  return {
    lines: [...titles.map(lineOfWords), ...byRound(judged).flatMap(tableOfRound)],
    passed: passed.map(lineOfWords),
  }
}

/** @throws Unreadable for the first line that is not clear */
function checkClear(judged: Judged[], first: number, last: number) {
  const stray = judged.find(({ kind }, at) => {
    const isAmong = at > first && at < last && kind === 'words'
    return isAmong || kind === 'unclear' || kind === 'doubt'
  })
  if (!stray) return
  checkOneGroup(stray.words)
  throw new Unreadable(m.readTypedLine({ line: stray.line, text: quoted(stray.words) }))
}

const lineOfWords = ({ line, words: told }: Judged): Line => ({ line, cells: [told] })

interface TypedRound {
  /** What the table of its games is headed. */
  heading: string[]
  games: Judged[]
}

/** The games below each heading of a round, and those above the first one. */
function byRound(judged: Judged[]): TypedRound[] {
  const rounds: TypedRound[] = [{ heading: ['Round'], games: [] }]
  for (const one of judged) {
    if (one.kind === 'round') rounds.push({ heading: one.cells, games: [] })
    if (one.kind === 'game') rounds.at(-1)?.games.push(one)
  }
  return rounds.filter(({ games }) => games.length > 0)
}

function tableOfRound({ heading, games }: TypedRound): Line[] {
  const line = games[0]?.line ?? 0
  const head = [
    { line, cells: heading },
    { line, cells: HEAD },
  ]
  return [...head, ...games.map((game): Line => ({ line: game.line, cells: game.cells }))]
}

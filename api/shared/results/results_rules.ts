import { RESULTS_PROBLEMS } from '../rules/codes.js'
import { BYES, GAME_RESULTS, type Game } from './results.js'

export const PLAYERS_MAX = 1_000
export const RESULT_ROUNDS_MAX = 20
export const TIE_BREAKS_MAX = 12
export const WINNERS_MAX = 200
/** Months after the last day of play until names become initials, unless configured. */
export const RESULT_NAMES_MONTHS = 12
/** Bytes of the document as JSON. */
export const RESULTS_MAX = 1024 * 1024

export type ProblemCode = keyof typeof RESULTS_PROBLEMS

/** `where` is the path in the document: `players.3.no`, `games.12`. */
export interface Problem {
  where: string
  code: ProblemCode
  params: Record<string, string | number>
}

export function problemSentence({ code, params }: Problem): string {
  return RESULTS_PROBLEMS[code].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
}

/** So many problems are told at once. */
const PROBLEMS_MAX = 20

/** Smallest and largest value of each number, and whether there may be none. */
const NUMBERS = {
  no: [1, 9_999],
  rating: [1, 4_000, 'none'],
  points: [0, 1_000, 'none'],
  rank: [1, 9_999, 'none'],
} as const

/** The longest of each text; a name has to be there. */
export const TEXTS_MAX = {
  ...{ name: 100, title: 10, federation: 10, fideId: 20, club: 100, group: 60 },
} as const

const TIE_BREAK_MAX = 100_000
const TEXT_MAX = 100

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNumber = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max
const isWhole = (value: unknown, min: number, max: number) =>
  Number.isInteger(value) && isNumber(value, min, max)
const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max

/** What is wrong with a document, in the order it is read; nothing: it can be stored. */
export function problemsOf(document: unknown): Problem[] {
  const problems: Problem[] = []
  const report = (where: string, code: ProblemCode, params: Problem['params'] = {}) => {
    if (problems.length < PROBLEMS_MAX) problems.push({ where, code, params: { ...params } })
  }
  const malformed = (where: string) => report(where, 'results_malformed', { where })
  if (!isObject(document)) {
    malformed('results')
    return problems
  }

  const listOf = (name: string, max: number): unknown[] => {
    const list = document[name]
    if (!Array.isArray(list)) malformed(name)
    else if (list.length > max) report(name, 'results_too_many', { max, items: name })
    else return list as unknown[]
    return []
  }
  const range = (value: unknown, where: string, [min, max]: [number, number]) => {
    if (isWhole(value, min, max)) return
    report(where, 'results_range', { what: where.split('.').at(-1)!, where, min, max })
  }

  if (document.state !== 'live' && document.state !== 'final') malformed('state')
  if (!['full', 'short', undefined].includes(document.names as undefined)) malformed('names')
  range(document.rounds, 'rounds', [1, RESULT_ROUNDS_MAX])
  range(document.round, 'round', [0, RESULT_ROUNDS_MAX])
  const rounds = Number(document.rounds)
  const current = Number(document.round)
  if (current > rounds) report('round', 'results_beyond', { round: current, rounds })

  const tieBreaks = listOf('tieBreaks', TIE_BREAKS_MAX)
  for (const [index, name] of tieBreaks.entries()) {
    if (!isText(name, TEXT_MAX)) malformed(`tieBreaks.${index}`)
  }

  const known = new Set<unknown>()
  for (const [index, player] of listOf('players', PLAYERS_MAX).entries()) {
    const where = `players.${index}`
    if (!isObject(player)) {
      malformed(where)
      continue
    }
    for (const [name, [min, max, none]] of Object.entries(NUMBERS)) {
      const value = player[name]
      const isFit =
        (none && value === null) ||
        (name === 'points' ? isNumber(value, min, max) : isWhole(value, min, max))
      if (isFit) continue
      const place = `${where}.${name}`
      report(place, 'results_range', { what: name, where: place, min, max })
    }
    for (const [name, max] of Object.entries(TEXTS_MAX)) {
      const value = player[name]
      const isFit = isText(value, max) ? name !== 'name' || value !== '' : value === null
      if (isFit && !(name === 'name' && value === null)) continue
      const place = `${where}.${name}`
      report(place, 'results_text', { what: name, where: place, max })
    }
    if (!['m', 'w', null].includes(player.sex as null)) malformed(`${where}.sex`)
    const values = player.tieBreaks
    const isFit =
      Array.isArray(values) &&
      values.length <= tieBreaks.length &&
      values.every((value) => value === null || isNumber(value, -TIE_BREAK_MAX, TIE_BREAK_MAX))
    if (!isFit) malformed(`${where}.tieBreaks`)
    if (known.has(player.no)) {
      report(`${where}.no`, 'results_number_twice', { no: Number(player.no) })
    }
    known.add(player.no)
  }

  const paired = new Set<string>()
  const gamesMax = PLAYERS_MAX * RESULT_ROUNDS_MAX
  for (const [index, game] of listOf('games', gamesMax).entries()) {
    const where = `games.${index}`
    if (isObject(game)) judgeGame(game as unknown as Game, where)
    else malformed(where)
  }

  for (const [index, winner] of listOf('winners', WINNERS_MAX).entries()) {
    const where = `winners.${index}`
    if (!isObject(winner) || !isText(winner.prize, TEXT_MAX) || !winner.prize) malformed(where)
    else if (!known.has(winner.no)) report(where, 'results_winner', { no: String(winner.no) })
  }
  if (document.hidden !== undefined) {
    for (const [index, no] of listOf('hidden', PLAYERS_MAX).entries()) {
      if (!known.has(no)) report(`hidden.${index}`, 'results_winner', { no: String(no) })
    }
  }
  return problems

  function judgeGame(game: Game, where: string) {
    const { round, board, white, black, result } = game
    if (!isWhole(round, 1, RESULT_ROUNDS_MAX)) return range(round, `${where}.round`, [1, rounds])
    if (round > rounds) return report(where, 'results_beyond', { round, rounds })
    if (board !== null && !isWhole(board, 1, 9_999)) {
      return range(board, `${where}.board`, [1, 9_999])
    }
    const at = { round, board: board ?? '–' }
    if (!GAME_RESULTS.includes(result)) {
      return report(where, 'results_unknown', { ...at, result: String(result).slice(0, 20) })
    }
    const sides = [white, black].filter((no) => no !== null)
    if (sides.length !== (BYES.includes(result) ? 1 : 2)) return report(where, 'results_sides', at)
    if (white === black) return report(where, 'results_self', { round, no: Number(white) })
    for (const no of sides) {
      if (!known.has(no)) report(where, 'results_number_unknown', { round, no: String(no) })
      const key = `${round} ${no}`
      if (paired.has(key)) report(where, 'results_twice', { round, no: Number(no) })
      paired.add(key)
    }
  }
}

import type { Coded } from '../rules/codes.js'
import { placeOf } from './place_in_results.js'
import { BYES, type Game, type SentResults } from './results.js'
import {
  GAME_LIMITS,
  PLAYER_LIMITS,
  RESULT_ROUNDS_MAX,
  RESULTS_LISTS,
  SCHOOL_PLAYERS_RANGE,
  TIE_BREAK_LIMIT,
  WINNER_LIMITS,
  type Range,
} from './results_rules.js'

/** `where` is the path in the document: `players.3.no`, `games.12`. */
export interface Problem {
  where: string
  fault: Coded
}

/** At most so many problems are reported at once. */
const PROBLEMS_MAX = 20

type Measured = string | number | null | undefined

const entriesOf = <Of extends object>(object: Of) =>
  Object.entries(object) as [keyof Of, Of[keyof Of]][]

/** Listed once: a document has thousands of entries. */
const PLAYER_RANGES = entriesOf(PLAYER_LIMITS)
const GAME_RANGES = entriesOf(GAME_LIMITS)
const WINNER_RANGES = entriesOf(WINNER_LIMITS)

const hasLines = (value: Measured) => typeof value === 'string' && value.includes('\n')

function isWithin(value: Measured, [min, max]: Range): boolean {
  const size = typeof value === 'string' ? value.length : value
  return size === null || size === undefined || (size >= min && size <= max)
}

class Problems {
  readonly found: Problem[] = []

  report(where: string, fault: Coded) {
    if (this.found.length < PROBLEMS_MAX) this.found.push({ where, fault })
  }

  checkRange(where: string, value: Measured, range: Range) {
    if (hasLines(value)) this.report(where, { code: 'one_line' })
    if (isWithin(value, range)) return
    const [min, max] = range
    const unit = typeof value === 'string' ? ' characters' : ''
    const params = { where: placeOf(where), min, max, unit }
    this.report(where, { code: 'results_range', params })
  }

  checkRanges<Name extends string>(
    where: string,
    object: { [name in NoInfer<Name>]?: Measured },
    ranges: [Name, Range][]
  ) {
    for (const [name, range] of ranges) {
      // Its path is text made for nothing where it is right.
      const value = object[name]
      if (hasLines(value) || !isWithin(value, range)) {
        this.checkRange(`${where}.${name}`, value, range)
      }
    }
  }
}

/** What is wrong with results whose types are right, in the order they are read. */
export function problemsOf(results: SentResults): Problem[] {
  const problems = new Problems()
  const numbers = new Set(results.players.map(({ no }) => no))
  checkWhole(problems, results)
  checkPlayers(problems, results)
  checkGames(problems, results, numbers)
  checkWinners(problems, results)
  checkNumbers(problems, results, numbers)
  return problems.found
}

function checkWhole(problems: Problems, results: SentResults) {
  const { rounds, round, schoolPlayers, tieBreaks } = results
  problems.checkRange('rounds', rounds, [1, RESULT_ROUNDS_MAX])
  problems.checkRange('round', round, [0, RESULT_ROUNDS_MAX])
  problems.checkRange('schoolPlayers', schoolPlayers, SCHOOL_PLAYERS_RANGE)
  if (round > rounds) {
    problems.report('round', { code: 'results_beyond', params: { round, rounds } })
  }
  for (const [list, max] of entriesOf(RESULTS_LISTS)) {
    const length = results[list]?.length ?? 0
    if (length > max) {
      problems.report(list, { code: 'results_too_many', params: { max, items: placeOf(list) } })
    }
  }
  for (const [index, name] of tieBreaks.entries()) {
    problems.checkRange(`tieBreaks.${index}`, name, TIE_BREAK_LIMIT)
  }
}

const malformed = (where: string): Coded => ({
  code: 'results_malformed',
  params: { where: placeOf(where) },
})

function checkPlayers(problems: Problems, { players, tieBreaks }: SentResults) {
  const seen = new Set<number>()
  for (const [index, player] of players.entries()) {
    const path = `players.${index}`
    problems.checkRanges(path, player, PLAYER_RANGES)
    if (player.tieBreaks.length > tieBreaks.length) {
      const where = `${path}.tieBreaks`
      problems.report(where, malformed(where))
    }
    const { no } = player
    if (seen.has(no)) {
      problems.report(`${path}.no`, { code: 'results_number_twice', params: { no } })
    }
    seen.add(no)
  }
}

function checkGames(
  problems: Problems,
  { games, rounds }: SentResults,
  numbers: ReadonlySet<number>
) {
  const paired = new Set<string>()
  for (const [index, game] of games.entries()) {
    const where = `games.${index}`
    const { round } = game
    problems.checkRanges(where, game, GAME_RANGES)
    if (round < 1) problems.checkRange(`${where}.round`, round, [1, rounds])
    const fault = pairingFault(game, rounds)
    if (fault) problems.report(where, fault)
    for (const no of new Set(playersOf(game))) {
      if (!numbers.has(no)) {
        problems.report(where, { code: 'results_number_unknown', params: { round, no } })
      }
      if (paired.has(`${round} ${no}`)) {
        problems.report(where, { code: 'results_twice', params: { round, no } })
      }
      paired.add(`${round} ${no}`)
    }
  }
}

const playersOf = ({ white, black }: Game) => [white, black].filter((no) => no !== null)

function pairingFault(game: Game, rounds: number): Coded | undefined {
  const { round, board, white, black, result } = game
  if (round > rounds) return { code: 'results_beyond', params: { round, rounds } }
  const nos = playersOf(game)
  if (nos.length !== (BYES.includes(result) ? 1 : 2)) {
    return { code: 'results_sides', params: { round, board: String(board ?? '–') } }
  }
  return white === black ? { code: 'results_self', params: { round, no: nos[0]! } } : undefined
}

function checkWinners(problems: Problems, { winners }: SentResults) {
  for (const [index, winner] of winners.entries()) {
    const where = `winners.${index}`
    problems.checkRanges(where, winner, WINNER_RANGES)
    const isOfSchool = winner.club !== undefined
    if ((winner.no === null) !== isOfSchool) problems.report(where, malformed(where))
  }
}

/** Who has won or is hidden is one of the players. */
function checkNumbers(
  problems: Problems,
  { winners, hidden = [] }: SentResults,
  numbers: ReadonlySet<number>
) {
  const lists = { winners: winners.map(({ no }) => no), hidden }
  for (const [list, nos] of entriesOf(lists)) {
    for (const [index, no] of nos.entries()) {
      const isKnown = no === null || numbers.has(no)
      if (!isKnown) problems.report(`${list}.${index}`, { code: 'results_winner', params: { no } })
    }
  }
}

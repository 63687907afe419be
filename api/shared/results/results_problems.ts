import type { Coded } from '../rules/codes.js'
import { placeOf } from './place_in_results.js'
import { BYES, type SentResults } from './results.js'
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

/** What is wrong with results whose types are right, in the order they are read. */
export function problemsOf(results: SentResults): Problem[] {
  const { rounds, tieBreaks, players, games, winners, hidden = [] } = results
  const problems: Problem[] = []
  const report = (where: string, fault: Coded) => {
    if (problems.length < PROBLEMS_MAX) problems.push({ where, fault })
  }
  const checkRange = (where: string, value: Measured, range: Range) => {
    if (hasLines(value)) report(where, { code: 'one_line' })
    if (isWithin(value, range)) return
    const [min, max] = range
    const unit = typeof value === 'string' ? ' characters' : ''
    report(where, { code: 'results_range', params: { where: placeOf(where), min, max, unit } })
  }
  const checkRanges = <Name extends string>(
    where: string,
    object: { [name in NoInfer<Name>]?: Measured },
    ranges: [Name, Range][]
  ) => {
    for (const [name, range] of ranges) {
      // Its path is text made for nothing where it is right.
      const value = object[name]
      if (hasLines(value) || !isWithin(value, range)) checkRange(`${where}.${name}`, value, range)
    }
  }

  checkRange('rounds', rounds, [1, RESULT_ROUNDS_MAX])
  checkRange('round', results.round, [0, RESULT_ROUNDS_MAX])
  checkRange('schoolPlayers', results.schoolPlayers, SCHOOL_PLAYERS_RANGE)
  if (results.round > rounds)
    report('round', { code: 'results_beyond', params: { round: results.round, rounds } })
  for (const [list, max] of entriesOf(RESULTS_LISTS)) {
    const items = placeOf(list)
    const length = results[list]?.length ?? 0
    if (length > max) report(list, { code: 'results_too_many', params: { max, items } })
  }

  for (const [index, name] of tieBreaks.entries()) {
    checkRange(`tieBreaks.${index}`, name, TIE_BREAK_LIMIT)
  }

  const known = new Set<number>()
  for (const [index, player] of players.entries()) {
    const path = `players.${index}`
    checkRanges(path, player, PLAYER_RANGES)
    if (player.tieBreaks.length > tieBreaks.length) {
      const where = `${path}.tieBreaks`
      report(where, { code: 'results_malformed', params: { where: placeOf(where) } })
    }
    const { no } = player
    if (known.has(no)) report(`${path}.no`, { code: 'results_number_twice', params: { no } })
    known.add(no)
  }

  const paired = new Set<string>()
  for (const [index, game] of games.entries()) {
    const where = `games.${index}`
    const { round, board, white, black, result } = game
    checkRanges(where, game, GAME_RANGES)
    if (round < 1) checkRange(`${where}.round`, round, [1, rounds])
    const nos = [white, black].filter((no) => no !== null)
    if (round > rounds) report(where, { code: 'results_beyond', params: { round, rounds } })
    else if (nos.length !== (BYES.includes(result) ? 1 : 2)) {
      report(where, { code: 'results_sides', params: { round, board: String(board ?? '–') } })
    } else if (white === black)
      report(where, { code: 'results_self', params: { round, no: nos[0]! } })
    for (const no of new Set(nos)) {
      if (!known.has(no)) report(where, { code: 'results_number_unknown', params: { round, no } })
      if (paired.has(`${round} ${no}`))
        report(where, { code: 'results_twice', params: { round, no } })
      paired.add(`${round} ${no}`)
    }
  }
  for (const [index, winner] of winners.entries()) {
    const where = `winners.${index}`
    checkRanges(where, winner, WINNER_RANGES)
    if ((winner.no === null) !== (winner.club !== undefined)) {
      report(where, { code: 'results_malformed', params: { where: placeOf(where) } })
    }
  }
  const named = { winners: winners.map(({ no }) => no), hidden }
  for (const [list, numbers] of entriesOf(named)) {
    for (const [index, no] of numbers.entries()) {
      const isKnown = no === null || known.has(no)
      if (!isKnown) report(`${list}.${index}`, { code: 'results_winner', params: { no } })
    }
  }
  return problems
}

import type { Coded } from '../rules/codes.js'
import { BYES, type Game, type ResultPlayer, type SentResults, type Winner } from './results.js'

export const RESULT_ROUNDS_MAX = 20
/** Months after the last day of play until names become initials, unless configured. */
export const RESULT_NAMES_MONTHS = 12
/** Bytes of the document as JSON. */
export const RESULTS_MAX = 1024 * 1024

/** `where` is the path in the document: `players.3.no`, `games.12`. */
export interface Problem {
  where: string
  fault: Coded
}

/** At most so many problems are reported at once. */
const PROBLEMS_MAX = 20

/** How many each list can have; of games so many as all can play in all rounds. */
export const RESULTS_LISTS = {
  players: 1_000,
  tieBreaks: 12,
  games: (1_000 * RESULT_ROUNDS_MAX) / 2,
  winners: 200,
  hidden: 1_000,
} as const

/** Words for the names of fields that are none themselves. */
const WORDS: Record<string, string> = {
  no: 'starting number',
  fideId: 'FIDE number',
  prizeId: 'prize',
  tieBreaks: 'tie-breaks',
  hidden: 'hidden players',
  schoolPlayers: 'number of players of a school',
}
const wordOf = (name: string) => WORDS[name] ?? name

/** `players.3.rating` → 'the rating in entry 4 of players' */
export function placeOf(path: string): string {
  const words = path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? `entry ${Number(part) + 1} of` : wordOf(part)))
  const [list, entry, field, ...rest] = words
  if (!entry) return list!
  const place = `${entry} ${list}`
  if (!field) return place
  return `the ${rest.length > 0 ? `${rest.join(' ')} ${field}` : field} in ${place}`
}

/** Letters of a player's name. */
export const NAME_MAX = 100

/** Of numbers the least and the most, of texts their length. */
const PLAYER_LIMITS = {
  no: [1, 9_999],
  rating: [1, 4_000],
  points: [0, 1_000],
  rank: [1, 9_999],
  name: [1, NAME_MAX],
  title: [0, 10],
  federation: [0, 10],
  fideId: [0, 20],
  club: [0, 100],
  group: [0, 60],
} satisfies Partial<Record<keyof ResultPlayer, Range>>

const GAME_LIMITS = { board: [1, 9_999] } satisfies Partial<Record<keyof Game, Range>>

/** How many players of a school can count. */
const SCHOOL_PLAYERS_RANGE: Range = [0, 20]

const WINNER_LIMITS = {
  club: [1, 100],
  prizeId: [0, 36],
  prize: [1, 100],
} satisfies Partial<Record<keyof Winner, Range>>

/** Letters of a tie-break's name. */
export const TIE_BREAK_MAX = 100
const TIE_BREAK_LIMIT: Range = [0, TIE_BREAK_MAX]

type Range = [min: number, max: number]

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

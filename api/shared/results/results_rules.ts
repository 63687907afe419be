import type { Game, ResultPlayer, Winner } from './results.js'

export const RESULT_ROUNDS_MAX = 20
/** Months after the last day of play until names become initials, unless configured. */
export const RESULT_NAMES_MONTHS = 12
/** Bytes of the document as JSON. */
export const RESULTS_MAX = 1024 * 1024

/** How many each list can have; of games so many as all can play in all rounds. */
export const RESULTS_LISTS = {
  players: 1_000,
  tieBreaks: 12,
  games: (1_000 * RESULT_ROUNDS_MAX) / 2,
  winners: 200,
  hidden: 1_000,
} as const

/** Letters of a player's name. */
export const NAME_MAX = 100

/** Of numbers the least and the most, of texts their length. */
export const PLAYER_LIMITS = {
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

export const GAME_LIMITS = { board: [1, 9_999] } satisfies Partial<Record<keyof Game, Range>>

/** How many players of a school can count. */
export const SCHOOL_PLAYERS_RANGE: Range = [0, 20]

export const WINNER_LIMITS = {
  club: [1, 100],
  prizeId: [0, 36],
  prize: [1, 100],
} satisfies Partial<Record<keyof Winner, Range>>

/** Letters of a tie-break's name. */
export const TIE_BREAK_MAX = 100
export const TIE_BREAK_LIMIT: Range = [0, TIE_BREAK_MAX]

export type Range = [min: number, max: number]

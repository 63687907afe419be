import { plain } from './lines'

/** What the columns of chess-results and Swiss-Manager are called, without dots, spaces and case. */
const NAMES = {
  rank: ['rk', 'rank', 'place', 'pos'],
  no: ['no', 'sno', 'snr', 'nr', 'startno', 'stno', 'startingno', 'start-no'],
  board: ['bo', 'bd', 'board', 'table'],
  name: ['name', 'player', 'playername'],
  white: ['white', 'whiteplayer'],
  black: ['black', 'blackplayer'],
  result: ['result'],
  title: ['title', 'ti'],
  fideId: ['fideid', 'fide-id', 'fideno', 'id'],
  federation: ['fed', 'federation', 'country'],
  rating: ['rtg', 'rating', 'elo', 'rtgi', 'irtg', 'eloi', 'fiderating'],
  nationalRating: ['rtgn', 'nrtg', 'elon'],
  club: ['club/city', 'club', 'city', 'school', 'academy'],
  points: ['pts', 'points', 'score'],
  group: ['gr', 'group'],
  type: ['typ', 'type', 'cat', 'category'],
  sex: ['sex', 'gender'],
} as const

export type Column = keyof typeof NAMES

const COLUMNS = new Map<string, Column>(
  Object.entries(NAMES).flatMap(([column, names]) => names.map((name) => [name, column as Column]))
)

const TIE_BREAK = /^(tb\d+|bh.*|sb.*|buc.*|de|res|vict|win|won|koya|ks|ps|aro.*|bpg|prog.*|fide.*)$/
const ROUND = /^(?:(\d{1,2})(?:rd)?|r(?:d)?(\d{1,2}))$/

/** The columns of a table by their places. */
export interface Header {
  cells: string[]
  /** Where a column is between two places; -1: it is not there. */
  at: (column: Column, from?: number, to?: number) => number
  tieBreaks: number[]
  /** Place and number of each column of a round. */
  rounds: { place: number; round: number }[]
}

/** Whether a row heads a list of players or pairings, and how. */
export function headerOf(row: string[]): Header | null {
  const cells = row.map(plain)
  const words = cells.map((cell) => cell.toLowerCase().replace(/[.:\s]/g, ''))
  const columns = words.map((word) => COLUMNS.get(word))
  const isList = columns.includes('name') && columns.filter(Boolean).length >= 3
  const isPairing = columns.includes('white') && columns.includes('black')
  if (!isList && !isPairing) return null
  const places = (pattern: RegExp) =>
    words.flatMap((word, place) => (!columns[place] && pattern.test(word) ? [place] : []))
  return {
    cells,
    at: (column, from = 0, to = Infinity) =>
      columns.findIndex((one, place) => one === column && place >= from && place < to),
    tieBreaks: isList ? places(TIE_BREAK) : [],
    rounds: isPairing
      ? []
      : places(ROUND).map((place) => ({
          place,
          round: Number(/\d+/.exec(words[place] ?? '')?.[0]),
        })),
  }
}

/** What columns are called in English, without dots, spaces, hyphens and case. */
const NAMES = {
  rank: ['rk', 'rank', 'place', 'pl', 'pos'],
  sno: ['sno', 'snr', 'startno', 'stno', 'startingno', 'startnr'],
  no: ['no', 'nr', '#'],
  board: ['bo', 'bd', 'board', 'boardno', 'table'],
  name: ['name', 'player', 'playername', 'fullname', 'white', 'black'],
  result: ['result', 'res'],
  title: ['title', 'ti', 'tit'],
  fideId: ['fideid', 'fideno', 'id'],
  federation: ['fed', 'federation', 'country'],
  rating: ['rtg', 'rating', 'elo', 'rtgi', 'irtg', 'eloi', 'fiderating'],
  nationalRating: ['rtgn', 'nrtg', 'elon'],
  club: ['club/city', 'club', 'city', 'school', 'academy'],
  points: ['pts', 'points', 'score', 'total'],
  group: ['gr', 'group', 'grp'],
  type: ['typ', 'type', 'cat', 'category'],
  sex: ['sex', 'gender'],
  performance: ['rp', 'n', 'w', 'we', 'wwe', 'k', 'rtg+/', 'krtg+/'],
} as const

export type Column = keyof typeof NAMES | 'tieBreak' | 'round'

const COLUMNS = new Map<string, Column>(
  Object.entries(NAMES).flatMap(([column, names]) => names.map((name) => [name, column as Column]))
)

const TIE_BREAK =
  /^(tb\d+|wtg\d+|m?b(h|uc).*|sb.*|sonn.*|de|vict.*|wins?|won|koya|ks|ps|aro.*|tpr|bpg|bwg|prog.*|fide.*)$/
const ROUND = /^(?:\d{1,2}(?:rd)?|r(?:d|nd|ound)?\d{1,2})$/

const columnOf = (word: string): Column | undefined =>
  COLUMNS.get(word) ?? (ROUND.test(word) ? 'round' : TIE_BREAK.test(word) ? 'tieBreak' : undefined)

/** The columns of a table by their places. */
export interface Header {
  isPairing: boolean
  cells: string[]
  placesOf: (column: Column) => number[]
  /** Where a column is, of pairings White's (0) or Black's (1); -1: it is not there. */
  at: (column: Column, side?: number) => number
  /** What heads columns that are not read. */
  unknown: string[]
}

/** Whether a row heads a list of players or pairings, and how. */
export function headerOf(cells: string[]): Header | null {
  const words = cells.map((cell) => cell.toLowerCase().replace(/[.:\s-]/g, ''))
  const columns = words.map(columnOf)
  const placesOf = (column: Column) =>
    columns.flatMap((one, place) => (one === column ? [place] : []))
  const names = placesOf('name')
  const hasColours = words.includes('white') || words.includes('black')
  const isPairing = names.length === 2 && (hasColours || columns.includes('result'))
  const isList = names.length === 1 && !hasColours && columns.filter(Boolean).length >= 3
  if (!isList && !isPairing) return null
  return {
    ...{ isPairing, cells, placesOf },
    at(column, side = 0) {
      const places = placesOf(column)
      const isOfSide = isPairing && column !== 'board' && column !== 'result'
      return (isOfSide && places.length !== 2 ? undefined : places[side]) ?? -1
    },
    unknown: cells.filter((cell, place) => cell && !columns[place]),
  }
}

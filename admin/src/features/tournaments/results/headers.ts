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
const ROUND = /^(?:(\d{1,2})(?:rd)?|r(?:d|nd|ound)?(\d{1,2}))$/

function columnOf(word: string): Column | undefined {
  if (TIE_BREAK.test(word) && !COLUMNS.has(word)) return 'tieBreak'
  return ROUND.test(word) ? 'round' : COLUMNS.get(word)
}

/** The columns of a table by their places. */
export interface Header {
  isPairing: boolean
  cells: string[]
  /** Where a column is, of pairings White's (0) or Black's (1); -1: it is not there. */
  at: (column: Column, side?: number) => number
  tieBreaks: number[]
  /** Place and number of each column of a round. */
  rounds: { place: number; round: number }[]
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
    isPairing,
    cells,
    at(column, side = 0) {
      const places = placesOf(column)
      const isOfBoth = column === 'board' || column === 'result'
      if (!isPairing || isOfBoth) return places[0] ?? -1
      return places.length === 2 ? (places[side] ?? -1) : -1
    },
    tieBreaks: placesOf('tieBreak'),
    rounds: placesOf('round').map((place) => ({
      place,
      round: Number(/\d+/.exec(words[place] ?? '')?.[0]),
    })),
    unknown: cells.filter((cell, place) => cell && !columns[place]),
  }
}

/** What columns are called in English, without dots, spaces, hyphens and case. */
const NAMES = {
  rank: ['rk', 'rank', 'place', 'pl', 'pos'],
  sno: ['sno', 'snr', 'startno', 'stno', 'startingno', 'startnr'],
  no: ['no', 'nr', '#', 'srno', 'slno', 'serialno'],
  board: ['bo', 'bd', 'board', 'boardno', 'table'],
  name: ['name', 'player', 'playername', 'fullname', 'studentname', 'white', 'black'],
  result: ['result', 'res'],
  title: ['title', 'ti', 'tit'],
  fideId: ['fideid', 'fideno'],
  federation: ['fed', 'federation', 'country'],
  rating: ['rtg', 'rating', 'elo', 'rtgi', 'irtg', 'eloi', 'fiderating'],
  nationalRating: ['rtgn', 'nrtg', 'elon'],
  club: ['club/city', 'club', 'city', 'school', 'academy'],
  points: ['pts', 'points', 'score', 'total'],
  group: ['gr', 'group', 'grp'],
  type: ['typ', 'type', 'cat', 'category'],
  sex: ['sex', 'gender'],
  ignored: ['id', 'pgn', 'rp', 'n', 'w', 'we', 'wwe', 'k', 'rtg+/', 'krtg+/'],
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

export interface Header {
  isPairing: boolean
  cells: string[]
  columns: (Column | undefined)[]
}

const wordOf = (cell: string) => cell.toLowerCase().replace(/[.:\s-]/g, '')

/** The shortest starting list, 'No.' and 'Name'. */
const isNumberAndName = (columns: (Column | undefined)[]) =>
  columns.length === 2 && columns[1] === 'name' && (columns[0] === 'no' || columns[0] === 'sno')

/** Whether most words of a line are names of columns. */
export function namesColumns(line: string): boolean {
  const words = line.split(/\s+/).map(wordOf).filter(Boolean)
  const columns = words.map(columnOf)
  const known = columns.filter(Boolean)
  const isMost = known.length >= 3 && known.length > words.length / 2
  return known.includes('name') && (isMost || isNumberAndName(columns))
}

export function headerOf(cells: string[]): Header | null {
  const words = cells.map(wordOf)
  const columns = words.map(columnOf)
  const names = columns.filter((column) => column === 'name').length
  const hasColours = words.includes('white') || words.includes('black')
  const isPairing = names === 2 && (hasColours || columns.includes('result'))
  const filled = columns.filter((_column, at) => words[at])
  const isLong = columns.filter(Boolean).length >= 3
  const isList = names === 1 && !hasColours && (isLong || isNumberAndName(filled))
  return isList || isPairing ? { isPairing, cells, columns } : null
}

/** Asked for each cell of a long list. */
export function placesOf({ columns }: Header, column: Column): number[] {
  const places: number[] = []
  for (const [place, one] of columns.entries()) {
    if (one === column) places.push(place)
  }
  return places
}

/** Where a column is, of pairings White's (0) or Black's (1); -1: it is not there. */
export function placeOf(header: Header, column: Column, side = 0): number {
  const places = placesOf(header, column)
  const isOfSide = header.isPairing && column !== 'board' && column !== 'result'
  return (isOfSide && places.length !== 2 ? undefined : places[side]) ?? -1
}

import { plain } from './lines'

/** What the columns of the usual programs are called, without dots, spaces and case. */
const NAMES = {
  rank: ['rk', 'rank', 'place', 'pl', 'pos', 'rg', 'platz'],
  sno: ['sno', 'snr', 'startno', 'stno', 'startingno', 'start-no', 'startnr', 'seed'],
  no: ['no', 'nr', '#', 'num', 'pair'],
  board: ['bo', 'bd', 'brd', 'board', 'boardno', 'table', 'br', 'brett'],
  name: ['name', 'player', 'playername', 'fullname'],
  white: ['white', 'whiteplayer', 'weiß'],
  black: ['black', 'blackplayer', 'schwarz'],
  result: ['result', 'res', 'ergebnis', 'erg'],
  title: ['title', 'ti', 'tit'],
  fideId: ['fideid', 'fide-id', 'fideno', 'id'],
  federation: ['fed', 'federation', 'country', 'land', 'feder'],
  rating: ['rtg', 'rating', 'rtng', 'elo', 'rtgi', 'irtg', 'intl', 'eloi', 'fiderating'],
  nationalRating: ['rtgn', 'nrtg', 'elon', 'dwz'],
  club: ['club/city', 'club', 'city', 'school', 'academy', 'verein/ort', 'verein'],
  points: ['pts', 'pt', 'points', 'score', 'total', 'tot', 'pkt', 'punkte'],
  group: ['gr', 'group', 'grp'],
  type: ['typ', 'type', 'cat', 'category'],
  sex: ['sex', 'gender'],
} as const

export type Column = keyof typeof NAMES

const COLUMNS = new Map<string, Column>(
  Object.entries(NAMES).flatMap(([column, names]) => names.map((name) => [name, column as Column]))
)

const TIE_BREAK =
  /^(res|tb\d+|wtg\d+|m?-?b(h|uc).*|sb.*|sonn.*|de|vict.*|wins?|won|koya|ks|ps|aro.*|tpr|bpg|bwg|prog.*|fide.*)$/
const ROUND = /^(?:(\d{1,2})(?:rd)?|r(?:d|nd|ound)?(\d{1,2}))$/

/** The columns of a table by their places. */
export interface Header {
  isPairing: boolean
  cells: string[]
  /** Where a column is, of pairings White's (0) or Black's (1); -1: it is not there. */
  at: (column: Column, side?: number) => number
  tieBreaks: number[]
  /** Place and number of each column of a round. */
  rounds: { place: number; round: number }[]
}

/** Whether a row heads a list of players or pairings, and how. */
export function headerOf(row: string[]): Header | null {
  const cells = row.map(plain)
  const words = cells.map((cell) => cell.toLowerCase().replace(/[.:\s]/g, ''))
  const columns = words.map((word) => COLUMNS.get(word))
  const placesOf = (column: Column) =>
    columns.flatMap((one, place) => (one === column ? [place] : []))
  const names = placesOf('name')
  const colours = [...placesOf('white'), ...placesOf('black')]
  const sides = colours.length === 2 ? colours : names.length === 2 ? names : []
  const isPairing = sides.length === 2 && (colours.length === 2 || columns.includes('result'))
  const isList = names.length === 1 && columns.filter(Boolean).length >= 3
  if (!isList && !isPairing) return null
  const matching = (pattern: RegExp) =>
    words.flatMap((word, place) => (isList && pattern.test(word) ? [place] : []))
  function at(column: Column, side = 0) {
    if (!isPairing) return columns.indexOf(column)
    if (column === 'name') return sides[side] ?? -1
    const places = placesOf(column)
    // A number that only one of the two has counts the boards.
    if (column === 'no' && places.length % 2 === 1 && !columns.includes('board')) places.shift()
    if (column === 'board') return columns.includes('board') ? columns.indexOf('board') : boardAt()
    if (places.length > 1) return places[side] ?? -1
    const [white = 0, black = 0] = sides
    const own = (place: number) => (Math.abs(place - white) <= Math.abs(place - black) ? 0 : 1)
    return places.find((place) => column === 'result' || own(place) === side) ?? -1
  }
  const boardAt = () => (placesOf('no').length % 2 === 1 ? columns.indexOf('no') : -1)
  return {
    isPairing,
    cells,
    at,
    tieBreaks: matching(TIE_BREAK),
    rounds: matching(ROUND).map((place) => ({
      place,
      round: Number(/\d+/.exec(words[place] ?? '')?.[0]),
    })),
  }
}

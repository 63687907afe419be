import type { ResultPlayer } from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import { headerOf, type Column, type Header } from './headers'
import { countOf, numberOf, Unreadable, type Line } from './lines'
import { pairUp, resultOf, type Half, type ReadGame } from './pair-up'

/** A player as a list has them: what it does not say is null, and so is a number that it leaves out. */
export interface ReadPlayer extends Omit<ResultPlayer, 'no'> {
  no: number | null
  line: number
}

export interface ReadList {
  kind: 'start' | 'pairings' | 'standings' | 'crosstable' | 'trf'
  /** Of pairings the round, of standings the one they are after; 0: it is not said. */
  round: number
  /** How many are announced; 0: it is not said. */
  rounds: number
  isFinal: boolean
  tieBreaks: string[]
  players: ReadPlayer[]
  games: ReadGame[]
  /** What was understood otherwise than it is written, in sentences. */
  notes: string[]
}

interface Table {
  header: Header
  rows: Line[]
  /** What is said above it, and below. */
  above: string
  below: string[]
}

/** Every list in some lines. */
export function readLists(lines: Line[]): ReadList[] {
  const tables: Table[] = []
  let around: string[] = []
  for (const { line, cells } of lines) {
    const table = tables.at(-1)
    const isWithin = table !== undefined && around.length === 0
    const header = headerOf(cells)
    const filled = cells.filter(Boolean)
    if (isWithin && isRestOfRow(table, cells)) table.rows.at(-1)?.cells.push(...cells)
    else if (header) {
      // The header is repeated on each page of a long list.
      if (isWithin && table.header.cells.join() === cells.join()) continue
      const below: string[] = []
      tables.push({ header, rows: [], above: around.join('\n'), below })
      around = below
    } else if (isWithin && (filled.length > 1 || (filled[0] && isBroken(table, cells)))) {
      table.rows.push({ line, cells: [...cells] })
    } else if (table && filled.length > 3 && filled.some((cell) => /^\d+$/.test(cell))) {
      throw new Unreadable(m.readStrayRow({ line }))
    } else if (filled.length > 0) around.push(cells.join(' '))
  }
  if (tables.length === 0) throw new Unreadable(m.readNoTable())
  return tables.map(readTable)
}

/** A flag is a block of its own: in a plain text it breaks its row, and the tab after it is gone. */
const isBroken = ({ header }: Table, row: string[]) =>
  row.length < header.cells.length && !row.at(-1) && !header.cells[row.length - 1]

function isRestOfRow(table: Table, next: string[]): boolean {
  const { header, rows } = table
  const row = rows.at(-1)?.cells
  if (!row || !isBroken(table, row)) return false
  const lastName = Math.max(header.at('name', 0), header.at('name', 1))
  const isNewRow = row.length > lastName && next.length > 1 && /^\d+$/.test(next[0] ?? '')
  return !isNewRow && row.length + next.length <= header.cells.length && next.some(Boolean)
}

const lastNumber = (text: string, pattern: RegExp) =>
  Number([...text.matchAll(pattern)].at(-1)?.slice(1).find(Boolean) ?? 0)

function readTable({ header, rows, above, below }: Table): ReadList {
  const stray = rows.find(({ cells }) => cells.slice(header.cells.length).some(Boolean))
  if (stray) throw new Unreadable(m.readStrayRow({ line: stray.line }))
  const list = {
    round: lastNumber(
      above,
      /\b(?:round|rd)\b[.:#\s-]*(\d{1,2})\b|\b(\d{1,2})(?:st|nd|rd|th|\.)? rounds?\b/gi
    ),
    rounds: lastNumber(above, /\brounds\s*:?\s*(\d{1,2})\b|\bafter (\d{1,2}) rounds\b/gi),
    isFinal: !header.isPairing && /\bfinal (rank|standing|cross)/i.test(above),
    tieBreaks: header.placesOf('tieBreak').map((place, index) => {
      const legend = new RegExp(`tie ?break ?${index + 1} ?: ?([^\\n]+?)(?= tie ?break|\\n|$)`, 'i')
      return (legend.exec(below.join('\n'))?.[1] ?? header.cells[place] ?? '').slice(0, 100)
    }),
    notes: header.unknown.map((column) => m.adjustedColumn({ column })),
  }
  if (header.isPairing) return { ...list, kind: 'pairings', ...readPairings(header, rows, list) }
  const players = rows.map((row) => readPlayer(row, header))
  if (header.at('round') >= 0) {
    return { ...list, kind: 'crosstable', players, games: readCrosstable(header, rows, players) }
  }
  if (header.at('points') < 0) return { ...list, kind: 'start', players, games: [] }
  // A blank place is the one above it, with the same points.
  for (const [index, player] of players.entries()) {
    const before = players[index - 1]
    if (before && before.points === player.points) player.rank ??= before.rank
  }
  return { ...list, kind: 'standings', players, games: [] }
}

const TITLE = /^W?A?[GIFCN]M$/
/** How lists say that there is no number. */
const NONE = /^(?:0+|-+|[–.*]|unr\.?|unrated|nr|n\/a)?$/i

export const sexOf = (text: string) => (/^m$/i.test(text) ? 'm' : /^[wf]$/i.test(text) ? 'w' : null)

/** @param side of pairings White (0) or Black (1) */
function readPlayer({ line, cells }: Line, header: Header, side = 0): ReadPlayer {
  /** A number that is none: the row is not what its header says. */
  function read(place: number, parse: (text: string) => number | null) {
    const value = cells[place] ?? ''
    const number = parse(value)
    if (number !== null || NONE.test(value)) return number
    const column = header.cells[place] ?? ''
    throw new Unreadable(m.readNoValue({ line, column, value: value.slice(0, 40) }))
  }
  const cell = (name: Column) => cells[header.at(name, side)] ?? ''
  const whole = (name: Column) => read(header.at(name, side), countOf)
  const place = header.at('name', side)
  // Their column has no head: it stands before the name, with or without a flag.
  const title = [header.at('title', side), place - 1, place - 2]
    .filter((at, index) => index === 0 || header.cells[at] === '')
    .map((at) => cells[at] ?? '')
    .find((text) => TITLE.test(text))
  return {
    line,
    no: whole('sno') ?? whole('no'),
    name: (cells[place] ?? '').replace(/[\s,]+$/, ''),
    title: title ?? null,
    sex: sexOf(cell('sex')),
    rating: whole('rating') ?? whole('nationalRating'),
    federation: cell('federation') || null,
    fideId: whole('fideId')?.toString() ?? null,
    club: cell('club') || null,
    group: cell('group') || cell('type') || null,
    points: read(header.at('points', side), numberOf),
    rank: whole('rank'),
    tieBreaks: header.placesOf('tieBreak').map((at) => read(at, numberOf)),
  }
}

const NOBODY = /^(?:(?:half |zero |full )?(?:point )?bye|not paired|unpaired|-*)$/i
const SCORES = /^([10½+-])(?:-([10½+-]))?$/

/** '½ - ½', '1:0' and '0.5–0.5' as the scores of White and Black; what is none stays as it is. */
function scoresOf(text: string): string[] {
  const typed = text
    .replace(/\s/g, '')
    .replace(/0[.,]5|1\/2|=/g, '½')
    .replace(/[–—−:]/g, '-')
  if (typed === '' || typed === '-') return ['', '']
  const [, white, black = ''] = SCORES.exec(typed) ?? []
  return white ? [white, black] : [text]
}

/** What a bye without a result is worth, by the words in the place of an opponent. */
const worthOf = (absent: string) =>
  /^half/i.test(absent) ? '½' : /^(?:full |point )*bye$/i.test(absent) ? '1' : '0'

function readPairings(header: Header, rows: Line[], list: Pick<ReadList, 'round' | 'notes'>) {
  const players: ReadPlayer[] = []
  const games: ReadGame[] = []
  const notes = new Set(list.notes)
  for (const row of rows) {
    const { line, cells } = row
    const [white, black] = [readPlayer(row, header, 0), readPlayer(row, header, 1)]
    const named = [white, black].filter(({ name }) => !NOBODY.test(name))
    const [first, second = null] = named
    if (!first) throw new Unreadable(m.readNoName({ line }))
    const scores = scoresOf(cells[header.at('result')] ?? '')
    const [left = '', right = ''] = scores
    const [own, absent] = first === white ? [left, black] : [right || left, white]
    const result = resultOf(line, second ? scores : [own || worthOf(absent.name)])
    if (second && left === '0' && right === '0') notes.add(m.adjustedBothLost())
    players.push(...named)
    const board = second && countOf(cells[header.at('board')] ?? '')
    games.push({ round: list.round, board, white: first, black: second, result })
  }
  return { players, games, notes: [...notes] }
}

const CELL = /^(\d+)([wb])([10½=+-]?)$/i

/** A cell names an opponent by place in the list, or by starting number: whichever fits both ways. */
function readCrosstable(header: Header, rows: Line[], players: ReadPlayer[]): ReadGame[] {
  const columns = header.placesOf('round')
  const halves = players.flatMap((player, index) =>
    columns.flatMap((place): Half[] => {
      const text = (rows[index]?.cells[place] ?? '').replace(/\s/g, '').replace('=', '½')
      if (text === '' || text === '*') return []
      const round = Number(/\d+/.exec(header.cells[place] ?? '')?.[0])
      const [, opponent, colour, score = ''] = CELL.exec(text) ?? []
      return opponent === undefined
        ? [{ round, player, opponent: null, isWhite: null, score: text.replace(/^-(?=.)/, '') }]
        : [{ round, player, opponent: Number(opponent), isWhite: /w/i.test(colour ?? ''), score }]
    })
  )
  // Of a round robin the columns are opponents, and say nothing of rounds and colours.
  if (halves.every(({ opponent }) => opponent === null)) throw new Unreadable(m.readNoRounds())
  const pairBy = (name: 'rank' | 'no') => {
    const found = new Map(players.map((player) => [player[name], player]))
    return pairUp(halves, (no) => found.get(no))
  }
  try {
    return pairBy('rank')
  } catch {
    return pairBy('no')
  }
}

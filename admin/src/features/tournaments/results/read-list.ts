import type { Game, GameResult, ResultPlayer } from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import { headerOf, type Column, type Header } from './headers'
import { countOf, linesOfText, numberOf, separators, type Line } from './lines'
import { countPairs, GAMES, pairUp, type Half } from './pair-up'
import { Unreadable } from './unreadable'

/** A player as a list has them: what it does not say is null, and so is a number that it leaves out. */
export interface ReadPlayer extends Omit<ResultPlayer, 'no'> {
  no: number | null
  line: number
}

/** A pairing between players of the same list. */
export interface ReadGame extends Omit<Game, 'white' | 'black'> {
  white: ReadPlayer | null
  black: ReadPlayer | null
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
  below: string
}

/** Every list of a text, whatever stands between its columns. */
export function readText(text: string): ReadList[] {
  const read = (separator: (typeof separators)[number]) => linesOfText(text, separator)
  const separator = separators.find((one) => read(one).some(({ cells }) => headerOf(cells)))
  if (separator) return readLists(read(separator), separator === 'tab' ? 'broken' : 'even')
  const heads = read('tab').find(({ cells }) => headerOf((cells[0] ?? '').split(' ')))
  if (heads) throw new Unreadable(m.readNoColumns({ line: heads.line }))
  throw new Unreadable(m.readNoTable())
}

/**
 * Every list in some lines.
 * @param form whether flags may have broken the rows of a text, or all are as long as their header
 */
export function readLists(lines: Line[], form?: 'broken' | 'even'): ReadList[] {
  const tables = tablesOf(lines, form)
  if (tables.length === 0) throw new Unreadable(m.readNoTable())
  return tables.map(readTable)
}

function tablesOf(lines: Line[], form?: 'broken' | 'even'): Table[] {
  const tables: Table[] = []
  let around: string[] = []
  let isOpen = false
  let next = 0
  for (const [at, { line, cells }] of lines.entries()) {
    if (at < next) continue
    const table = tables.at(-1)
    const filled = cells.filter(Boolean).length
    const header = headerOf(cells)
    if (header) {
      // The header is repeated on each page of a long list.
      if (isOpen && table?.header.cells.join() === header.cells.join()) continue
      tables.push({ header, rows: [], above: around.join('\n'), below: '' })
      around = []
      isOpen = true
    } else if (table && (isOpen || around.length === 0) && isRow(cells, filled, form)) {
      isOpen = true
      const joined =
        form === 'broken' ? joinedRow(lines, at, table.header) : { row: cells, last: at }
      const length = table.header.cells.length
      const isUneven = form === 'even' && joined.row.length !== length
      if (isUneven || joined.row.slice(length).some(Boolean))
        throw new Unreadable(m.readStrayRow({ line }))
      table.rows.push({ line, cells: joined.row })
      next = joined.last + 1
    } else {
      if (table && filled > 3 && /^\d+$/.test(cells[0] ?? ''))
        throw new Unreadable(m.readStrayRow({ line }))
      isOpen = false
      if (filled > 0) around.push(cells.join(' '))
      if (table) table.below += `${cells.join(' ')}\n`
    }
  }
  return tables
}

const isRow = (cells: string[], filled: number, form?: 'broken' | 'even') =>
  filled > 1 || (form === 'broken' && filled === 1 && cells.length > 1)

/** A flag is a block of its own: in a plain text it breaks its row, and the tab after it is gone. */
function joinedRow(lines: Line[], at: number, header: Header) {
  const row = [...(lines[at]?.cells ?? [])]
  const lastName = Math.max(header.at('name', 0), header.at('name', 1))
  let last = at
  while (row.length < header.cells.length && row.at(-1) === '' && !header.cells[row.length - 1]) {
    const next = lines[last + 1]?.cells ?? []
    const isNewRow = row.length > lastName && next.length > 1 && /^\d+$/.test(next[0] ?? '')
    const isTooLong = row.length + next.length > header.cells.length
    if (isNewRow || isTooLong || next.join('') === '') break
    row.push(...next)
    last += 1
  }
  return { row, last }
}

const lastNumber = (text: string, pattern: RegExp) => {
  const found = [...text.matchAll(pattern)].at(-1)
  return Number(found?.slice(1).find(Boolean) ?? 0)
}

function readTable(table: Table): ReadList {
  const { header, above, below } = table
  const isPairing = header.isPairing
  const list = {
    round: lastNumber(
      above,
      /\b(?:round|rd|runde)\b[.:#\s-]*(?:no\.?\s*)?(\d{1,2})\b|\b(\d{1,2})(?:st|nd|rd|th|\.)? (?:rounds?|runden?)\b/gi
    ),
    rounds: lastNumber(above, /\brounds\s*:?\s*(\d{1,2})\b|\bafter (\d{1,2}) rounds\b/gi),
    isFinal: !isPairing && /\bfinal (rank|standing|cross)/i.test(above),
    tieBreaks: header.tieBreaks.map((place, index) => tieBreakName(header, place, index, below)),
    notes: [],
  }
  if (isPairing) return { ...list, kind: 'pairings', ...readPairings(table, list.round) }
  const players = table.rows.map((row) => readPlayer(row, header))
  for (const { line, name } of players) if (!name) throw new Unreadable(m.readNoName({ line }))
  if (header.rounds.length > 0) {
    return { ...list, kind: 'crosstable', players, games: readCrosstable(table, players) }
  }
  if (header.at('points') >= 0)
    return { ...list, kind: 'standings', ...withPlaces(players), games: [] }
  for (const player of players) player.no ??= player.rank
  return { ...list, kind: 'start', players, games: [] }
}

/** A blank place is the one above it, with the same points; without any, the order tells them. */
function withPlaces(players: ReadPlayer[]) {
  const notes: ReadList['notes'] = []
  const follows = (player: ReadPlayer, index: number) => {
    const before = players[index - 1]?.points ?? Infinity
    return player.points !== null && player.points <= before
  }
  if (players.every(({ rank }) => rank === null) && players.every(follows)) {
    for (const [index, player] of players.entries()) player.rank = index + 1
    notes.push(m.adjustedPlaces())
  }
  for (const [index, player] of players.entries()) {
    const before = players[index - 1]
    if (before && before.points === player.points) player.rank ??= before.rank
  }
  return { players, notes }
}

function tieBreakName({ cells }: Header, place: number, index: number, below: string) {
  const legend = new RegExp(`tie ?break ?${index + 1} ?: ?([^\\n]+?)(?= tie ?break|\\n|$)`, 'i')
  return (legend.exec(below)?.[1] ?? cells[place] ?? '').slice(0, 100)
}

const TITLE = /^(?:W?[GIFC]M|A[GIFC]M|NM|WNM|g|m|f|c|wg|wm|wf|wc)$/
/** How lists say that there is no number. */
const NONE = /^(?:0+|-+|[–.*]|unr\.?|unrated|nr|n\/a)?$/i

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
  const sex = cell('sex').toLowerCase()
  // What some call the ID is the starting number.
  const id = whole('fideId')
  const isNumber = id !== null && id < 10_000 && header.at('no') + header.at('sno') === -2
  return {
    line,
    no: whole('sno') ?? whole('no') ?? (isNumber ? id : null),
    name: (cells[place] ?? '').replace(/[\s,]+$/, ''),
    title: title ?? null,
    sex: sex === 'm' ? 'm' : sex === 'w' || sex === 'f' ? 'w' : null,
    rating: whole('rating') ?? whole('nationalRating'),
    federation: cell('federation') || null,
    fideId: isNumber ? null : (id?.toString() ?? null),
    club: cell('club') || null,
    group: cell('group') || cell('type') || null,
    points: read(header.at('points', side), numberOf),
    rank: whole('rank'),
    tieBreaks: header.tieBreaks.map((index) => read(index, numberOf)),
  }
}

const BYES: Record<string, GameResult> = {
  ...{ '1': 'bye', '+': 'bye', '½': 'half-bye', '0': 'zero-bye', '-': 'zero-bye' },
}
const NOBODY =
  /^(?:(?:half |zero |full )?(?:point )?bye|not paired|unpaired|spielfrei|nicht ausgelost|-*)$/i
const SCORES = /^([10½+-])(f?)(?:-([10½+-])(f?))?-?$/

/** '½ - ½', '1:0', '1 - 0F' and '0.5–0.5' as the scores of White and Black; null: it is none. */
function scoresOf(text: string): [white: string, black: string] | null {
  const typed = text
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/0[.,]5|1\/2|=/g, '½')
    .replace(/[–—−:]/g, '-')
  if (typed === '' || typed === '-') return ['', '']
  const [, white = '', whiteForfeit, black = '', blackForfeit] = SCORES.exec(typed) ?? []
  if (!white) return null
  if (!whiteForfeit && !blackForfeit) return [white, black]
  const forfeit = (score: string) => ({ '1': '+', '0': '-' })[score] ?? score
  return [forfeit(white), forfeit(black)]
}

function readPairings({ header, rows }: Table, round: number) {
  const players: ReadPlayer[] = []
  const games: ReadGame[] = []
  const notes: ReadList['notes'] = []
  for (const row of rows) {
    const { line, cells } = row
    const sides = [readPlayer(row, header, 0), readPlayer(row, header, 1)]
    const named = sides.filter(({ name }) => !NOBODY.test(name))
    if (named.length === 0) throw new Unreadable(m.readNoName({ line }))
    const text = cells[header.at('result')] ?? ''
    const scores = scoresOf(text)
    const [first = null, second = null] = named
    const own = scores && ((named[0] === sides[0] ? scores[0] : scores[1]) || scores[0])
    const absent = sides.find((side) => !named.includes(side))?.name ?? ''
    const isPoint = /^(?:full (?:point )?bye|bye|spielfrei)$/i.test(absent)
    const bye = own === '' ? (isPoint ? 'bye' : 'zero-bye') : BYES[own ?? '']
    const result = second ? scores && GAMES[scores.join(' ')] : bye
    if (!result) throw new Unreadable(m.readNoResult({ line, result: text.slice(0, 40) }))
    if (second && scores?.join('') === '00') notes[0] = m.adjustedBothLost()
    players.push(...named)
    const board = second ? countOf(cells[header.at('board')] ?? '') : null
    games.push({ round, board, white: first, black: second, result })
  }
  return { players, games, notes }
}

const CELL = /^(\d+)\s*([wbs])\s*([10½=+-])?$/i

/** A cell names an opponent by place in the list, or by starting number: whichever fits both ways. */
function readCrosstable({ header, rows }: Table, players: ReadPlayer[]): ReadGame[] {
  const halves = rows.flatMap(({ line, cells }, index) =>
    header.rounds.flatMap(({ place, round }): Half[] => {
      const text = (cells[place] ?? '').replace(/\s/g, '')
      const player = players[index]
      if (!player || text === '' || text === '*') return []
      const [, opponent, colour = '', score = ''] = CELL.exec(text) ?? []
      if (opponent) {
        const isWhite = colour.toLowerCase() === 'w'
        return [{ line, round, player, opponent: Number(opponent), isWhite, score, bye: '*' }]
      }
      const bye = BYES[text.replace(/^-(?=.)/, '')]
      if (!bye) throw new Unreadable(m.readNoResult({ line, result: text }))
      return [{ line, round, player, opponent: null, isWhite: null, score: text, bye }]
    })
  )
  // Of a round robin the columns are opponents, and say nothing of rounds and colours.
  if (halves.every(({ opponent }) => opponent === null)) throw new Unreadable(m.readNoRounds())
  const finderBy = (name: 'rank' | 'no') => {
    const found = new Map(players.map((player) => [player[name], player]))
    return (no: number) => found.get(no)
  }
  const [byRank, byNumber] = [finderBy('rank'), finderBy('no')]
  const isByNumber = countPairs(halves, byNumber) > countPairs(halves, byRank)
  return pairUp(halves, isByNumber ? byNumber : byRank)
}

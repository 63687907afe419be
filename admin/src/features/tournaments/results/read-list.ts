import type { Game, GameResult, ResultPlayer } from '@academy/api/shared/results/results'
import { headerOf, type Column, type Header } from './headers'
import { countOf, numberOf, type Line } from './lines'
import { countPairs, pairUp, type Half } from './pair-up'
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
}

interface Table {
  header: Header
  rows: Line[]
  /** What is said above it and, after the last table, below. */
  around: string
}

/** Every list in some lines. */
export function readLists(lines: Line[], isText = false): ReadList[] {
  const tables = tablesOf(lines, isText)
  if (tables.length === 0) throw new Unreadable('noTable')
  return tables.map(readTable)
}

const isFilled = ({ cells }: Line) => cells.filter(Boolean).length > 1

function tablesOf(lines: Line[], isText: boolean): Table[] {
  const tables: Table[] = []
  let around: string[] = []
  let open: Table | null = null
  let next = 0
  for (const [at, line] of lines.entries()) {
    if (at < next) continue
    const header = headerOf(line.cells)
    if (header) {
      open = { header, rows: [], around: around.join('\n') }
      tables.push(open)
      around = []
    } else if (open && (isFilled(line) || (isText && line.cells.length > 1))) {
      const joined = isText ? joinedRow(line, lines, at, open.header) : { row: line, last: at }
      open.rows.push(joined.row)
      next = joined.last + 1
    } else {
      open = null
      around.push(line.cells.join(' '))
    }
  }
  const last = tables.at(-1)
  if (last) last.around += `\n${around.join('\n')}`
  return tables
}

/** A flag is a block of its own: in a plain text it breaks its row, and the tab after it is gone. */
function joinedRow({ line, cells }: Line, lines: Line[], at: number, header: Header) {
  const row = { line, cells: [...cells] }
  const lastName = Math.max(header.at('name'), header.at('black'))
  let last = at
  while (row.cells.length < header.cells.length) {
    const next = lines[last + 1]?.cells ?? []
    const isNewRow = row.cells.length > lastName && next.length > 1 && /^\d+$/.test(next[0] ?? '')
    const isTooLong = row.cells.length + next.length > header.cells.length
    if (isNewRow || isTooLong || next.join('') === '') break
    row.cells.push(...next)
    last += 1
  }
  return { row, last }
}

const firstNumber = (text: string, ...patterns: RegExp[]) => {
  for (const pattern of patterns) {
    const found = [...text.matchAll(pattern)].at(-1)
    if (found) return Number(found[1])
  }
  return 0
}

function readTable(table: Table): ReadList {
  const { header, around } = table
  const list = {
    round: firstNumber(
      around,
      /\b(?:round|rd\.?)\s*(\d{1,2})\b/gi,
      /\bafter (\d{1,2}) rounds?\b/gi
    ),
    rounds: firstNumber(around, /\brounds\s*:?\s*(\d{1,2})\b/gi, /\bafter (\d{1,2}) rounds\b/gi),
    isFinal: /\bfinal (rank|standing|cross)/i.test(around),
    tieBreaks: header.tieBreaks.map((place, index) => tieBreakName(header, place, index, around)),
  }
  if (header.at('white') >= 0)
    return { ...list, kind: 'pairings', ...readPairings(table, list.round) }
  const players = table.rows.map((row) => readPlayer(row, header))
  const named = players.filter(({ name }) => name)
  if (header.rounds.length > 0) {
    return { ...list, kind: 'crosstable', players: named, games: readCrosstable(table, players) }
  }
  const kind = header.at('points') >= 0 ? 'standings' : 'start'
  if (kind === 'start') for (const player of named) player.no ??= player.rank
  return { ...list, kind, players: named, games: [] }
}

function tieBreakName({ cells }: Header, place: number, index: number, around: string) {
  const legend = new RegExp(`tie ?break ?${index + 1} ?: ?([^\\n]+?)(?= tie ?break|\\n|$)`, 'i')
  return (legend.exec(around)?.[1] ?? cells[place] ?? '').slice(0, 100)
}

const TITLE = /^(?:W?[GIFC]M|A[GIFC]M|NM|W?CM|WNM|g|m|f|c|wg|wm|wf|wc)$/

/** @param from @param to the columns of this player, where a row has two */
function readPlayer(
  { line, cells }: Line,
  header: Header,
  column: Column = 'name',
  from = 0,
  to = Infinity
): ReadPlayer {
  const cell = (name: Column) => cells[header.at(name, from, to)] ?? ''
  const place = header.at(column)
  // Their column has no head: it stands before the name, with or without a flag.
  const title = [cell('title'), cells[place - 1], cells[place - 2]].find((text) =>
    TITLE.test(text ?? '')
  )
  const sex = cell('sex').toLowerCase()
  return {
    line,
    no: countOf(cell('no')),
    name: (cells[place] ?? '').replace(/[\s,]+$/, ''),
    title: title ?? null,
    sex: sex === 'm' ? 'm' : sex === 'w' || sex === 'f' ? 'w' : null,
    rating: countOf(cell('rating')) ?? countOf(cell('nationalRating')),
    federation: cell('federation') || null,
    fideId: countOf(cell('fideId'))?.toString() ?? null,
    club: cell('club') || null,
    group: cell('group') || cell('type') || null,
    points: numberOf(cell('points')),
    rank: countOf(cell('rank')),
    tieBreaks: header.tieBreaks.map((index) => numberOf(cells[index] ?? '')),
  }
}

const RESULTS: Record<string, GameResult> = {
  ...{ '1-0': '1-0', '0-1': '0-1', '½-½': '1/2-1/2', '1/2-1/2': '1/2-1/2' },
  ...{ '+--': '+--', '--+': '--+', '---': '---', '': '*', '-': '*' },
}
const BYE_RESULTS: Record<string, GameResult> = {
  ...{
    '1': 'bye',
    '+': 'bye',
    '½': 'half-bye',
    '1/2': 'half-bye',
    '0': 'zero-bye',
    '-': 'zero-bye',
  },
}
const NOBODY = /^(?:bye|not paired|spielfrei|-*)$/i

function readPairings({ header, rows }: Table, round: number) {
  const [white, black] = [header.at('white'), header.at('black')]
  const between = header.at('result') >= 0 ? header.at('result') : (white + black) / 2
  const players: ReadPlayer[] = []
  const games: ReadGame[] = []
  for (const row of rows) {
    const sides = [
      readPlayer(row, header, 'white', 0, between),
      readPlayer(row, header, 'black', between),
    ]
    const named = sides.filter(({ name }) => !NOBODY.test(name))
    if (named.length === 0) continue
    const typed = (row.cells[header.at('result')] ?? '').replace(/[\s:]/g, (sign) =>
      sign === ':' ? '-' : ''
    )
    const isBye = named.length === 1
    const missing = sides.find((side) => !named.includes(side))?.name.toLowerCase()
    const results = isBye ? { '': missing === 'bye' ? 'bye' : 'zero-bye', ...BYE_RESULTS } : RESULTS
    const result = results[typed as ''] as GameResult | undefined
    if (!result) throw new Unreadable('noResult', { line: row.line, result: typed })
    players.push(...named)
    const board = isBye ? null : countOf(row.cells[header.at('board')] ?? '')
    const [first = null, second = null] = named
    games.push({ round, board, white: first, black: second, result })
  }
  return { players, games }
}

const CELL = /^(\d+)\s*([wbs])\s*([10½=+-])?$/i

/** A cell names an opponent by place in the list, or by starting number: whichever fits both ways. */
function readCrosstable({ header, rows }: Table, players: ReadPlayer[]): ReadGame[] {
  const halves = rows.flatMap(({ line, cells }, index) =>
    header.rounds.flatMap(({ place, round }): Half[] => {
      const text = (cells[place] ?? '').replace(/\s/g, '')
      const player = players[index]
      if (!player?.name || text === '' || text === '*') return []
      const [, opponent, colour = '', score = ''] = CELL.exec(text) ?? []
      if (opponent) {
        const isWhite = colour.toLowerCase() === 'w'
        return [{ line, round, player, opponent: Number(opponent), isWhite, score, bye: '*' }]
      }
      const bye = BYE_RESULTS[text.replace(/^-(?=.)/, '')]
      if (!bye) throw new Unreadable('noResult', { line, result: text })
      return [{ line, round, player, opponent: null, isWhite: null, score: text, bye }]
    })
  )
  const finderBy = (name: 'rank' | 'no') => {
    const found = new Map(players.map((player) => [player[name], player]))
    return (no: number) => found.get(no)
  }
  const [byRank, byNumber] = [finderBy('rank'), finderBy('no')]
  const isByNumber = countPairs(halves, byNumber) > countPairs(halves, byRank)
  return pairUp(halves, isByNumber ? byNumber : byRank)
}

import type { ResultPlayer } from '@academy/api/shared/results/results'
import { TIE_BREAK_MAX } from '@academy/api/shared/results/results_rules'
import { m } from '@/lib/messages'
import { bareNames } from './bare-names'
import {
  headerOf,
  namesColumns,
  NAMES_ONLY,
  placeOf,
  placesOf,
  type Column,
  type Header,
} from './headers'
import {
  countOf,
  fideIdOf,
  nameOf,
  numberOf,
  plain,
  quoted,
  strayRow,
  Unreadable,
  type Line,
} from './lines'
import { hasRoundsInAll, roundCountIn, roundIn, withoutTotals } from './named-rounds'
import { serialIn } from './serial-column'
import { UNNAMED } from './typed-forms'
import { DOUBT, NORMAL_FORM } from './typed-words'
import { BYE_RESULTS, byNumber, pairUp, resultOf, type Half, type ReadGame } from './pair-up'

/** Null stands for what the list does not say; the starting number is 0 then. */
export type ReadPlayer = ResultPlayer & { line: number }

export interface ReadList {
  kind: 'start' | 'pairings' | 'standings' | 'crosstable' | 'trf'
  /** For standings, the round after which they hold; 0 if the list does not say. */
  round: number
  /** The number of rounds; 0 if the list does not say. */
  rounds: number
  /** `rounds` counts the whole tournament, not only the rounds that are over. */
  isOfAllRounds: boolean
  isFinal: boolean
  /** The header calls the clubs schools. */
  isOfSchools?: boolean
  /** The header of its number column, if those numbers may only count the lines. */
  serial?: string | undefined
  /** Set where the games were typed by hand, without numbers; `passed` are the lines that were skipped. */
  typed?: { passed: Line[] }
  /** It is nothing but names, which any text may be. */
  isBare?: boolean
  /** The lines above it; a whole page has its menu there, too. */
  headings: string[]
  tieBreaks: string[]
  players: ReadPlayer[]
  games: ReadGame[]
  /** What was read differently from how it is written. */
  notes: string[]
}

interface Table {
  header: Header
  rows: Line[]
}

export function readLists(lines: Line[]): ReadList[] {
  const tables: Table[] = []
  /** The lines above each table, and those below the last one. */
  const texts: string[][] = [[]]
  for (const { line, cells } of lines) {
    const table = tables.at(-1)
    const isWithin = table !== undefined && texts.at(-1)?.length === 0
    if (isWithin && takeRestOfRow(table, cells)) continue
    const header = headerOf(cells)
    const filled = cells.filter(Boolean)
    const row = filled.length > 1 ? [...cells] : table && beginningOf(table.header, cells)
    if (header) {
      // The header is repeated on each page of a long list.
      if (isWithin && table.header.cells.join() === cells.join()) continue
      tables.push({ header, rows: [] })
      texts.push([])
    } else if (isWithin && row) {
      table.rows.push({ line, cells: row })
    } else if (table && isRowOf(table, filled)) {
      throw strayRow(line, cells)
    } else if (filled.length > 0) texts.at(-1)?.push(cells.join(' '))
  }
  if (tables.length === 0) return [readBareList(lines)]
  return tables.map((table, index) => readTable(table, texts[index], texts[index + 1]))
}

/** After a line that does not belong to the list, something that looks like a row is not text either. */
const isRowOf = ({ header }: Table, filled: string[]) =>
  filled.length > Math.min(3, header.cells.filter(Boolean).length - 1) &&
  filled.some((cell) => /^\d+\.?$/.test(cell))

/** One name a line, with or without numbers, where nothing names a column. */
function readBareList(lines: Line[]): ReadList {
  const names = bareNames(lines)
  if (!names) throw noTable(lines)
  const { rows, above } = names
  const list = readTable({ header: NAMES_ONLY, rows }, above)
  return { ...list, isOfSchools: list.players.some(({ club }) => club), isBare: true }
}

/** The columns may be named, but have lost what separated them. */
function noTable(lines: Line[]): Unreadable {
  const head = lines.find(({ cells }) => namesColumns(cells.join(' ')))
  return new Unreadable(head ? m.readRunTogether({ line: head.line }) : m.readNoTable())
}

/** A flag is a block element: in plain text the row breaks there and goes on in the next line. */
const isBroken = ({ cells }: Header, row: string[]) =>
  row.length < cells.length && !row.at(-1) && !cells[row.length - 1]

/** An empty first cell of such a line, of a shared place or a missing title, may have lost its tab. */
const beginningOf = (header: Header, cells: string[]) =>
  [[...cells], ['', ...cells]].find((row) => row.some(Boolean) && isBroken(header, row))

const TITLE = /^W?A?[GIFCN]M$/

function takeRestOfRow({ header, rows }: Table, rest: string[]): boolean {
  const row = rows.at(-1)?.cells
  if (!row || !isBroken(header, row) || !rest.some(Boolean)) return false
  const [first = ''] = rest
  const isNamed = row.length > header.columns.lastIndexOf('name')
  const isNext = isNamed && rest.length > 1 && /^\d+$/.test(first)
  const missing = header.cells.length - row.length - rest.length
  if (isNext || missing < 0) return false
  const isTitleGone = first && !TITLE.test(first) && header.cells[row.length] === ''
  row.push(...(missing > 0 && isTitleGone ? [''] : []), ...rest)
  return true
}

/** The menu of a page names other lists and rounds, too: only the line nearest to the list is its own. */
const HEADLINE =
  /\b(?:rounds?|rd|rank(?:ing)?|standings?|crosstable|list|final results?)\b|क्रमवारी|तालिका|यादी|सूची|फेऱ्या|अंतिम (?:निकाल|नतीज|परिणाम)/i
const FINAL = /\bfinal (?:rank|standing|cross|results?\b)|अंतिम/i

function readTable(table: Table, above: string[] = [], below: string[] = []): ReadList {
  const { rows } = table
  const { header, tieBreaks } = withTieBreaks(table.header, below.join('\n'))
  const stray = rows.find((row) => row.cells.slice(header.cells.length).some(Boolean))
  if (stray) throw strayRow(stray.line, stray.cells)
  const kind = kindOf(header)
  const list = { ...saidAbove(kind, above), ...saidByHeader(header, kind), kind, tieBreaks }
  if (kind === 'pairings') return { ...list, ...readPairings(header, rows, list) }
  const players = rows.map((row) => readPlayer(row, header))
  // Without points, the place is the position in the list, and serves as the number.
  if (kind === 'start') for (const player of players) player.no ||= player.rank ?? 0
  if (kind !== 'crosstable' || isByRank(header)) fillPlaces(players)
  return {
    ...list,
    notes: [...list.notes, ...oddIdNotes(header, rows, players)],
    players,
    games: kind === 'crosstable' ? readCrosstable(header, rows, players) : [],
  }
}

type TableKind = Exclude<ReadList['kind'], 'trf'>

function kindOf({ isPairing, columns }: Header): TableKind {
  if (isPairing) return 'pairings'
  if (columns.includes('round')) return 'crosstable'
  return columns.includes('points') || columns.includes('tieBreak') ? 'standings' : 'start'
}

/** What the lines above a table say of it. */
function saidAbove(kind: TableKind, above: string[]) {
  const lines = above.map((line) => line.normalize(NORMAL_FORM))
  const isHeadline = (line: string) => HEADLINE.test(withoutTotals(line)) || roundIn(line) > 0
  const headline = lines.findLast(isHeadline) ?? ''
  const text = lines.join('\n')
  const isRanking = kind === 'standings' || kind === 'crosstable'
  const isFinal = isRanking && FINAL.test(headline)
  return {
    round: kind === 'start' ? 0 : roundIn(headline),
    rounds: roundCountIn(text),
    isOfAllRounds: isFinal || hasRoundsInAll(text),
    isFinal,
    headings: above,
  }
}

function saidByHeader(header: Header, kind: TableKind) {
  const { cells, columns } = header
  return {
    isOfSchools: cells.some((cell, place) => columns[place] === 'club' && /school/i.test(cell)),
    serial: serialIn(header, kind),
    notes: columnNotes(header),
  }
}

/** A blank place repeats the one above it where the points are the same. */
function fillPlaces(players: ReadPlayer[]) {
  for (const [index, player] of players.entries()) {
    const before = players[index - 1]
    if (before && before.points === player.points) player.rank ??= before.rank
  }
}

/** Whether its first numbers are places. */
const isByRank = ({ columns }: Header) =>
  columns.find((column) => /^(rank|sno|no|serial)$/.test(column ?? '')) === 'rank'

/** By place; where several share one, each counts as a place of its own. */
function byPlace(players: readonly ReadPlayer[]): ReadonlyMap<number, ReadPlayer> {
  const ranks = new Set(players.map(({ rank }) => rank))
  const isShared = ranks.size < players.length
  const first = players[0]?.rank ?? 1
  return new Map(
    players.map((player, index) => [isShared ? first + index : (player.rank ?? 0), player])
  )
}

/** Names the columns that are not read, and those that are kept private. */
function columnNotes({ cells, columns }: Header): string[] {
  const unread = cells.filter((cell, place) => cell && !columns[place])
  const kept = cells.filter((_cell, place) => columns[place] === 'private')
  const notes = unread.map((column) => m.adjustedColumn({ column }))
  return kept.length > 0 ? [...notes, m.adjustedPrivate({ columns: kept.join(', ') })] : notes
}

/** With the tie-breaks as the legend below calls them; points are none, though they may stand first. */
function withTieBreaks(header: Header, legend: string): { header: Header; tieBreaks: string[] } {
  const { cells, columns } = header
  const names = placesOf(header, 'tieBreak').map((place, index) => {
    const code = cells[place] ?? ''
    const number = /\d+/.exec(code)?.[0] ?? index + 1
    const name = new RegExp(`tie ?break ?${number} ?: ?([^\\n]+?)(?= ?tie ?break|\\n|$)`, 'i')
    return (name.exec(legend)?.[1] ?? code).slice(0, TIE_BREAK_MAX)
  })
  const isOfPoints = /^points\b/i.test(names[0] ?? '') && !columns.includes('points')
  if (!isOfPoints) return { header, tieBreaks: names }
  const named = columns.with(columns.indexOf('tieBreak'), 'points')
  return { header: { ...header, columns: named }, tieBreaks: names.slice(1) }
}

/** A malformed FIDE ID is left out, and the director is told. */
export const isOddId = (text: string) => !NO_NUMBER.test(text) && fideIdOf(text) === null

export const idNotes = (players: { name: string }[]) =>
  players.length > 0
    ? [m.adjustedFideIds({ names: players.map(({ name }) => name).join('; ') })]
    : []

function oddIdNotes(header: Header, rows: Line[], players: ReadPlayer[]): string[] {
  const place = placeOf(header, 'fideId')
  const isOdd = ({ fideId }: ReadPlayer, at: number) =>
    fideId === null && isOddId(rows[at]?.cells[place] ?? '')
  return idNotes(players.filter(isOdd))
}

const NO_NUMBER = /^(?:0+|-+|[–—.*]|unr\.?|ur|unrated|nr|n\/?a|nil|none|नाही|नहीं)?$/i

export const sexOf = (text: string) => (/^m$/i.test(text) ? 'm' : /^[wf]$/i.test(text) ? 'w' : null)

/** Columns whose text is shown to visitors as it is. */
const PUBLISHED: Column[] = ['name', 'middleName', 'surname', 'club', 'group', 'type']
/** A telephone number of India, or a full date such as that of a birth. */
const PRIVATE_WORDS =
  /(?<!\d)(?:\d[\s-]?){9,}\d|(?<!\d)\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})(?!\d)/

/** @param side of pairings White (0) or Black (1) */
function readPlayer({ line, cells }: Line, header: Header, side = 0): ReadPlayer {
  function read(place: number, parse: (text: string) => number | null) {
    const value = cells[place] ?? ''
    const number = parse(value)
    if (number !== null || NO_NUMBER.test(value)) return number
    const column = header.cells[place] ?? ''
    throw new Unreadable(m.readNoValue({ line, column, value: quoted(value) }))
  }
  const cell = (name: Column) => cells[placeOf(header, name, side)] ?? ''
  const whole = (name: Column) => read(placeOf(header, name, side), countOf)
  // Nothing is cut out of a published column: nobody could tell what the rest means.
  for (const name of PUBLISHED) {
    const text = cell(name)
    if (PRIVATE_WORDS.test(text)) {
      throw new Unreadable(m.readPrivate({ line, text: quoted(text) }))
    }
  }
  const name = nameOf(plain(`${cell('name')} ${cell('middleName')} ${cell('surname')}`))
  if (DOUBT.test(name) && name !== UNNAMED)
    throw new Unreadable(m.readDoubt({ line, name: quoted(name) }))
  const place = placeOf(header, 'name', side)
  // The title column has no header: it stands before the name, with or without a flag.
  const title = [placeOf(header, 'title', side), place - 1, place - 2]
    .filter((at, index) => index === 0 || header.cells[at] === '')
    .find((at) => TITLE.test(cells[at] ?? ''))
  return {
    line,
    no: whole('sno') ?? whole('no') ?? whole('serial') ?? 0,
    name,
    title: cells[title ?? -1] ?? null,
    sex: sexOf(cell('sex')),
    rating: whole('rating') ?? whole('nationalRating'),
    federation: cell('federation') || null,
    fideId: fideIdOf(cell('fideId')),
    club: cell('club') || null,
    group: cell('group') || cell('type') || null,
    points: read(placeOf(header, 'points', side), numberOf),
    rank: whole('rank'),
    tieBreaks: placesOf(header, 'tieBreak').map((at) => read(at, numberOf)),
  }
}

const NOBODY = /^(?:(?:half |zero |full )?(?:point )?bye|not paired|unpaired|-*)$/i

const worthOf = (absent: string) =>
  /^half/i.test(absent) ? '½' : /^(?:full |point )*bye$/i.test(absent) ? '1' : '0'

/** What people write under 'Result' for the scores of White and Black. */
const RESULT_WORDS: [words: RegExp, scores: string][] = [
  [/^(?:white|पांढर[ेा]|सफ़?ेद|व्हा[इई]ट)(?: (?:won|wins|win|विजयी|जिंकल[ेाी]|जीता?))?$/iu, '1-0'],
  [/^(?:black|काळ[ेा]|काल[ेा]|ब्लॅक|ब्लैक)(?: (?:won|wins|win|विजयी|जिंकल[ेाी]|जीता?))?$/iu, '0-1'],
  [/^(?:draw|drawn|drew|बरोबरी|बराबर|ड्रॉ|ड्रा)$/iu, '½-½'],
]

/** '½ - ½', '1:0', '0.5–0.5' and 'Draw' in one way. */
const scoresOf = (text: string) =>
  (RESULT_WORDS.find(([words]) => words.test(text.trim()))?.[1] ?? text)
    .replace(/\s/g, '')
    .replace(/^([10])\/(?=[10]$)/, '$1-')
    .replace(/0[.,]5|1\/2|=/g, '½')
    .replace(/[–—−:]/g, '-')

function readPairings(header: Header, rows: Line[], list: Pick<ReadList, 'round' | 'notes'>) {
  const notes = new Set(list.notes)
  const games = rows.map((row): ReadGame => {
    const { line, cells } = row
    const names = [0, 1].map((side) => cells[placeOf(header, 'name', side)] ?? '')
    // An empty side may have odd numbers.
    const sides = names.map((name, side) =>
      NOBODY.test(name) ? [] : readPlayer(row, header, side)
    )
    const [white, black] = sides.flat()
    if (!white) throw new Unreadable(m.readNoName({ line }))
    const scores = scoresOf(cells[placeOf(header, 'result')] ?? '')
    if (!black) {
      const [own, absent] = white === sides[0] ? [0, 1] : [-1, 0]
      const score = scores.split('-').at(own) || worthOf(names[absent] ?? '')
      const result = resultOf(line, score, BYE_RESULTS)
      return { round: list.round, board: null, white, black: null, result }
    }
    if (scores === '0-0') notes.add(m.adjustedBothLost())
    const board = countOf(cells[placeOf(header, 'board')] ?? '')
    return { round: list.round, board, white, black, result: resultOf(line, scores) }
  })
  const players = games.flatMap(({ white, black }) => (black ? [white, black] : [white]))
  return { players, games, notes: [...notes] }
}

const CELL = /^(\d+)([wb])([10½+-]?)$/i

/** A cell names an opponent by place in the list, or by starting number: whichever fits both ways. */
function readCrosstable(header: Header, rows: Line[], players: ReadPlayer[]): ReadGame[] {
  const { cells } = header
  const halves = placesOf(header, 'round').flatMap((place) =>
    players.flatMap((player, index): Half[] => {
      const text = (rows[index]?.cells[place] ?? '').replace(/\s/g, '').replace(/=|0?[.,]5$/, '½')
      if (text === '' || text === '*') return []
      const round = Number(/\d+/.exec(cells[place] ?? '')?.[0])
      const [, no, colour = '', score = text.replace(/^-(?=.)/, '')] = CELL.exec(text) ?? []
      const opponent = no === undefined ? null : Number(no)
      return [{ round, player, opponent, isWhite: /w/i.test(colour), score }]
    })
  )
  // In the table of a round robin the columns are opponents, and tell neither rounds nor colours.
  if (halves.every(({ opponent }) => opponent === null)) throw new Unreadable(m.readNoRounds())
  const ways = [byPlace(players), byNumber(players)] as const
  const [first, other] = isByRank(header) ? ways : ways.toReversed()
  try {
    return pairUp(halves, first)
  } catch (error) {
    try {
      return pairUp(halves, other)
    } catch {
      throw error
    }
  }
}

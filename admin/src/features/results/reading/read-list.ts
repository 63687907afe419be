import { m } from '@/lib/messages'
import { saidAbove, saidByHeader, withTieBreaks } from './about-table'
import { bareNames, hasSchool } from './bare-names'
import { privateWords, type BehindName } from './behind-names'
import { namesColumns, NAMES_ONLY, type Header } from './headers'
import { quoted, strayRow, Unreadable, type Line } from './lines'
import type { ReadGame } from './pair-up'
import { isByRank, readCrosstable } from './read-crosstable'
import { readPairings } from './read-pairings'
import { oddIdNotes, readPlayer, writtenName, type ReadPlayer } from './read-player'
import { tablesIn, type Table } from './split-tables'
import { TELLS_OUTCOME } from './typed-words'

/** What is known of games that were typed by hand. */
export interface TypedList {
  /** The lines that were skipped. */
  passed: Line[]
  byes: ReadGame[]
  /** Whoever stands first has White. */
  hasColours: boolean
  /** The lines that say of themselves that they correct others. */
  corrections: number[]
}

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
  /** Set where the games were typed by hand, without numbers. */
  typed?: TypedList | undefined
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

export function readLists(lines: Line[]): ReadList[] {
  const tables = tablesIn(lines)
  return tables.length > 0 ? tables.map(readTable) : [readBareList(lines)]
}

/** One name a line, with or without numbers, where nothing names a column. */
function readBareList(lines: Line[]): ReadList {
  const names = bareNames(lines)
  if (!names) throw noTable(lines)
  const { rows, above, leftOut } = names
  const list = readTable({ header: NAMES_ONLY, rows, above, below: [] })
  const notes = notesOfLeftOut(leftOut)
  const isOfSchools = list.players.some(({ club }) => club && hasSchool(club))
  return { ...list, notes: [...list.notes, ...notes], isOfSchools, isBare: true }
}

/** The columns may be named, but have lost what separated them. */
function noTable(lines: Line[]): Unreadable {
  const head = lines.find(({ cells }) => namesColumns(cells.join(' ')))
  if (!head) return new Unreadable(m.readNoTable())
  const { line, cells } = head
  const text = cells.join(' ')
  // 'Board 2 black won' has words of heads as well.
  return new Unreadable(
    TELLS_OUTCOME.test(text)
      ? m.readTypedLine({ line, text: quoted(text) })
      : m.readRunTogether({ line })
  )
}

function readTable({ header: named, rows, above, below }: Table): ReadList {
  const { header, tieBreaks } = withTieBreaks(named, below.join('\n'))
  const stray = rows.find((row) => row.cells.slice(header.cells.length).some(Boolean))
  if (stray) throw strayRow(stray.line, stray.cells)
  const kind = kindOf(header)
  const list = { ...saidAbove(kind, above), ...saidByHeader(header, kind), kind, tieBreaks }
  if (kind === 'pairings') return { ...list, ...readPairings(header, rows, list) }
  const names = rows.map((row) => writtenName(row, header))
  const players = rows.map((row, at) => readPlayer(row, header, 0, names[at]))
  // Without points, the place is the position in the list, and serves as the number.
  if (kind === 'start') for (const player of players) player.no ||= player.rank ?? 0
  if (kind !== 'crosstable' || isByRank(header)) fillPlaces(players)
  return {
    ...list,
    notes: [...list.notes, ...oddIdNotes(header, rows, players), ...leftOutNotes(names)],
    players,
    games: kind === 'crosstable' ? readCrosstable(header, rows, players) : [],
  }
}

function leftOutNotes(names: { behind: BehindName }[]): string[] {
  const leftOut = names.flatMap(({ behind }) => privateWords(behind))
  return notesOfLeftOut([...new Set(leftOut)])
}

const notesOfLeftOut = (words: string[]) =>
  words.length > 0 ? [m.adjustedPrivate({ columns: words.join(', ') })] : []

export type TableKind = Exclude<ReadList['kind'], 'trf'>

function kindOf({ isPairing, columns }: Header): TableKind {
  if (isPairing) return 'pairings'
  if (columns.includes('round')) return 'crosstable'
  return columns.includes('points') || columns.includes('tieBreak') ? 'standings' : 'start'
}

/** A blank place repeats the one above it where the points are the same. */
function fillPlaces(players: ReadPlayer[]) {
  for (const [index, player] of players.entries()) {
    const before = players[index - 1]
    if (before && before.points === player.points) player.rank ??= before.rank
  }
}

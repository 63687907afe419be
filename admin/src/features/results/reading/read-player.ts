import type { ResultPlayer } from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import { behindName, type BehindName } from './behind-names'
import { groupName } from './groups-of-lists'
import { placeOf, placesOf, type Column, type Header } from './headers'
import { countOf, fideIdOf, nameOf, numberOf, plain, quoted, Unreadable, type Line } from './lines'
import { UNNAMED } from './typed-forms'
import { DOUBT } from './typed-words'

/** Null stands for what the list does not say; the starting number is 0 then. */
export type ReadPlayer = ResultPlayer & { line: number }

export const TITLE = /^W?A?[GIFCN]M$/

/** A malformed FIDE ID is left out, and the director is told. */
export const isOddId = (text: string) => !NO_NUMBER.test(text) && fideIdOf(text) === null

export const idNotes = (players: { name: string }[]) =>
  players.length > 0
    ? [m.adjustedFideIds({ names: players.map(({ name }) => name).join('; ') })]
    : []

export function oddIdNotes(header: Header, rows: Line[], players: ReadPlayer[]): string[] {
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

interface WrittenName {
  whole: string
  behind: BehindName
}

/**
 * A name as its columns have it, and what stands behind it.
 * @param side of pairings White (0) or Black (1)
 */
export function writtenName({ cells }: Line, header: Header, side = 0): WrittenName {
  const cell = (name: Column) => cells[placeOf(header, name, side)] ?? ''
  const whole = plain(`${cell('name')} ${cell('middleName')} ${cell('surname')}`)
  return { whole, behind: behindName(whole) }
}

/** @param side of pairings White (0) or Black (1) */
export function readPlayer(
  { line, cells }: Line,
  header: Header,
  side = 0,
  written = writtenName({ line, cells }, header, side)
): ReadPlayer {
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
  const { behind } = written
  // In pairings a number behind a name tells who is meant.
  const isWhole = header.isPairing && Boolean(behind.rating || behind.place)
  const name = nameOf(isWhole ? written.whole : behind.name)
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
    rating: whole('rating') ?? whole('nationalRating') ?? countOf(behind.rating),
    federation: cell('federation') || null,
    fideId: fideIdOf(cell('fideId')),
    club: cell('club') || behind.place || null,
    group: cell('group') || cell('type') || groupName(behind.group) || null,
    points: read(placeOf(header, 'points', side), numberOf),
    rank: whole('rank'),
    tieBreaks: placesOf(header, 'tieBreak').map((at) => read(at, numberOf)),
  }
}

import { latinDigits } from '@academy/api/shared/text/latin_digits'
import { behindName } from './behind-names'
import { chatLine, isNextTo } from './chat-lines'
import { checkOneGroup } from './groups-of-lists'
import { headerOf, placesOf, type Header } from './headers'
import {
  LINE_MAX,
  linesOfText,
  numberOf,
  plain,
  quoted,
  strayRow,
  Unreadable,
  type Line,
} from './lines'
import { isScore } from './scores'
import { LINES_MAX } from './typed-forms'
import { m } from '@/lib/messages'
import { medalsBefore, placeOfMedal } from '@/lib/medals'

/** '1) Asha Jadhav - 6 points', '2. Om Patil 5½', '3rd Isha Kale: ½ गुण', '4 Sana More 3/7' */
const RANKED =
  /^(\d{1,3})(?:st|nd|rd|th)?(?:\s*[).:-]\s*|\s+)(\D*?[^\s\d:,=-])[\s:,=-]+(\d{1,2}(?:[.,]\d)?\s?½?|½)\s*(?:\/\s?\d{1,2})?\s*(?:points?|pts?\.?|p|गुण|अंक|पॉइंट)?\s*[.,;!]?$/i

const MEDALS_OF_NAMES = medalsBefore('[\\s*_]*\\p{L}')

/** A line of a list of places, as it was typed. */
const placedLine = (line: string) =>
  chatLine(line.replace(MEDALS_OF_NAMES, (medal) => `${placeOfMedal(medal)}. `))

/** Cells that stand two blanks apart. */
const SPACES = /\s{2,}/

const SEPARATORS = ['\t', ',', ';', '|', SPACES]

interface TypedTable {
  /** Where the columns are named. */
  head: number
  separator: string | RegExp
  header: Header
}

/** How the cells of a list are separated, where one of its lines names the columns. */
export function tableOf(lines: string[]): TypedTable | undefined {
  for (const separator of SEPARATORS) {
    const headers = lines.map((line) => headerOf(cellsOf(line, separator)))
    const head = headers.findIndex(Boolean)
    const header = headers[head]
    if (header) return { head, separator, header }
  }
  return undefined
}

/** '| 1 | Asha |' and the line below the head of such a table, as programs that chat write them. */
const withoutFrame = (line: string) =>
  /^\s*\|.*\|\s*$/.test(line) ? line.replace(/^\s*\||\|\s*$/g, '').replace(/^[\s|:-]+$/, '') : line

/**
 * What is typed by hand, or separated by commas or blanks, as the lines of a copied table.
 * @throws Unreadable where blanks do not tell which cell of a line is empty
 */
export function linesOfTypedTable(text: string): Line[] {
  if (text.includes('\t')) return linesOfText(text)
  const lines = latinDigits(text)
    .split(/\r\n?|\n/)
    .map(withoutFrame)
  const table = tableOf(lines)
  if (!table) return rankedLines(lines) ?? linesOfText(text)
  const { head, separator, header } = table
  const heads = placedCells(lines[head] ?? '')
  return lines.map((line, at) => ({
    line: at + 1,
    cells:
      typeof separator === 'string'
        ? rowOf(line, separator, header)
        : at < head
          ? [plain(line)]
          : spacedRow(line, at + 1, header, heads),
  }))
}

/** Quotes keep a separator within a cell. */
function cellsOf(line: string, separator: string | RegExp): string[] {
  if (typeof separator !== 'string') return line.trim().split(separator)
  const pieces = line.split(separator)
  const cells: string[] = []
  let quoted = ''
  for (const piece of pieces) {
    quoted = quoted ? quoted + separator + piece : piece
    const isOpen = quoted.split('"').length % 2 === 0
    if (isOpen) continue
    cells.push(plain(quoted.replace(/^\s*"(.*)"\s*$/, '$1').replaceAll('""', '"')))
    quoted = ''
  }
  return quoted ? [...cells, plain(quoted)] : cells
}

/** 'Jadhav, Asha' without quotes is one name. */
function rowOf(line: string, separator: string, header: Header): string[] {
  const cells = cellsOf(line, separator)
  const [place] = placesOf(header, 'name')
  const isNameSplit = separator === ',' && !header.isPairing && place !== undefined
  if (isNameSplit && cells.length === header.cells.length + 1) {
    cells.splice(place, 2, `${cells[place]}, ${cells[place + 1]}`)
  }
  return cells
}

/** A cell with its place in the line. */
interface PlacedCell {
  text: string
  from: number
  to: number
}

const placedCells = (line: string): PlacedCell[] =>
  [...line.matchAll(/\S+(?:\s\S+)*/g)].map(({ 0: text, index }) => {
    return { text: plain(text), from: index, to: index + text.length }
  })

/**
 * The cells of a line of which each stands below the head of its column, and begins or ends there;
 * undefined: one of them does not.
 */
function alignedRow(cells: PlacedCell[], heads: PlacedCell[]): string[] | undefined {
  const row = heads.map(() => '')
  for (const { text, from, to } of cells) {
    const [only, ...others] = heads.filter((head) => from < head.to && head.from < to)
    if (!only || others.length > 0) return undefined
    const isWithin = from >= only.from && to <= only.to
    const isBelow = isWithin || from === only.from || to === only.to
    if (!isBelow || row[heads.indexOf(only)] !== '') return undefined
    row[heads.indexOf(only)] = text
  }
  return row
}

/** An empty cell leaves no trace among blanks, but where columns stand below their heads. */
function spacedRow(text: string, line: number, header: Header, heads: PlacedCell[]): string[] {
  const cells = cellsOf(text, SPACES).map(plain)
  const missing = header.cells.length - cells.length
  if (missing === 0 || text.trim() === '') return cells
  const aligned = cells.length > 1 ? alignedRow(placedCells(text), heads) : undefined
  if (aligned) return aligned
  if (cells.length < header.cells.length / 2) return cells
  // Of pairings that of a game without a result is known.
  const [result] = placesOf(header, 'result')
  const isOpen = missing === 1 && header.isPairing && !cells.some(isScore)
  if (!isOpen || result === undefined) {
    checkOneGroup(plain(text))
    throw strayRow(line, cells)
  }
  return cells.toSpliced(result, 0, '')
}

/**
 * Lines of place, name and points, with any lines above and below; fewer than two are no list.
 * @throws Unreadable for a line among them, or next to them by its number, that is none
 */
function rankedLines(lines: string[]): Line[] | undefined {
  if (lines.length > LINES_MAX) return undefined
  const texts = lines.map((line) => (line.length > LINE_MAX ? plain(line) : placedLine(line)))
  const found = texts.map(rankedLine)
  const first = found.findIndex(Boolean)
  const last = found.findLastIndex(Boolean)
  if (last === first) return undefined
  const [from = 0, to = 0] = [first, last].map((at) => Number(found[at]?.[0]))
  const stray = texts.findIndex((text, at) => {
    const isAmong = at > first && at < last
    return text !== '' && !found[at] && (isAmong || isNextTo(text, from, to))
  })
  if (stray >= 0) throw strayPlace(stray + 1, texts[stray] ?? '')
  const risen = risenLine(found)
  if (risen !== undefined) {
    throw new Unreadable(m.readRisenPoints({ line: risen + 1, text: quoted(texts[risen] ?? '') }))
  }
  return texts.flatMap((text, at) => {
    const line = at + 1
    const head = at === first ? [{ line, cells: ['Rank', 'Name', 'Pts'] }] : []
    return [...head, { line, cells: found[at] ?? [text] }]
  })
}

/** Its place, name and points; the age of a group is none. */
function rankedLine(text: string): string[] | undefined {
  if (text.length > LINE_MAX || behindName(text).group) return undefined
  return RANKED.exec(text)?.slice(1).map(plain)
}

/** A lower place with more points than the one above it: the numbers are ages or classes, not points. */
function risenLine(lines: (string[] | undefined)[]): number | undefined {
  const ranked = lines.flatMap((cells, at) => {
    const [place = '', , points = ''] = cells ?? []
    return cells ? [{ at, place: Number(place), points: numberOf(points) ?? 0 }] : []
  })
  const risen = ranked.find(({ place, points }, index) => {
    const before = ranked[index - 1]
    return before && place > before.place && points > before.points
  })
  return risen?.at
}

function strayPlace(line: number, text: string): Unreadable {
  checkOneGroup(text)
  return new Unreadable(m.readPlaceLine({ line, text: quoted(text) }))
}

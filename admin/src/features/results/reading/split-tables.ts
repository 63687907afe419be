import { headerOf, type Header } from './headers'
import { strayRow, type Line } from './lines'
import { TITLE } from './read-player'

export interface Table {
  header: Header
  rows: Line[]
  /** The lines of text between it and the table before. */
  above: string[]
  below: string[]
}

/**
 * The tables among lines.
 * @throws Unreadable for a row that stands behind a line which does not belong to its table
 */
export function tablesIn(lines: Line[]): Table[] {
  const { above, sections } = sectionsOf(lines)
  const tables: Table[] = []
  for (const section of sections) {
    const { header } = section
    const { rows, below } = partsOf(section)
    const before = tables.at(-1)
    if (before && isNextPage(before, header)) {
      for (const row of rows) before.rows.push(row)
      before.below = below
    } else {
      tables.push({ header, rows, above: before?.below ?? above, below })
    }
  }
  return tables
}

/** The header is repeated on each page of a long list. */
const isNextPage = ({ header, below }: Table, next: Header) =>
  below.length === 0 && header.cells.join() === next.cells.join()

/** The lines below a header, up to the next one. */
interface Section {
  header: Header
  lines: Line[]
}

function sectionsOf(lines: Line[]): { above: string[]; sections: Section[] } {
  const above: string[] = []
  const sections: Section[] = []
  for (const line of lines) {
    const { cells } = line
    if (!cells.some(Boolean)) continue
    const header = headerOf(cells)
    const section = sections.at(-1)
    if (header) sections.push({ header, lines: [] })
    else if (section) section.lines.push(line)
    else above.push(cells.join(' '))
  }
  return { above, sections }
}

/** The rows end at the first line that is none; what follows is text. */
function partsOf({ header, lines }: Section): Pick<Table, 'rows' | 'below'> {
  const rows: Line[] = []
  for (const [at, { line, cells }] of lines.entries()) {
    if (takeRestOfRow(header, rows.at(-1), cells)) continue
    const row = rowOf(header, cells)
    if (!row) return { rows, below: textsOf(header, lines.slice(at)) }
    rows.push({ line, cells: row })
  }
  return { rows, below: [] }
}

const rowOf = (header: Header, cells: string[]) =>
  cells.filter(Boolean).length > 1 ? [...cells] : beginningOf(header, cells)

/** After a line that does not belong to the list, something that looks like a row is not text either. */
function textsOf({ cells: head }: Header, lines: Line[]): string[] {
  const rowMin = Math.min(3, head.filter(Boolean).length - 1)
  return lines.map(({ line, cells }) => {
    const filled = cells.filter(Boolean)
    const isRow = filled.length > rowMin && filled.some((cell) => /^\d+\.?$/.test(cell))
    if (isRow) throw strayRow(line, cells)
    return cells.join(' ')
  })
}

/** A flag is a block element: in plain text the row breaks there and goes on in the next line. */
const isBroken = ({ cells }: Header, row: string[]) =>
  row.length < cells.length && !row.at(-1) && !cells[row.length - 1]

/** An empty first cell of such a line, of a shared place or a missing title, may have lost its tab. */
const beginningOf = (header: Header, cells: string[]) =>
  [[...cells], ['', ...cells]].find((row) => row.some(Boolean) && isBroken(header, row))

/** Appends to a broken row what the next line has of it. */
function takeRestOfRow(header: Header, broken: Line | undefined, rest: string[]): boolean {
  if (!broken || !isBroken(header, broken.cells)) return false
  const row = broken.cells
  const [first = ''] = rest
  const isNamed = row.length > header.columns.lastIndexOf('name')
  const isNext = isNamed && rest.length > 1 && /^\d+$/.test(first)
  const missing = header.cells.length - row.length - rest.length
  if (isNext || missing < 0) return false
  const isTitleGone = first && !TITLE.test(first) && header.cells[row.length] === ''
  row.push(...(missing > 0 && isTitleGone ? [''] : []), ...rest)
  return true
}

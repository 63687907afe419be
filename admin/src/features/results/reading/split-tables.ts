import type { Header } from './headers'
import type { Line } from './lines'
import { TITLE } from './read-player'

export interface Table {
  header: Header
  rows: Line[]
}

/** After a line that does not belong to the list, something that looks like a row is not text either. */
export const isRowOf = ({ header }: Table, filled: string[]) =>
  filled.length > Math.min(3, header.cells.filter(Boolean).length - 1) &&
  filled.some((cell) => /^\d+\.?$/.test(cell))

/** A flag is a block element: in plain text the row breaks there and goes on in the next line. */
const isBroken = ({ cells }: Header, row: string[]) =>
  row.length < cells.length && !row.at(-1) && !cells[row.length - 1]

/** An empty first cell of such a line, of a shared place or a missing title, may have lost its tab. */
export const beginningOf = (header: Header, cells: string[]) =>
  [[...cells], ['', ...cells]].find((row) => row.some(Boolean) && isBroken(header, row))

export function takeRestOfRow({ header, rows }: Table, rest: string[]): boolean {
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

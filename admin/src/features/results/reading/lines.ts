import { beginningOf } from '@academy/api/shared/text/beginning'
import { latinDigits } from '@academy/api/shared/text/latin_digits'
import { m } from '@/lib/messages'

/** Why a list cannot be taken, in words for the director. */
export class Unreadable extends Error {}

export interface Line {
  line: number
  cells: string[]
}

/**
 * Longer lines are no lines of a list that was typed: patterns take their time with the square of a line's
 * length.
 */
export const LINE_MAX = 200

const QUOTED_MAX = 60

/** As much of a line, a cell or a name as a refusal quotes. */
export const quoted = (text: string) => beginningOf(text, QUOTED_MAX)

export const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Removes what lists add to a name: 'Given Surname,' and 'Surname, Given *)', whose note stands below. */
export const nameOf = (text: string) => text.replace(/(?<![\s,])(?:[\s,]|\*\))+$/, '')

/** The text of a cell: numbers without rounding errors (12.100000000000001), days in ISO 8601. */
function cellText(cell: unknown): string {
  if (typeof cell === 'number') return String(Number(cell.toFixed(2)))
  if (cell instanceof Date) return cell.toJSON().slice(0, 10)
  return latinDigits(plain(String(cell ?? '')))
}

/** The refusal of a row whose cells do not fit the columns of its list. */
export function strayRow(line: number, cells: readonly string[]): Unreadable {
  return new Unreadable(m.readStrayRow({ line, text: quoted(plain(cells.join(' '))) }))
}

export const linesOfSheet = (rows: unknown[][]): Line[] =>
  rows.map((row, index) => ({ line: index + 1, cells: row.map(cellText) }))

export const linesOfText = (text: string) =>
  linesOfSheet(text.split(/\r\n?|\n/).map((line) => line.split('\t')))

/** Rows stay rows; what stands around the tables comes as lines of its own. Nothing in it is run. */
export function linesOfHtml(html: string): Line[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const part of body.querySelectorAll('script, style, template, noscript')) part.remove()
  for (const row of body.querySelectorAll<HTMLTableRowElement>('tr:not(:has(table))')) {
    const cells = [...row.cells].map(
      (cell) => plain(cell.textContent) + '\t'.repeat(cell.colSpan - 1)
    )
    row.textContent = cells.join('\t')
  }
  for (const part of body.querySelectorAll('*')) {
    part.prepend('\n')
    part.append('\n')
  }
  return linesOfText(body.textContent.replace(/(^|\n)\s*\n/g, '$1'))
}

/** '6½', '6,5', '(6.5)', '½' and '6 1/2' are numbers; null: it is none. */
export function numberOf(text: string): number | null {
  const typed = text
    .replace(/^\((.*)\)$/, '$1')
    .replace(/\s*(½|1\/2)$/, '.5')
    .replace(',', '.')
  return /^-?\d*\.?\d+$/.test(typed) ? Number(typed) : null
}

/** Some programs put quotes around it; null where it is no number of FIDE's: those have at most nine digits. */
export function fideIdOf(text: string): string | null {
  const digits = text.replace(/^'|'$/g, '').replace(/^0+/, '')
  return /^\d{1,9}$/.test(digits) ? digits : null
}

export const countOf = (text: string): number | null =>
  (/^\d+\.?$/.test(text) && Number(text)) || null

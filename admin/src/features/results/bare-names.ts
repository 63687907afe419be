import { isNameHeader } from './headers'
import { plain, Unreadable, type Line } from './lines'
import { MAY_BE_RESULT } from './typed-words'
import { m } from '@/lib/messages'

interface BareNames {
  /** Of a number and a name; '' for no number. */
  rows: Line[]
  above: string[]
}

/** A dot ends an initial or 'Kum.', and no sentence. */
const WORD = "(?:[\\p{L}\\p{M}]{1,4}\\.|\\p{L}[\\p{L}\\p{M}'’-]*)"
const NAME = `${WORD}(?:[\\s,]+${WORD}|(?<=\\.)${WORD}){0,5},?`
/** '1. Asha Jadhav', '(2) Om Patil', 'Isha Kale' */
const NUMBERED = new RegExp(`^\\(?(?<no>\\d{1,4})\\s*[).:–—-]*\\s*(?<name>${NAME})$`, 'u')
const UNNUMBERED = new RegExp(`^(?<no>)(?<name>${NAME})$`, 'u')
const LINE_MAX = 100

/** What stands above names, and is none. */
const TITLE =
  /[:–—-]$|\b(?:lists?|players|names|participants|students|entries|tournament|championship|cup|open|round)\b|यादी|नावे|खेळाडू|सूची|खिलाड़|खिलाड़|प्रतिभागी|स्पर्धा|प्रतियोगिता/iu

interface TextLine {
  line: number
  text: string
}

function rowsOf(lines: TextLine[], form: RegExp): (Line | undefined)[] {
  return lines.map(({ line, text }) => {
    const groups = text.length > LINE_MAX ? undefined : form.exec(text)?.groups
    return groups && { line, cells: [groups.no ?? '', groups.name ?? ''] }
  })
}

/**
 * Names that stand alone, one a line; undefined: the lines are something else.
 * @throws Unreadable for a line among numbered names that is none
 */
export function bareNames(lines: Line[]): BareNames | undefined {
  const texts = lines
    .map(({ line, cells }) => ({ line, text: plain(cells.join(' ')) }))
    .filter(({ text }) => text)
  const found = numberedNames(texts) ?? plainNames(texts)
  if (!found) return undefined
  const told = found.rows.filter(({ cells: [, name = ''] }) => MAY_BE_RESULT.test(name))
  return told.length > found.rows.length / 2 ? undefined : found
}

/** With any lines above and below. */
function numberedNames(texts: TextLine[]): BareNames | undefined {
  const rows = rowsOf(texts, NUMBERED)
  const first = rows.findIndex(Boolean)
  const last = rows.findLastIndex(Boolean)
  if (first === last) return undefined
  const list = rows.slice(first, last + 1)
  const stray = list.indexOf(undefined)
  if (stray >= 0) throw new Unreadable(m.readStrayRow({ line: texts[first + stray]?.line ?? 0 }))
  return {
    rows: list.filter((row) => row !== undefined),
    above: texts.slice(0, first).map(({ text }) => text),
  }
}

/** Every line but the titles above them. */
function plainNames(texts: TextLine[]): BareNames | undefined {
  const first = texts.findIndex(({ text }) => !TITLE.test(text) && !isNameHeader(text))
  const rows = rowsOf(texts.slice(Math.max(first, 0)), UNNUMBERED)
  const names = rows.filter((row) => row !== undefined)
  if (names.length < 2 || names.length < rows.length) return undefined
  return { rows: names, above: texts.slice(0, first).map(({ text }) => text) }
}

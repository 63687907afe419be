import { behindName, privateWords, type BehindName } from './behind-names'
import { isNextTo, NUMBERED_LINE, partedLine } from './chat-lines'
import { checkOneGroup, groupName, isGroupHeading } from './groups-of-lists'
import { isNameHeader } from './headers'
import { quoted, Unreadable, type Line } from './lines'
import { placesBehind } from './places-behind-names'
import { LINES_MAX } from './typed-forms'
import { ABSENT, MAY_BE_RESULT } from './typed-words'
import { m } from '@/lib/messages'

interface BareNames {
  /** Number, name, school or place, rating and group; '' where there is none. */
  rows: Line[]
  above: string[]
  /** What was left out because it is nobody's business. */
  leftOut: string[]
}

/** A dot ends an initial or 'Kum.', never a sentence. */
const WORD = "(?:[\\p{L}\\p{M}]{1,4}\\.|\\p{L}[\\p{L}\\p{M}'’-]*)"
const NAME = `${WORD}(?:[\\s,]+${WORD}|(?<=\\.)${WORD}){0,5},?`
/** '1. Asha Jadhav', '(2) Om Patil', 'Isha Kale' */
const NUMBERED = new RegExp(`^\\(?(?<no>\\d{1,4})\\s*[).:–—-]*\\s*(?<name>${NAME})$`, 'u')
const UNNUMBERED = new RegExp(`^(?<no>)(?<name>${NAME})$`, 'u')
const LINE_MAX = 100

const SCHOOL =
  /school|vidya|college|academy|convent|\bhigh\b|\bz\.?p\b|शाळा|विद्या|स्कूल|जि\. ?प|अकादमी|अकॅडमी/iu
/** 'Asha Jadhav, Nehru Vidyalaya', 'Om Patil - Z.P. School', 'Isha Kale (Modern High School)' */
const WITH_SCHOOL = /^(?<player>.+?)(?:\s*,\s*|\s+-\s+|\s*\()(?<school>[^()]+)\)?$/u

/** A heading above the names. */
const TITLE =
  /[:–—-]$|\b(?:lists?|players|names|participants|students|entries|tournament|championship|cup|open|round)\b|यादी|नावे|खेळाडू|सूची|खिलाड़|खिलाड़|प्रतिभागी|स्पर्धा|प्रतियोगिता/iu

interface TextLine {
  line: number
  text: string
  /** Without what stands behind the name. */
  own: string
  behind: BehindName
}

export const hasSchool = (text: string) => SCHOOL.test(text)

const textLine = (line: number, text: string): TextLine => {
  const behind = behindName(text)
  const own = behind.place ? `${behind.name} - ${behind.place}` : behind.name
  return { line, text, own, behind }
}

/** No part of a name: 'Asha Kale absent' */
const NOT_THERE = new RegExp(ABSENT, 'iu')

/** 'Asha Kale paid, Om': two players in one line. */
const isOfSeveral = (name: string) =>
  name.split(',').some((piece) => privateWords(behindName(piece)).length > 0)

function rowsOf(lines: TextLine[], form: RegExp): (Line | undefined)[] {
  // Who brings a board may have a telephone, too.
  const isOfPlayers = lines.some(({ behind }) => behind.payment !== '' || behind.age !== '')
  const isPlace = placesBehind(
    lines.map(({ own }) => own),
    isOfPlayers
  )
  return lines.map(({ line, own, behind }) => {
    if (own.length > LINE_MAX) return undefined
    const { player = '', school = '' } = { ...WITH_SCHOOL.exec(own)?.groups }
    const isClub = hasSchool(school) || isPlace(school)
    const { no = '', name } = { ...form.exec(isClub ? player : own)?.groups }
    if (name === undefined || isOfSeveral(name) || NOT_THERE.test(name)) return undefined
    const { rating, group } = behind
    return { line, cells: [no, name, isClub ? school : '', rating, groupName(group)] }
  })
}

/**
 * Names that stand alone, one a line; undefined: the lines are something else.
 * @throws Unreadable for a line among numbered names that is none, and for columns that nothing names
 */
export function bareNames(lines: Line[]): BareNames | undefined {
  if (lines.length > LINES_MAX) return undefined
  const texts = lines
    .map(({ line, cells }) => textLine(line, partedLine(cells.join(' '))))
    .filter(({ text }) => text)
  const found = numberedNames(texts) ?? plainNames(texts)
  if (!found) return undefined
  const results = found.rows.filter(({ cells: [, name = ''] }) => MAY_BE_RESULT.test(name))
  if (results.length > found.rows.length / 2) return undefined
  const taken = new Set(found.rows.map(({ line }) => line))
  const table = lines.find(({ line, cells }) => taken.has(line) && hasColumns(cells))
  if (table) throw new Unreadable(m.readNoHead({ line: table.line }))
  const leftOut = texts.flatMap(({ line, behind }) => (taken.has(line) ? privateWords(behind) : []))
  return { ...found, leftOut: [...new Set(leftOut)] }
}

type FoundNames = Omit<BareNames, 'leftOut'>

/** Whether a line has more cells than a name, or a given name and a surname. */
function hasColumns(cells: string[]): boolean {
  const words = cells.filter((cell) => /\p{L}/u.test(cell))
  return words.length > 1 && words.some((cell) => /\p{L}\s+\p{L}/u.test(cell))
}

/** Any lines may stand above and below, but none that continues the numbering. */
function numberedNames(texts: TextLine[]): FoundNames | undefined {
  const rows = rowsOf(texts, NUMBERED)
  const listed = rows.flatMap((row) => (row ? [Number(row.cells[0])] : []))
  const counted = texts.map(({ text }) => Number(NUMBERED_LINE.exec(text)?.groups?.no ?? 0))
  const [one = 0, two = 0] = counted.filter(Boolean)
  const isCounted = one > 0 && two === one + 1
  if (listed.length < 2 && !isCounted) return undefined
  const [from, to] = [listed[0] ?? two, listed.at(-1) ?? one]
  const isListed = texts.map(({ text }, at) => Boolean(rows[at]) || isNextTo(text, from, to))
  const first = isListed.indexOf(true)
  const last = isListed.lastIndexOf(true)
  const list = texts.slice(first, last + 1).map((text, at) => ({ ...text, row: rows[first + at] }))
  const stray = list.find(({ row }) => row === undefined)
  if (stray) {
    checkOneGroup(stray.text)
    throw new Unreadable(m.readNameLine({ line: stray.line, text: quoted(stray.text) }))
  }
  return {
    rows: list.flatMap(({ row }) => row ?? []),
    above: texts.slice(0, first).map(({ text }) => text),
  }
}

/** Every line but the titles above them. */
function plainNames(texts: TextLine[]): FoundNames | undefined {
  const isTitle = ({ own }: TextLine) => TITLE.test(own) || isNameHeader(own) || isGroupHeading(own)
  const first = texts.findIndex((one) => !isTitle(one))
  const listed = texts.slice(Math.max(first, 0))
  const own = listed.filter(({ text }) => !isGroupHeading(text))
  const rows = rowsOf(own, UNNUMBERED)
  const names = rows.filter((row) => row !== undefined)
  if (names.length < 2 || names.length < rows.length) return undefined
  for (const { text } of listed) checkOneGroup(text)
  return { rows: names, above: texts.slice(0, first).map(({ text }) => text) }
}

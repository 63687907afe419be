import { hasSchool } from './bare-names'
import { behindName, privateWords } from './behind-names'
import { checkOneGroup } from './groups-of-lists'
import { headerOf } from './headers'
import { LINE_MAX, plain, quoted, Unreadable, type Line } from './lines'
import { namedRounds, onlyOf } from './named-rounds'
import { byeWords } from './typed-byes'
import { BOARD, HEAD, LINES_MAX, NUMBER, ownName, typedLine } from './typed-forms'
import { placesBehind } from './places-behind-names'
import * as words from './typed-words'
import { m } from '@/lib/messages'

const colour = (name: string) => `(?:\\s*\\((?<${name}>w|white|b|black)\\))?`
const WHITE = `(?<white>[^\\d()]+?${NUMBER})${colour('first')}`
const BLACK = `(?<black>[^\\d()]+?${NUMBER})${colour('second')}`

const BETWEEN_NAMES = new RegExp(
  `\\p{L}[^\\p{L}]*\\s(?:${words.VERSUS_ALONE})\\.?\\s[^\\p{L}]*\\p{L}`,
  'iu'
)

const pairForm = (between: string) => new RegExp(`^${BOARD}${WHITE}${between}${BLACK}[.,;]?$`, 'iu')

const SURE_PAIR = pairForm(`\\s+(?:${words.VERSUS_ALONE})\\.?\\s+`)
const PAIRS = [
  pairForm(`\\s+(?:${words.VERSUS})\\.?\\s+`),
  pairForm('\\s+(?:[x×]|-+)\\s+'),
  // 'Asha Jadhav-Om Patil', and no 'Asha Jadhav-Patil'.
  new RegExp(`^${BOARD}(?<white>[^\\d()-]+\\s[^\\d()-]+)-(?<black>[^\\d()-]+\\s[^\\d()-]+)$`, 'iu'),
]

const BYE_FORMS = [
  `^${BOARD}${WHITE}[\\s(:,-]*(?:(?:${words.VERSUS})\\.?\\s+)?(?<bye>${words.BYE})[\\s).!]*$`,
  `^(?<bye>${words.BYE})[\\s:-]+${BOARD}${WHITE}$`,
].map((form) => new RegExp(form, 'iu'))

interface PairingLine {
  line: number
  text: string
  kind: 'pair' | 'bye' | 'round' | 'words'
  /** The row of a pair or a bye, the heading of a round. */
  cells: string[]
  /** It has a board number, or a word that only stands between two players: it cannot be a title. */
  isFirm: boolean
  isDoubt: boolean
}

const nameIn = (text = '') => {
  const [, name = text, number = ''] = /^(.*?)\s*(\(\d+\))?$/.exec(text) ?? []
  return plain(`${ownName(name)} ${number}`)
}

/** The two names of a line, unless one of them is a school. */
function pairOf(
  groups: Record<string, string | undefined>,
  isSure: boolean,
  isDoubt: boolean
): Partial<PairingLine> {
  const { board = '', white = '', black = '', first = '', second = '' } = groups
  const names = [nameIn(white), nameIn(black)]
  if (names.some((name) => !/\p{L}/u.test(name) || hasSchool(name))) return {}
  const colours = [first, second].map((word) => word.charAt(0).toLowerCase())
  const isTurned = colours[0] === 'b' || colours[1] === 'w'
  const [one = '', other = ''] = isTurned ? names.toReversed() : names
  return {
    kind: 'pair',
    cells: [board, one, '', other],
    isFirm: board !== '' || isSure,
    // 'Asha (W) vs Sai (W)'; 'Asha (1) - Sai (0)' tells a result.
    isDoubt:
      isDoubt ||
      (first !== '' && colours[0] === colours[1]) ||
      names.some(hasNought) ||
      words.TELLS_OUTCOME.test(black),
  }
}

const hasNought = (name: string) => name.endsWith('(0)')

function judgePairing({ line, cells }: Line): PairingLine {
  const text = typedLine(cells.join(' '))
  const isDoubt = words.DOUBT.test(cells.join(' '))
  const judged: PairingLine = { line, text, kind: 'words', cells: [text], isFirm: false, isDoubt }
  if (text.length > LINE_MAX) return judged
  const bye = BYE_FORMS.map((form) => form.exec(text)?.groups).find(Boolean)
  if (bye) {
    const cells = [bye.board ?? '', nameIn(bye.white), '', byeWords(bye.bye ?? '')]
    return { ...judged, kind: 'bye', cells }
  }
  const behind = behindName(text)
  if (behind.group || privateWords(behind).length > 0) return judged
  const pair = [SURE_PAIR, ...PAIRS].map((form) => form.exec(text)?.groups).find(Boolean)
  if (pair) return { ...judged, ...pairOf(pair, SURE_PAIR.test(text), isDoubt) }
  const round = onlyOf(namedRounds(text).rounds)
  if (round) return { ...judged, kind: 'round', cells: [`Round ${round}`] }
  return judged
}

/**
 * Pairings as a person writes them, one board a line, as the rows of a table; undefined if there are none.
 * @throws Unreadable for any other line among them
 */
export function typedPairings(lines: Line[]): Line[] | undefined {
  if (lines.length > LINES_MAX || lines.some(({ cells }) => headerOf(cells))) return undefined
  const all = withoutTitles(lines.map(judgePairing).filter(({ text }) => text))
  if (!all.some(({ kind }) => kind === 'pair')) return undefined
  const isPlace = placesBehind(all.map(({ text }) => text))
  if (all.some(({ kind, cells }) => kind === 'pair' && isPlace(cells[3] ?? ''))) return undefined
  const stray = strayIn(all)
  if (!stray) return all.flatMap((one, at) => rowsOf(one, all[at - 1]))
  checkOneGroup(stray.text)
  const isSure = stray.isDoubt || all.some(({ text }) => SURE_PAIR.test(text))
  if (!isSure) return undefined
  throw new Unreadable(m.readPairLine({ line: stray.line, text: quoted(stray.text) }))
}

/** What looks like a pair above the first firm one is a title: 'Akole Open - Day 2'. */
function withoutTitles(all: PairingLine[]): PairingLine[] {
  const firm = all.findIndex(({ isFirm }) => isFirm)
  return all.map((one, at) => (one.kind === 'pair' && at < firm ? { ...one, kind: 'words' } : one))
}

const isBoard = ({ kind }: PairingLine) => kind === 'bye' || kind === 'pair'

/** A line among the boards that is none, one that begins like one, or one that is in doubt. */
function strayIn(all: PairingLine[]): PairingLine | undefined {
  const first = all.findIndex(isBoard)
  const last = all.findLastIndex(isBoard)
  return all.find((one, at) => {
    const { kind, text, isDoubt } = one
    if (isBoard(one)) return isDoubt
    const isAmong = at > first && at < last
    return kind === 'words' && (isAmong || /^\d/.test(text) || BETWEEN_NAMES.test(text))
  })
}

/** A line as it stands in a table; the first board of each block has its head above it. */
function rowsOf(one: PairingLine, before: PairingLine | undefined): Line[] {
  const { line, kind, cells, text } = one
  if (kind === 'words') return [{ line, cells: [text] }]
  const isFirst = isBoard(one) && !(before && isBoard(before))
  return [...(isFirst ? [{ line, cells: HEAD }] : []), { line, cells }]
}

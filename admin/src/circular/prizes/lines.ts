import { isOfSeats } from '../facts'
import { withoutFigures } from '../figures'
import type { Kind } from '../labels'
import { COUNTED, ORDINAL, romansInFigures } from '../ordinals'
import { WON_WORDS } from '../prize-words'
import type { Statement } from '../statements'
import { amountsIn, besideAmounts, isUnreadPrize, type Beside, type PrizeAmount } from './amounts'
import {
  BEST,
  HEADING,
  headingGroup,
  isGroup,
  isOfPrize,
  isWithoutAmount,
  NOUN,
  PLAIN_GROUP,
} from './words'

/** 'Cash prizes', 'Below 1600' or 'Best Girl', above what is told of them. */
export interface Heading {
  /** Whose prizes stand below it; '' of a heading for all. */
  group: string
  /** Whether it announces prizes, and not only a group. */
  isOfPrizes: boolean
  /** Its own words, where its prize has to stand below it. */
  awaits: string | undefined
}

interface Line {
  statement: Statement
  /** What it tells beside its prizes. */
  beside: Beside
}

export interface AmountsLine extends Line {
  is: 'amounts'
  amounts: PrizeAmount[]
}

/** A rank alone: one of a row of ranks, or above its amount. */
interface RankLine extends Line {
  is: 'rank'
  rank: string
}

interface HeadingLine extends Line {
  is: 'heading'
  heading: Heading
}

interface OtherLine extends Line {
  is: 'other'
}

/** A line of the list of prizes. */
export type PrizeLine = AmountsLine | RankLine | HeadingLine | OtherLine

const NO_PRIZES: readonly Kind[] = [
  'fee',
  'extraFee',
  'deadline',
  'date',
  'contact',
  'seats',
  'other',
]
/** Kinds whose words the list of prizes has, too. */
const IN_LIST: readonly Kind[] = ['prizes', 'rated', 'categories', 'eligibility', 'title']

/** The statements that may tell of prizes. */
export function prizeLines(all: Statement[]): PrizeLine[] {
  const lines: PrizeLine[] = []
  let isListed = false
  for (const statement of all) {
    isListed = isListedAt(statement, isListed)
    if (isOfOther(statement)) continue
    const line = lineOf(statement, isListed || isBelowPrize(statement, lines))
    if (line) lines.push(line)
  }
  return lines
}

/** Whether the list of prizes begins or goes on at a statement. */
function isListedAt({ kind, text }: Statement, isListedAbove: boolean): boolean {
  if (kind !== 'other' && HEADING.test(text)) return true
  return isListedAbove && (!kind || IN_LIST.includes(kind))
}

function isOfOther({ kind, text, section }: Statement): boolean {
  if ((kind && NO_PRIZES.includes(kind)) || isOfSeats(text)) return true
  return kind !== 'prizes' && section === 'fee' && !isOfPrize(text)
}

/** 'Best U-9: 500' right below the ranks needs no heading. */
function isBelowPrize({ text, line }: Statement, above: PrizeLine[]): boolean {
  const last = above.findLast(
    (one) => one.is === 'amounts' && one.amounts.some(({ place }) => place !== 'apart')
  )
  return last !== undefined && line - last.statement.line < 2 && BEST.test(text)
}

const RANK_ALONE = new RegExp(`^((?:${ORDINAL}|${COUNTED})${NOUN})[\\s:=.)-]*$`, 'iu')

function lineOf(statement: Statement, isListed: boolean): PrizeLine | undefined {
  const text = romansInFigures(withoutFigures(statement.text))
  const amounts = amountsIn(text, isListed)
  if (amounts.length > 0) {
    return { is: 'amounts', statement, amounts, beside: besideAmounts(text) }
  }
  if (!isListed) return undefined
  const isUnclear = isUnreadPrize(text)
  const isLeftOut = isUnclear || isWithoutAmount(text)
  const beside = { leftOut: isLeftOut ? [statement.text] : [], isUnclear }
  const rank = RANK_ALONE.exec(text)?.[1]
  if (rank) return { is: 'rank', statement, rank, beside }
  const heading = headingOf(text, statement.text)
  return heading
    ? { is: 'heading', statement, heading, beside }
    : { is: 'other', statement, beside }
}

/** 'Best Girl: Trophy' says all of its prize, and is the heading of no other. */
const SAYS_ALL = new RegExp(`[:=–-]\\s*(?:an?\\s+)?${WON_WORDS}`, 'iu')
const HEADING_MAX = 50
const GROUP_MAX = 40

function headingOf(text: string, written: string): Heading | undefined {
  if (isWithoutAmount(text) && SAYS_ALL.test(text)) return undefined
  const isOfPrizes = HEADING.test(text)
  if (!isOfPrizes && !(isGroup(text) && text.length <= HEADING_MAX)) return undefined
  const group = headingGroup(text)
  return {
    group: isGroup(group) && group.length <= GROUP_MAX ? group : '',
    isOfPrizes,
    awaits: PLAIN_GROUP.test(text) ? written : undefined,
  }
}

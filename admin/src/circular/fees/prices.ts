import type { Statement } from '../statements'
import { feeAmounts, type FeeAmount } from './amounts'
import {
  EARLY_OR_LATE,
  EVERYBODY,
  groupIn,
  isGroup,
  NO_FEE,
  NOT_ALL,
  OTHERS,
  PER,
  TIME,
} from './words'

/** An amount that somebody pays to enter. */
export interface Price {
  amount: number
  isMarked: boolean
  /** Not that of who comes early, late or on the spot. */
  isOrdinary: boolean
  isForAll: boolean
  /** Whether it is plain which of the amounts a group pays. */
  isClear: boolean
  /** Whom it is for, as the circular says it; '' is everybody, or who is in no group. */
  group: string
  /** The words beside the amount: a group, or until when it holds. */
  note: string
  /** The amount with the words beside it: 'on spot ₹250'. */
  words: string
  statement: Statement
}

export const isExtra = ({ kind }: Statement) => kind === 'extraFee'

export function pricesOf(statement: Statement): Price[] {
  const amounts = feeAmounts(statement.text)
  const owners = ownersOf(amounts)
  const isUnsigned = isPlainAmount(statement) && !amounts.some(({ isMarked }) => isMarked)
  const isAlone = statement.section === 'fee' && amounts.length === 1
  return amounts.map((one, at) => {
    const owner = owners[at]!
    const { before, after } = one
    const near = `${before.split(/[,;]/).at(-1)} ${after.split(/[,;]|\band\b/)[0]}`
    // In a list of fees 'Open - 400' needs no sign.
    const isRow = isAlone && isGroup(owner) && !statement.text.slice(one.end).trim()
    return {
      amount: one.amount,
      isMarked: one.isMarked || isUnsigned || isRow,
      isOrdinary: !isExtra(statement) && !EARLY_OR_LATE.test(near) && !PLUS.test(before),
      isForAll: !NOT_ALL.test(near),
      isClear: one.isClear,
      group: isGroup(owner) || isNextOfList(before, owner) ? owner : '',
      note: one.note,
      words: wordsOf(one, statement.text),
      statement,
    }
  })
}

/** 'Entry fee: 1200 (up to 31 Dec), 1500 (after)' */
const isPlainAmount = ({ kind, value }: Statement) => kind === 'fee' && /^\d/.test(value)

/** The words for whom each amount is: its own, or those of the one before it. */
function ownersOf(amounts: FeeAmount[]): string[] {
  const owners: string[] = []
  for (const { before, own } of amounts) {
    const above = owners.at(-1)
    const isOwn =
      above === undefined ||
      isGroup(own) ||
      OTHERS.test(own) ||
      EVERYBODY.test(own) ||
      (isGroup(above) && isNextOfList(before, own))
    // Of '₹300 (early bird) / ₹350' the second amount is for the same group.
    owners.push(isOwn ? own : above)
  }
  return owners
}

/** '₹700 + ₹100 registration', '₹350 (including the fee of the district ₹50)' */
const PLUS = /(?:(?:\+|\bplus)|\bincl.*)\s*$/i

const NO_GROUP = [TIME, EARLY_OR_LATE, OTHERS, EVERYBODY, PER, NO_FEE]

/** 'Veterans ₹700, Karad residents ₹600': whom a list names in words of its own. */
const isNextOfList = (before: string, own: string) =>
  /^\s*[,;]/.test(before) &&
  groupIn(before) === own &&
  /[\p{L}]{3}/u.test(own) &&
  !NO_GROUP.some((words) => words.test(own))

/** Not within a day: '5/12'. */
const PART = /[,;]|\/(?!\d)|(?<!\d)\//

const wordsOf = ({ before, after, index, end }: FeeAmount, text: string) =>
  `${before.split(PART).at(-1)}${text.slice(index, end)}${after.split(PART)[0]}`.replace(
    /^[\s:=.&+)-]+|[\s:=&+(-]+$/g,
    ''
  )

/** The ordinary ones, not those of who comes early or late; those that are written as money, if any. */
export function ordinaryOf(prices: Price[]): Price[] {
  const ordinary = prices.filter(({ isOrdinary }) => isOrdinary)
  const marked = ordinary.filter(({ isMarked }) => isMarked)
  return marked.length > 0 ? marked : ordinary
}

import { AND } from '@academy/api/shared/patterns/joining_words'
import { anyOf } from '@academy/api/shared/text/whole_words'
import { FEE } from '../fee-words'
import { withoutFigures } from '../figures'
import { findMoney, type Money } from '../money'
import { isReplaced } from '../other-days'
import type { Statement } from '../statements'
import {
  EACH_WORDS,
  EARLY_OR_LATE,
  EVERYBODY,
  FREE,
  GROUP,
  groupIn,
  HALF,
  isGroup,
  NO_FEE,
  NOT_ALL,
  ONLY,
  OTHERS,
  PER,
  TIME,
} from './words'

/** The first group of a mobile number, before its second one. */
const HALF_PHONE = /(?<!\d)[5-9]\d{4}[\s-]{1,3}$/

export interface Price {
  amount: number
  isMarked: boolean
  isOrdinary: boolean
  isForAll: boolean
  /** Whether it is plain which of the amounts a group pays. */
  isClear: boolean
  /** Whom it is for, as the circular says it; '' is everybody, or who is in no group. */
  group: string
  /** What the circular says beside the amount: a group, or until when it holds. */
  said: string
  /** The amount with the words beside it: 'on spot ₹250'. */
  words: string
  statement: Statement
}

export const isExtra = ({ kind }: Statement) => kind === 'extraFee'

const CLAUSES = new RegExp(`(?=[,;(])|(?=\\s${anyOf(AND)})`, 'iu')

/** 'per player, girls free': who pays nothing or half is in no group of those who pay. */
function untilConcession(words: string): string {
  const clauses = words.split(CLAUSES)
  const at = clauses.findIndex((clause) => FREE.test(clause) || HALF.test(clause))
  return at < 0 ? words : clauses.slice(0, at).join('')
}

/** What stands before an amount and behind it, up to its neighbours. */
function around(text: string, money: Money[], at: number) {
  const { index, end } = money[at]!
  return {
    before: text.slice(money[at - 1]?.end ?? 0, index),
    // What a bracket begins is about the next amount.
    after: untilConcession(text.slice(end, money[at + 1]?.index).replace(/\([^)]*$/, '')),
  }
}

/** What follows an amount tells of the next one. */
const NEXT = new RegExp(`^\\s*(?:${anyOf(ONLY)}\\s*)?(?:[,;|]|(?:${AND}|&)\\s)`, 'iu')

/** Whether the words of an amount stand behind it, as those of the first one in a row of amounts tell. */
function sideOf(text: string, money: Money[], first: number, last: number) {
  const { before, after } = around(text, money, first)
  const isNext =
    !isGroup(groupIn(before)) &&
    !NEXT.test(after.replace(EACH_WORDS, ' ')) &&
    isGroup(groupIn(after))
  // Of '200/- U15 150/-' the group belongs rather to the amount behind it.
  const isBetween = isNext && groupIn(around(text, money, last).after) === ''
  return { isBetween, isBehind: isNext && !isBetween, isSaidBehind: groupIn(before) === '' }
}

/** Where a row of amounts begins: the first one, and each with which a bracket begins. */
const rowStarts = (text: string, money: Money[]): number[] =>
  money.flatMap((_, at) =>
    at === 0 || /\([^)]*$/.test(around(text, money, at).before) ? [at] : []
  )

export function pricesOf(statement: Statement): Price[] {
  const { text } = statement
  const from = FEE.exec(text)?.index ?? 0
  const money = findMoney(withoutFigures(text)).filter(({ index, amount, isMarked }) => {
    if (isReplaced(text, index)) return false
    if (isMarked) return index >= from || index === 0 || GROUP.test(text)
    return index >= from && amount < 20_000 && !HALF_PHONE.test(text.slice(0, index))
  })
  const starts = rowStarts(text, money)
  const isRow = statement.section === 'fee' && money.length === 1
  // 'Entry fee: 1200 (up to 31 Dec), 1500 (after)'
  const isUnsigned =
    /^\d/.test(statement.value) &&
    statement.kind === 'fee' &&
    !money.some(({ isMarked }) => isMarked)
  let group = ''
  return money.map(({ amount, isMarked, index, end }, at) => {
    const { before, after } = around(text, money, at)
    const row = starts.findLastIndex((start) => start <= at)
    const next = starts[row + 1] ?? money.length
    const side = sideOf(text, money, starts[row] ?? 0, next - 1)
    const own = groupIn(side.isBehind ? after : before)
    // Of '₹300 (early bird) / ₹350' the second amount is for the same group.
    if (at === 0 || isGroup(own) || OTHERS.test(own) || EVERYBODY.test(own)) group = own
    else if (isGroup(group) && isNextOfList(before, own)) group = own
    const words = `${before.split(/[,;]/).at(-1)!} ${after.split(/[,;]|\band\b/)[0]!}`
    const isExtraAmount = isExtra(statement) || EARLY_OR_LATE.test(words) || PLUS.test(before)
    return {
      amount,
      // In a list of fees 'Open - 400' needs no sign.
      isMarked: isMarked || isUnsigned || (isRow && isGroup(group) && !text.slice(end).trim()),
      isOrdinary: !isExtraAmount,
      isForAll: !NOT_ALL.test(words),
      isClear: !side.isBetween,
      group: isGroup(group) || isNextOfList(before, group) ? group : '',
      words: tidy(`${before.split(PART).at(-1)!}${text.slice(index, end)}${after.split(PART)[0]!}`),
      said: groupIn(side.isSaidBehind ? after.replace(/\)\s*,.*$/, ')') : before),
      statement,
    }
  })
}

/** '₹700 + ₹100 registration', '₹350 (including the fee of the district ₹50)' */
const PLUS = /(?:(?:\+|\bplus)|\bincl.*)\s*$/i
/** Not within a day: '5/12'. */
const PART = /[,;]|\/(?!\d)|(?<!\d)\//

const tidy = (words: string) => words.replace(/^[\s:=.&+)-]+|[\s:=&+(-]+$/g, '')

/** 'Veterans ₹700, Karad residents ₹600': whom a list names in words of its own. */
const isNextOfList = (before: string, own: string) =>
  /^\s*[,;]/.test(before) &&
  groupIn(before) === own &&
  /[\p{L}]{3}/u.test(own) &&
  ![TIME, EARLY_OR_LATE, OTHERS, EVERYBODY, PER, NO_FEE].some((words) => words.test(own))

/** What the circular's statements of fees name: the ordinary ones, not those of who comes early or late. */
export function ordinaryOf(prices: Price[]): Price[] {
  const ordinary = prices.filter(({ isOrdinary }) => isOrdinary)
  const marked = ordinary.filter(({ isMarked }) => isMarked)
  return marked.length > 0 ? marked : ordinary
}

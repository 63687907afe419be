import { AND } from '@academy/api/shared/patterns/joining_words'
import { anyOf } from '@academy/api/shared/text/whole_words'
import { FEE } from '../fee-words'
import { withoutFigures } from '../figures'
import { findMoney, type Money } from '../money'
import { isReplaced } from '../other-days'
import { EACH_WORDS, FREE, GROUP, groupIn, HALF, isGroup, ONLY } from './words'

/** An amount with the words before it and behind it, up to its neighbours. */
interface WordedAmount extends Money {
  before: string
  after: string
}

/** An amount with the words that say whom it is for. */
export interface FeeAmount extends WordedAmount {
  own: string
  /** The words beside it: a group, or until when it holds. */
  note: string
  /** Whether it is plain which of the amounts a group pays. */
  isClear: boolean
}

/** The amounts of a statement of fees: text → amounts → rows → each with its own words. */
export const feeAmounts = (text: string): FeeAmount[] =>
  rowsOf(withWords(text, moneyOfFees(text))).flatMap(withOwnWords)

/** The first group of a mobile number, before its second one. */
const HALF_PHONE = /(?<!\d)[5-9]\d{4}[\s-]{1,3}$/
/** Above it an amount without a sign is something else. */
const UNMARKED_MAX = 20_000

function moneyOfFees(text: string): Money[] {
  const from = FEE.exec(text)?.index ?? 0
  return findMoney(withoutFigures(text)).filter(({ index, amount, isMarked }) => {
    if (isReplaced(text, index)) return false
    if (isMarked) return index >= from || index === 0 || GROUP.test(text)
    return index >= from && amount < UNMARKED_MAX && !HALF_PHONE.test(text.slice(0, index))
  })
}

const withWords = (text: string, money: Money[]): WordedAmount[] =>
  money.map((one, at) => ({
    ...one,
    before: text.slice(money[at - 1]?.end ?? 0, one.index),
    // What a bracket begins is about the next amount.
    after: untilConcession(text.slice(one.end, money[at + 1]?.index).replace(OPEN_BRACKET, '')),
  }))

const OPEN_BRACKET = /\([^)]*$/
const CLAUSES = new RegExp(`(?=[,;(])|(?=\\s${anyOf(AND)})`, 'iu')

/** 'per player, girls free': who pays nothing or half is in no group of those who pay. */
function untilConcession(words: string): string {
  const clauses = words.split(CLAUSES)
  const at = clauses.findIndex((clause) => FREE.test(clause) || HALF.test(clause))
  return at < 0 ? words : clauses.slice(0, at).join('')
}

/** The first amount begins a row, and each with which a bracket begins. */
function rowsOf(amounts: WordedAmount[]): WordedAmount[][] {
  const starts = amounts.flatMap(({ before }, at) =>
    at === 0 || OPEN_BRACKET.test(before) ? [at] : []
  )
  return starts.map((start, row) => amounts.slice(start, starts[row + 1]))
}

/** Its own words stand before each amount of a row or behind each, as those of the first one tell. */
function withOwnWords(row: WordedAmount[]): FeeAmount[] {
  const side = sideOf(row)
  const isNoteBehind = groupIn(row[0]?.before ?? '') === ''
  return row.map((one) => ({
    ...one,
    own: groupIn(side === 'behind' ? one.after : one.before),
    note: groupIn(isNoteBehind ? one.after.replace(/\)\s*,.*$/, ')') : one.before),
    isClear: side !== 'between',
  }))
}

/** What follows an amount tells of the next one. */
const NEXT = new RegExp(`^\\s*(?:${anyOf(ONLY)}\\s*)?(?:[,;|]|(?:${AND}|&)\\s)`, 'iu')

function sideOf(row: WordedAmount[]): 'before' | 'behind' | 'between' {
  const [first, last] = [row[0]!, row.at(-1)!]
  const isBefore = isGroup(groupIn(first.before)) || NEXT.test(first.after.replace(EACH_WORDS, ' '))
  if (isBefore || !isGroup(groupIn(first.after))) return 'before'
  // Of '200/- U15 150/-' the group belongs rather to the amount behind it.
  return groupIn(last.after) === '' ? 'between' : 'behind'
}

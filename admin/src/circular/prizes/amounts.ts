import { prizeRules } from '@academy/api/shared/rules/tournament_rules'
import { anyOf } from '@academy/api/shared/text/whole_words'
import { FEE } from '../fee-words'
import { findMoney, type Money } from '../money'
import { CURRENCY } from '../rupee-words'
import { NAMES_AMOUNT } from '../worded-amounts'
import { EXTRA, EXTRA_BEFORE, winnerIn } from './winner'
import {
  CLAUSE_END,
  EACH_ALL,
  GROUP,
  HEADING,
  isWithoutAmount,
  RANKED,
  SAYS_EACH,
  tidy,
} from './words'

/** What is told beside the prizes that have a place and an amount. */
export interface Beside {
  leftOut: string[]
  /** Whether it makes the list doubtful. */
  isUnclear: boolean
}

/** An amount of a line, and what the line says of its place in the list of prizes. */
export interface PrizeAmount extends Beside {
  amount: number
  /**
   * By a rank or by a group before it; as the first of several that fall, '5000, 3000'; beside the
   * one before it or below a rank that stands above; or apart from the list: a fee, a sum.
   */
  place: 'ranked' | 'grouped' | 'falling' | 'beside' | 'apart'
  rank: string | undefined
  /** Its own group, or that of the amounts before it. */
  group: string
  /** Whether the circular says that each of several gets the amount. */
  isEach: boolean
  description: string
  /** How many amounts stand side by side from it on. */
  rowLength: number
  /** The amount with the words that stand around it. */
  words: string
}

const CURRENCIES = new RegExp(CURRENCY, 'giu')

/** Whether nothing but signs, a currency and 'each' stands before an amount. */
const isNoText = (words: string) =>
  !/[\p{L}\d]/u.test(words.replace(CURRENCIES, '').replace(EACH_ALL, ''))

/** The amounts of a line; in a list of prizes less has to be said of each. */
export function amountsIn(text: string, isListed: boolean): PrizeAmount[] {
  const money = findMoney(text)
  const found: PrizeAmount[] = []
  for (const at of money.keys()) {
    // Behind a prize of the same line another one needs no heading above.
    const isHere = isListed || found.some(({ place }) => place !== 'apart')
    found.push(amountAt(text, money, at, found, isHere))
  }
  return found
}

function amountAt(
  text: string,
  money: Money[],
  at: number,
  earlier: PrizeAmount[],
  isHere: boolean
): PrizeAmount {
  const { amount, index, end, isMarked } = money[at]!
  const { before, won, behind, isBehindOwn } = wordsAround(text, money, at)
  const rowLength = rowFrom(text, money, at)
  const winner = winnerIn(withoutCount(before, rowLength), isHere)
  const isOfGroup = (isHere || isMarked) && !SUM_OF_GROUP.test(before)
  const own = winner.rank || isOfGroup ? winner.group : ''
  const nothing: Beside = { leftOut: [], isUnclear: false }
  const one = {
    amount,
    rank: winner.rank,
    group: own || (earlier.at(-1)?.group ?? ''),
    isEach: SAYS_EACH.test(before) || SAYS_EACH.test(behind),
    description: descriptionOf(won),
    rowLength,
    words: tidy(
      `${before.split(/[,;|]/).at(-1)}${text.slice(index, end)}${isBehindOwn ? behind : ''}`
    ),
  }
  if (winner.rank || own) {
    const leftOut = winner.others.filter(isWithoutAmount).map(tidy)
    const isUnclear = winner.isSeveral && !one.isEach
    return { ...one, place: winner.rank ? 'ranked' : 'grouped', leftOut, isUnclear }
  }
  const row = money.slice(at, at + rowLength)
  if ((isHere || RANKED.test(before)) && isRowOfPrizes(before, row)) {
    return { ...one, place: 'falling', ...nothing }
  }
  if (isHere && isNoText(before)) return { ...one, place: 'beside', ...nothing }
  const isOther = isHere && !TOTAL_WORDS.test(text.slice(0, index))
  const isOfPrizes = (isMarked || HEADING.test(text)) && !FEE.test(before + behind)
  const leftOut = isOther && isOfPrizes ? [one.words] : []
  const isUnclear = isOther || earlier.some(({ place }) => place !== 'apart')
  return { ...one, place: 'apart', leftOut, isUnclear }
}

/** What stands before an amount and behind it, up to its neighbours, and what is won beside it. */
function wordsAround(text: string, money: Money[], at: number) {
  const { index, end } = money[at]!
  const next = money[at + 1]
  const whole = text.slice(money[at - 1]?.end ?? 0, index)
  const wonBefore = EXTRA_BEFORE.exec(whole)
  const [behind = '', ...apart] = text.slice(end, next?.index).split(CLAUSE_END)
  return {
    before: wonBefore ? whole.slice(0, wonBefore.index) : whole,
    won: wonBefore?.[1] ?? EXTRA.exec(text.slice(end))?.[1] ?? '',
    behind,
    /** Whether what stands behind is not before the next amount. */
    isBehindOwn: apart.length > 0 || !next,
  }
}

/** What a line tells beside its amounts: 'Second: two thousnad rupees', 'Best academy: Trophy'. */
export function besideAmounts(text: string): Beside {
  const unread = text
    .split(CLAUSE_END)
    .filter((clause) => isUnreadPrize(clause) && findMoney(clause).length === 0)
  const rest = text.slice(findMoney(text).at(-1)?.end).replace(EXTRA, '')
  const withoutAmount = rest.split(CLAUSE_END).filter(isWithoutAmount)
  return {
    leftOut: [...unread, ...withoutAmount].map(tidy),
    // '1st 2000, 2nd 1000 each in U-9 and U-11'
    isUnclear: unread.length > 0 || GROUP.test(rest),
  }
}

/** Of a text in which no amount was found, whether it names one in words that were not understood. */
export const isUnreadPrize = (text: string): boolean => RANKED.test(text) && NAMES_AMOUNT.test(text)

/** What is won beside money. */
export const descriptionOf = (won: string): string =>
  won
    .replace(EACH_ALL, '')
    .replace(/[\s.]+$/, '')
    .trim()
    .slice(0, prizeRules.description.max)

/** How many amounts stand side by side from one on: '2500/1500/1000'. */
function rowFrom(text: string, money: Money[], from: number): number {
  const others = money.slice(from)
  const end = others.findIndex(
    (one, at) => !others[at + 1] || !isNoText(text.slice(one.end, others[at + 1]!.index))
  )
  return end + 1
}

const TOTAL_WORDS = new RegExp(
  `fund|pool|total|worth|overall prize|एकूण|कुल|ekun|cash prizes?\\s*[:=-]?\\s*${CURRENCY}?\\s*$`,
  'iu'
)
/** Of one amount, whatever amounts stand behind it. */
const SUM = /fund|pool|total|worth|over ?all|एकूण|कुल|ekun/iu
/** 'Total cash prizes of the juniors' */
const SUM_OF_GROUP = new RegExp(anyOf('total|एकूण|कुल'), 'iu')

/** Whether falling amounts are a list of prizes whose ranks are not written: 'Prizes: 5000, 3000'. */
function isRowOfPrizes(words: string, row: Money[]): boolean {
  const isFalling = row.every(({ amount }, at) => at === 0 || amount <= row[at - 1]!.amount)
  const isList = row.length > 1 && isFalling && !SUM.test(words)
  return isList && (isNoText(words) || HEADING.test(words) || RANKED.test(words))
}

/** 'Top 3: 5000, 3000, 2000' are the first three, and no group. */
const withoutCount = (words: string, row: number): string =>
  words.replace(/\btop\s+(\d{1,2})\b/i, (top, count) => (Number(count) === row ? '' : top))

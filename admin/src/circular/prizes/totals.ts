import { prizeTotal } from '@academy/api/shared/tournament/prizes'
import { WORD_END, WORD_START } from '@academy/api/shared/text/whole_words'
import { findMoney, type Money } from '../money'
import { PRIZE_WORDS } from '../prize-words'
import type { Statement } from '../statements'
import type { ReadPrize } from './found'
import { CLAUSE_END, HEADING, PER_GROUP, WORDS_MAX } from './words'

/** Sums that a circular states, and the sum of the prizes that were read. */
export interface OtherTotal {
  stated: number[]
  sum: number
}

const MONEY_WORD = `(?:${PRIZE_WORDS}|money)`
/** What announces the sum of all prizes: 'Total Rs. 40,000' in a heading of prizes, too. */
const TOTAL = new RegExp(
  `${WORD_START}(?:(?:grand\\s|over\\s?all\\s)?(?:total|over\\s?all|एकूण|कुल|ekun|kul)\\s(?:[\\p{L}\\p{M}]+\\s){0,2}?${MONEY_WORD}|${MONEY_WORD}[^\\d|]{0,12}(?:total|एकूण|कुल)${WORD_END}|(?:cash|prize)s?\\s(?:money\\s)?(?:fund|pool)s?${WORD_END}|(?:cash\\s)?prizes?\\s(?:money\\s)?worth${WORD_END}|बक्षीस\\sनिधी)`,
  'iu'
)
/** A text that states a sum, with the amounts behind its words. */
export interface Total {
  text: string
  amounts: [Money, ...Money[]]
}

/** The sentence or the part of one that tells a sum. */
export const totalWords = (text: string): string =>
  text.length > WORDS_MAX ? (text.split(CLAUSE_END).find((part) => TOTAL.test(part)) ?? text) : text

const NO_SUM =
  /\b(?:over|above|more than|up ?to|approx|nearly|around|about|almost|each|winner|best)/i

/** A heading of prizes with a sum, such as 'Cash Prizes Rs. 1,50,000' or '₹1,50,000 Prize Fund'. */
function headingSums(unread: Statement[], prizes: ReadPrize[]): Total[] {
  const most = Math.max(...prizes.map(({ amount }) => amount))
  return unread.flatMap(({ text, kind }) => {
    const isHeading = HEADING.test(text) && (!kind || kind === 'prizes' || kind === 'title')
    if (!isHeading || NO_SUM.test(text) || PER_GROUP.test(text)) return []
    const [first] = findMoney(text).filter(({ isMarked, amount }) => isMarked && amount > most)
    return first ? [{ text, amounts: [first] }] : []
  })
}

/** The sums that a circular states, by their own words or else in a heading of prizes. */
export function totalsIn(all: Statement[], unread: Statement[], prizes: ReadPrize[]): Total[] {
  const named = all.flatMap(({ text }): Total[] => {
    const words = TOTAL.exec(text)
    const behind = text.slice(words ? words.index + words[0].length : text.length)
    const [first, ...others] = findMoney(behind)
    if (!first || (!first.isMarked && first.amount < 1000)) return []
    return NO_SUM.test(behind.slice(0, first.index)) ? [] : [{ text, amounts: [first, ...others] }]
  })
  return named.length > 0 ? named : headingSums(unread, prizes)
}

const sumOf = (amounts: { amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0)

/** The stated sums, where none is that of the prizes. */
export function otherTotalOf(totals: Total[], prizes: ReadPrize[]): OtherTotal | undefined {
  const firsts = totals.map(({ amounts: [first] }) => first)
  const sum = prizeTotal(prizes).amount
  // '6th to 10th - Rs 500' is five prizes, or one that they share: either sum may be meant.
  const sums = [sum, sumOf(prizes)]
  const stated = totals.flatMap(({ amounts }) => amounts.map(({ amount }) => amount))
  // Each group may have a total of its own.
  const isStated = sums.some((one) => stated.includes(one) || sumOf(firsts) === one)
  if (totals.length === 0 || isStated) return undefined
  const amounts = new Set(firsts.map(({ amount }) => amount))
  const most = Math.max(...amounts)
  // The totals of its groups contradict the sum of all no more than its parts do.
  const isOfParts = sumOf(firsts) === most * 2
  return { stated: isOfParts ? [most] : [...amounts], sum }
}

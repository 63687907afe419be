import { FEE } from '../fee-words'
import { findMoney } from '../money'
import { OF_SUM } from '../prize-words'
import { CURRENCY } from '../rupee-words'
import { NAMES_AMOUNT } from '../worded-amounts'
import { EXTRA, winnerIn, type Winner } from './winner'
import { descriptionOf, wordedMoney, type WordedMoney } from './worded-money'
import { CLAUSE_END, GROUP, HEADING, isWithoutAmount, RANKED, tidy } from './words'

/** What is told beside the prizes that have a place and an amount. */
export interface Beside {
  leftOut: string[]
  /** Whether it makes the list doubtful. */
  isUnclear: boolean
}

/** Where the line itself puts an amount, and what it tells beside it. */
interface Placed extends Beside {
  /**
   * By a rank or by a group before it; as the first of several that fall, '5000, 3000'; beside the
   * one before it or below a rank that stands above; or apart from the list: a fee, a sum.
   */
  place: 'ranked' | 'grouped' | 'falling' | 'beside' | 'apart'
}

/** An amount of a line, and what the line says of its place in the list of prizes. */
export interface PrizeAmount extends Placed {
  amount: number
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

/** The amounts of a line; in a list of prizes less has to be said of each. */
export function amountsIn(text: string, isListed: boolean): PrizeAmount[] {
  const found: PrizeAmount[] = []
  for (const one of wordedMoney(text)) {
    const isBehindPrize = found.some(({ place }) => place !== 'apart')
    // Behind a prize of the same line another one needs no heading above.
    const isHere = isListed || isBehindPrize
    const winner = winnerOf(one, isHere)
    const placed = placeOf(one, winner, isHere) ?? apart(one, text, isHere, isBehindPrize)
    found.push({
      ...placed,
      amount: one.amount,
      rank: winner.rank,
      group: winner.group || (found.at(-1)?.group ?? ''),
      isEach: one.isEach,
      description: descriptionOf(one.won),
      rowLength: one.row.length,
      words: one.words,
    })
  }
  return found
}

/** Who wins an amount; a group alone only where it surely is one. */
function winnerOf({ before, row, isMarked }: WordedMoney, isHere: boolean): Winner {
  const winner = winnerIn(withoutCount(before, row.length), isHere)
  // 'Total cash prizes of the juniors'
  const isGroup = (isHere || isMarked) && !OF_SUM.test(before)
  return winner.rank || isGroup ? winner : { ...winner, group: '' }
}

/** 'Top 3: 5000, 3000, 2000' are the first three, and no group. */
const withoutCount = (words: string, row: number): string =>
  words.replace(/\btop\s+(\d{1,2})\b/i, (top, count) => (Number(count) === row ? '' : top))

/** Where an amount of the list of prizes stands; undefined of one that is apart from it. */
function placeOf(one: WordedMoney, winner: Winner, isHere: boolean): Placed | undefined {
  const { rank, group, isSeveral, others } = winner
  if (rank || group) {
    const leftOut = others.filter(isWithoutAmount).map(tidy)
    return { place: rank ? 'ranked' : 'grouped', leftOut, isUnclear: isSeveral && !one.isEach }
  }
  const isListed = isHere || RANKED.test(one.before)
  if (isListed && isFalling(one)) return { place: 'falling', leftOut: [], isUnclear: false }
  if (isHere && one.isBare) return { place: 'beside', leftOut: [], isUnclear: false }
  return undefined
}

/** Of one amount, whatever amounts stand behind it. */
const SUM = /fund|pool|total|worth|over ?all|एकूण|कुल|ekun/iu

/** Whether falling amounts are a list of prizes whose ranks are not written: 'Prizes: 5000, 3000'. */
function isFalling({ before, row, isBare }: WordedMoney): boolean {
  const isRow = row.length > 1 && row.every((amount, at) => amount <= (row[at - 1] ?? Infinity))
  if (!isRow || SUM.test(before)) return false
  return isBare || HEADING.test(before) || RANKED.test(before)
}

const TOTAL_WORDS = new RegExp(
  `fund|pool|total|worth|overall prize|एकूण|कुल|ekun|cash prizes?\\s*[:=-]?\\s*${CURRENCY}?\\s*$`,
  'iu'
)

/** Of an amount apart: named where it may be a prize, and no fee or sum of them. */
function apart(one: WordedMoney, text: string, isHere: boolean, isBehindPrize: boolean): Placed {
  const isOther = isHere && !TOTAL_WORDS.test(text.slice(0, one.index))
  const isOfPrizes = (one.isMarked || HEADING.test(text)) && !FEE.test(one.before + one.behind)
  return {
    place: 'apart',
    leftOut: isOther && isOfPrizes ? [one.words] : [],
    isUnclear: isOther || isBehindPrize,
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

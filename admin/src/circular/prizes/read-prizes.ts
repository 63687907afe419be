import { isOfSeats } from '../facts'
import type { Kind } from '../labels'
import { findMoney } from '../money'
import { ranksOf } from '../ordinals'
import type { Statement } from '../statements'
import type { Found, ReadPrize } from './found'
import { groupsOf, perGroup, withoutOnlyList } from './groups'
import { PrizeList } from './list'
import { otherTotalOf, totalsIn, totalWords, type OtherTotal } from './totals'
import { BEST, HEADING, isOfPrize, PER_GROUP, PLAIN_GROUP } from './words'

export interface PrizeReading {
  /** None where the circular tells of prizes, but not of one that has a place and an amount. */
  prizes: ReadPrize[]
  phrase: string
  /** Whether every amount of the list has its rank, in falling order, each rank once. */
  isSure: boolean
  /** The sum that the circular states, where the prizes that were read add up to another. */
  otherTotal?: OtherTotal
  /** Prizes such as 'Best academy: Trophy', and a sum that is told without its prizes. */
  leftOut?: string[]
  /** A position that two of them have. */
  twice?: string
}

const MOST = 50
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

/** Ranks of one list: from the first on none is left out, and the amounts never rise. */
function isOrdered(prizes: Found[]): boolean {
  let [next, most] = [1, Infinity]
  for (const { rank, group, amount } of prizes) {
    if (rank === undefined || group) continue
    const [first, last] = ranksOf(rank)
    if (first !== next || last < first || amount > most) return false
    ;[next, most] = [last + 1, amount]
  }
  return next > 1
}

export function readPrizes(all: Statement[]): PrizeReading | undefined {
  const list = new PrizeList()
  let isListed = false
  let last = -2
  for (const statement of all) {
    const { kind } = statement
    if (kind !== 'other' && HEADING.test(statement.text)) isListed = true
    else if (kind && !IN_LIST.includes(kind)) isListed = false
    if ((kind && NO_PRIZES.includes(kind)) || isOfSeats(statement.text)) continue
    const isFee = kind !== 'prizes' && statement.section === 'fee' && !isOfPrize(statement.text)
    if (isFee) continue
    const before = list.prizes.length
    // 'Best U-9: 500' right below the ranks needs no heading.
    const isBelow = statement.line - last < 2 && BEST.test(statement.text)
    list.read(statement, isListed || isBelow)
    if (list.prizes.length > before) last = statement.line
  }
  list.end()
  const { phrases, withoutAmount } = list
  const prizes = perGroup(withoutOnlyList(list.prizes))
  if (prizes.length === 0) return withoutPrizes(all, withoutAmount)
  // 'Best girls: 500 each' does not say how many.
  const groupsWithEach = list.prizes.filter(({ isEach, rank }) => isEach && !rank)
  const isUncounted = groupsWithEach.some(({ group }) => groupsOf(group, true).length < 2)
  const isPlain = ({ group, rank, amount, position }: Found) =>
    amount >= 50 && (group ? !rank && PLAIN_GROUP.test(group) : !/\d{4}$/.test(position))
  const unread = all.filter(({ text }) => !phrases.includes(text))
  const otherTotal = otherTotalOf(all, unread, prizes)
  const twice = repeated(prizes)
  const totals = totalsIn(all, unread, prizes).flatMap(({ amounts }) => amounts)
  // The sum is told beside them.
  const isTotal = (words: string) =>
    findMoney(words).some(({ amount }) => totals.some((total) => total.amount === amount))
  const leftOut = [...new Set(withoutAmount)].filter((words) => !isTotal(words))
  const isSure =
    !list.isUnclear &&
    !isUncounted &&
    !otherTotal &&
    !all.some(({ text }) => PER_GROUP.test(text)) &&
    !twice &&
    prizes.length <= MOST &&
    prizes.every(isPlain) &&
    isOrdered(prizes)
  return {
    prizes: prizes
      .slice(0, MOST)
      .map(({ position, amount, description }) => ({ position, amount, description })),
    phrase: phrases.join(' · '),
    isSure,
    ...(otherTotal && { otherTotal }),
    ...(twice && { twice }),
    ...(leftOut.length > 0 && { leftOut }),
  }
}

function withoutPrizes(all: Statement[], withoutAmount: string[]): PrizeReading | undefined {
  const totals = totalsIn(all, all, []).map(({ text }) => totalWords(text))
  const told = withoutAmount.filter((words) => !totals.some((total) => total.includes(words)))
  const leftOut = [...new Set([...totals, ...told])]
  if (leftOut.length === 0) return undefined
  const otherTotal = otherTotalOf(all, all, [])
  return {
    prizes: [],
    phrase: leftOut.join(' · '),
    isSure: false,
    leftOut,
    ...(otherTotal && { otherTotal }),
  }
}

function repeated(prizes: Found[]): string | undefined {
  const names = prizes.map(({ position }) => position.toLowerCase())
  return prizes.find((_, at) => names.indexOf(names[at]!) < at)?.position
}

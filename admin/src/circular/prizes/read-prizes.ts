import { anyOf } from '@academy/api/shared/text/whole_words'
import { findMoney } from '../money'
import { numberPattern } from '../number-words'
import type { Statement } from '../statements'
import type { Found, ReadPrize } from './found'
import { perGroup, withoutOnlyList } from './groups'
import { prizeLines, type PrizeLine } from './lines'
import { placedLines, type PlacedLine } from './rows'
import { isCertain, repeated } from './sureness'
import { otherTotalOf, totalsIn, totalWords, type OtherTotal, type Total } from './totals'
import { withTrophies } from './trophies'
import { PER_GROUP, TROPHY, WORDS_MAX } from './words'

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

/** Statements → lines of prizes → amounts in their places → one prize for each group → the reading. */
export function readPrizes(all: Statement[]): PrizeReading | undefined {
  const lines = prizeLines(all)
  const list = listOf(lines)
  if (list.prizes.length > 0) return readingOf(list, all)
  const trophies = listOf(lines.map(withTrophies))
  const isOfMoney = totalsIn(all, all, []).length > 0
  if (trophies.prizes.length > 0 && !isOfMoney) return readingOf(trophies, all)
  const inWords = all.filter(({ text, kind }) => kind !== 'seats' && isOfPlaces(text))
  return withoutPrizes(all, [...list.leftOut, ...inWords.map(({ text }) => shortened(text))])
}

/** 'Trophies to the first 5 of every group' */
const isOfPlaces = (text: string) =>
  TROPHY.test(text) && (PER_GROUP.test(text) || FIRST_FEW.test(text))
const FIRST_FEW = new RegExp(
  `${anyOf('first|top|प्रथम|पहिल्या|पहले')}\\s+(?:\\d|${numberPattern(2, 10)})`,
  'iu'
)

interface PrizeList {
  /** As the lines tell of them. */
  found: Found[]
  /** One for each group. */
  prizes: Found[]
  phrases: string[]
  leftOut: string[]
  isUnclear: boolean
}

function listOf(lines: PrizeLine[]): PrizeList {
  const placed = placedLines(lines)
  const found = placed.flatMap((line) => line.prizes)
  return {
    found,
    prizes: perGroup(withoutOnlyList(found)),
    phrases: placed.map(({ phrase }) => phrase).filter(Boolean),
    leftOut: leftOutOf(placed),
    isUnclear: placed.some((line) => line.isUnclear),
  }
}

function readingOf(list: PrizeList, all: Statement[]): PrizeReading {
  const { found, prizes, phrases, isUnclear } = list
  const unread = all.filter(({ text }) => !phrases.includes(text))
  const totals = totalsIn(all, unread, prizes)
  const otherTotal = otherTotalOf(totals, prizes)
  const twice = repeated(prizes)
  const leftOut = list.leftOut.filter((words) => !isOneOf(totals, words))
  return {
    prizes: prizes.slice(0, MOST).map(withoutPlace),
    phrase: phrases.join(' · '),
    isSure: !isUnclear && !otherTotal && prizes.length <= MOST && isCertain(prizes, found, all),
    ...(otherTotal && { otherTotal }),
    ...(twice && { twice }),
    ...(leftOut.length > 0 && { leftOut }),
  }
}

const withoutPlace = ({ position, amount, description }: Found): ReadPrize => ({
  position,
  amount,
  description,
})

/** What the lines tell beside the prizes, and the headings that wait for a prize in vain. */
function leftOutOf(placed: PlacedLine[]): string[] {
  const sections = Map.groupBy(placed, ({ heading }) => heading)
  const words = [...sections].flatMap(([{ awaits }, lines]) => {
    const leftOut = lines.flatMap((line) => line.leftOut)
    const isInVain = awaits !== undefined && lines.every(({ prizes }) => prizes.length === 0)
    return isInVain ? [...leftOut, awaits] : leftOut
  })
  return [...new Set(words.filter(Boolean).map(shortened))]
}

const shortened = (text: string): string =>
  text.length > WORDS_MAX ? `${text.slice(0, WORDS_MAX - 1)}…` : text

/** Whether words tell a sum, which is told beside the prizes. */
const isOneOf = (totals: Total[], words: string): boolean =>
  findMoney(words).some(({ amount }) =>
    totals.some(({ amounts }) => amounts.some((total) => total.amount === amount))
  )

function withoutPrizes(all: Statement[], unread: string[]): PrizeReading | undefined {
  const totals = totalsIn(all, all, [])
  const sums = totals.map(({ text }) => totalWords(text))
  const others = unread.filter((words) => !sums.some((sum) => sum.includes(words)))
  const leftOut = [...new Set([...sums, ...others])]
  if (leftOut.length === 0) return undefined
  const otherTotal = otherTotalOf(totals, [])
  return {
    prizes: [],
    phrase: leftOut.join(' · '),
    isSure: false,
    leftOut,
    ...(otherTotal && { otherTotal }),
  }
}

import type { GroupFee } from '@academy/api/shared/tournament/entry_fees'
import { entryFeesRule, feeGroupRule } from '@academy/api/shared/tournament/tournament_facts'
import { findMoney } from '../money'
import type { Reading } from '../reading'
import type { Statement } from '../statements'
import { concessionsOf, type Concession } from './concessions'
import { answersTo, contradictionIn, onceEach } from './contradictions'
import { phraseOf, readFee, SURELY_MAX } from './one-fee'
import { ordinaryOf, pricesOf, type Price } from './prices'
import { isNearFee, partsOfFee } from './statements'
import { FOR_ALL, isGroup } from './words'

/** Fees by group, as the circular lists them. */
export interface FeesReading {
  fees: GroupFee[]
  phrase: string
  isSure: boolean
  /** A group for which the circular names two. */
  twice?: string | undefined
  /** The lists of which it means one, where it contradicts itself. */
  answers?: GroupFee[][] | undefined
  /** What who comes early, late or on the spot pays, for which there is no field. */
  others?: string[] | undefined
}

interface FeeReadings {
  fee?: Reading | undefined
  fees?: FeesReading | undefined
}

/**
 * What it costs to enter, in whole rupees; 0 is free. Where groups pay different amounts, each with
 * its own, and as the fee only what whoever is in none of them pays.
 */
export function readFees(all: Statement[]): FeeReadings {
  const statements = all.flatMap(partsOfFee)
  const prices = statements.flatMap(pricesOf)
  const near = all.filter((one) => isNearFee(one, statements))
  const list = priceList(ordinaryOf(prices), near)
  const others = othersOf(prices)
  if (!isByGroup(list)) return { fee: withOthers(readFee(statements, prices), others) }
  const { plain, grouped } = list
  const fees = onceEach(grouped.map(({ group, amount }) => ({ group, amount })))
  const twice = contradictionIn(fees)?.group
  const isSure =
    twice === undefined &&
    isCertain(list) &&
    fees.every(isPlainFee) &&
    fees.length <= entryFeesRule.max
  const rest = readFee(statements, plain)
  const isRestSure = isSure && plain.every(({ amount }) => amount <= SURELY_MAX)
  return {
    fee: plain.length > 0 && rest ? { ...rest, isSure: isRestSure } : undefined,
    fees: {
      fees,
      phrase: phraseOf(grouped.map(({ statement }) => statement)),
      isSure,
      twice,
      answers: twice === undefined ? undefined : answersTo(fees),
      others,
    },
  }
}

/** Prices by whom they are for. */
interface PriceList {
  ordinary: Price[]
  /** For everybody, or who is in no group. */
  plain: Price[]
  /** For groups: those who pay a price of their own, then those who pay less than the others. */
  grouped: (GroupFee & { statement: Statement })[]
  concessions: Concession[]
}

function priceList(ordinary: Price[], near: Statement[]): PriceList {
  const plain = ordinary.filter(({ group }) => group === '')
  const [whole, ...others] = amountsOf(plain)
  const half = others.length === 0 ? whole : undefined
  const concessions = near.flatMap((one) => concessionsOf(one, half))
  const grouped = [...ordinary.filter(({ group }) => group !== ''), ...concessions]
  return { ordinary, plain, grouped, concessions }
}

const amountsOf = (fees: { amount: number }[]): number[] => [
  ...new Set(fees.map(({ amount }) => amount)),
]

const isByGroup = ({ plain, grouped }: PriceList): boolean =>
  grouped.length > 0 && amountsOf([...plain, ...grouped]).length > 1

/** Whether the amounts of groups have one meaning. */
function isCertain({ ordinary, plain, concessions }: PriceList): boolean {
  return (
    amountsOf(plain).length < 2 &&
    ordinary.every(({ isClear, statement }) => isClear && isUnderLabel(statement)) &&
    !plain.some(({ statement }) => FOR_ALL.test(statement.text)) &&
    concessions.every(({ isWritten }) => isWritten)
  )
}

const isUnderLabel = ({ kind, section }: Statement): boolean => kind === 'fee' || section === 'fee'

const isPlainFee = ({ group, amount }: GroupFee): boolean =>
  (isGroup(group) || amount === 0) && group.length <= feeGroupRule.max && amount <= SURELY_MAX

function othersOf(prices: Price[]): string[] | undefined {
  const words = prices.flatMap((price) => (price.isOrdinary ? [] : [price.words]))
  return words.length > 0 ? [...new Set(words)] : undefined
}

/** Where nothing else is told, the amount itself is not another one. */
function withOthers(fee: Reading | undefined, words: string[] | undefined): Reading | undefined {
  const others = words?.filter((one) =>
    findMoney(one).every(({ amount }) => `${amount}` !== fee?.value)
  )
  return fee && others && others.length > 0 ? { ...fee, others } : fee
}

import type { GroupFee } from '@academy/api/shared/tournament/entry_fees'
import { entryFeesRule, feeGroupRule } from '@academy/api/shared/tournament/tournament_facts'
import { findMoney } from '../money'
import type { Reading } from '../reading'
import type { Statement } from '../statements'
import { concessionsOf } from './concessions'
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
  const possible = ordinaryOf(prices)
  const plain = possible.filter(({ group }) => group === '')
  const amounts = new Set(plain.map(({ amount }) => amount))
  const whole = amounts.size === 1 ? plain[0]!.amount : undefined
  const near = all.filter((one) => isNearFee(one, statements))
  const concessions = near.flatMap((one) => concessionsOf(one, whole))
  const grouped = [...possible.filter(({ group }) => group !== ''), ...concessions]
  const isOne = new Set([...possible, ...concessions].map(({ amount }) => amount)).size < 2
  const others = othersOf(prices)
  if (grouped.length === 0 || isOne) return { fee: withOthers(readFee(statements, prices), others) }
  const fees = onceEach(grouped.map(({ group, amount }) => ({ group, amount })))
  const twice = contradictionIn(fees, [])?.group
  const isSure =
    twice === undefined &&
    amounts.size < 2 &&
    possible.every(({ isClear }) => isClear) &&
    !plain.some(({ statement }) => FOR_ALL.test(statement.text)) &&
    fees.length <= entryFeesRule.max &&
    concessions.every(({ isWritten }) => isWritten) &&
    fees.every(
      ({ group, amount }) =>
        (isGroup(group) || amount === 0) && group.length <= feeGroupRule.max && amount <= SURELY_MAX
    ) &&
    possible.every(({ statement: { kind, section } }) => kind === 'fee' || section === 'fee')
  return {
    fee:
      plain.length > 0
        ? { ...readFee(statements, plain)!, isSure: isSure && whole! <= SURELY_MAX }
        : undefined,
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

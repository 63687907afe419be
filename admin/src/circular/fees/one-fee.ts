import type { Reading } from '../reading'
import type { Statement } from '../statements'
import { isExtra, ordinaryOf, type Price } from './prices'
import { EARLY_OR_LATE, FREE, FREE_PLAIN, NOT_ALL, SURCHARGE } from './words'

export const phraseOf = (all: Statement[]) => [...new Set(all.map(({ text }) => text))].join(' · ')

/** Above it an amount may be something else. */
export const SURELY_MAX = 10_000

const saidOf = (prices: Price[]) =>
  [...new Set(prices.map(({ said }) => said).filter(Boolean))].join(', ')

/**
 * One amount for everybody. Sure when a plain label names one amount, for everybody. Amounts that
 * differ, and not by group, are choices.
 */
export function readFee(fees: Statement[], prices: Price[]): Reading | undefined {
  const possible = ordinaryOf(prices)
  // Of several amounts the first is no surcharge: 'Rs 300 (with late fee Rs 400)'.
  const first = prices
    .filter(({ statement }) => !isExtra(statement))
    .find(({ statement }, _, { length }) => length > 1 || !SURCHARGE.test(statement.text))
  const chosen = possible.find(({ isForAll }) => isForAll) ?? possible[0] ?? first
  const isForAll = fees.every((one) => isExtra(one) || !NOT_ALL.test(one.text))
  const amounts = new Set(possible.map(({ amount }) => amount))
  if (chosen && amounts.size > 1) {
    return {
      value: String(chosen.amount),
      phrase: phraseOf(possible.map(({ statement }) => statement)),
      isSure: false,
      choices: [...amounts].map((amount) => ({
        value: String(amount),
        words: saidOf(possible.filter((one) => one.amount === amount)),
      })),
    }
  }
  if (chosen) {
    const { amount, statement } = chosen
    const isSure =
      statement.kind === 'fee' &&
      statement.isPlain &&
      prices.every((one) => isExtra(one.statement) || one.amount === amount) &&
      isForAll &&
      !EARLY_OR_LATE.test(statement.text) &&
      amount <= SURELY_MAX
    return { value: String(amount), phrase: statement.text, isSure }
  }
  const free = fees.find(({ text }) => FREE.test(text))
  return free && { value: '0', phrase: free.text, isSure: isForAll && FREE_PLAIN.test(free.text) }
}

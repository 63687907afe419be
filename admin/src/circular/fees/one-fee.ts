import type { Reading } from '../reading'
import type { Statement } from '../statements'
import { isExtra, ordinaryOf, type Price } from './prices'
import { EARLY_OR_LATE, FREE, FREE_PLAIN, NOT_ALL, SURCHARGE } from './words'

export const phraseOf = (all: Statement[]) => [...new Set(all.map(({ text }) => text))].join(' · ')

/** Above it an amount may be something else. */
export const SURELY_MAX = 10_000

const notesOf = (prices: Price[]) =>
  [...new Set(prices.map(({ note }) => note).filter(Boolean))].join(', ')

/**
 * One amount for everybody. Sure when a plain label names one amount, for everybody. Amounts that
 * differ, and not by group, are choices.
 */
export function readFee(fees: Statement[], prices: Price[]): Reading | undefined {
  const possible = ordinaryOf(prices)
  const chosen = possible.find(({ isForAll }) => isForAll) ?? possible[0] ?? firstOf(prices)
  if (!chosen) return readFree(fees)
  const amounts = [...new Set(possible.map(({ amount }) => amount))]
  if (amounts.length > 1) {
    return {
      value: String(chosen.amount),
      phrase: phraseOf(possible.map(({ statement }) => statement)),
      isSure: false,
      choices: amounts.map((amount) => ({
        value: String(amount),
        words: notesOf(possible.filter((one) => one.amount === amount)),
      })),
    }
  }
  const { amount, statement } = chosen
  const isSure =
    statement.kind === 'fee' &&
    statement.isPlain &&
    prices.every((one) => isExtra(one.statement) || one.amount === amount) &&
    isForAll(fees) &&
    !EARLY_OR_LATE.test(statement.text) &&
    amount <= SURELY_MAX
  return { value: String(amount), phrase: statement.text, isSure }
}

/** Of several amounts the first is no surcharge: 'Rs 300 (with late fee Rs 400)'. */
function firstOf(prices: Price[]): Price | undefined {
  const all = prices.filter(({ statement }) => !isExtra(statement))
  return all.length > 1 ? all[0] : all.find(({ statement }) => !SURCHARGE.test(statement.text))
}

const isForAll = (fees: Statement[]): boolean =>
  fees.every((one) => isExtra(one) || !NOT_ALL.test(one.text))

function readFree(fees: Statement[]): Reading | undefined {
  const free = fees.find(({ text }) => FREE.test(text))
  if (!free) return undefined
  return { value: '0', phrase: free.text, isSure: isForAll(fees) && FREE_PLAIN.test(free.text) }
}

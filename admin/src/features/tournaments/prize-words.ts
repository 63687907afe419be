import { prizeCount, prizeTotal } from '@academy/api/shared/tournament/prizes'
import { m } from '@/lib/messages'
import { withoutSeparators } from '@/lib/field-schema'
import { formatRupees } from '@/lib/format'
import { isTypedPrize, type TypedPrize } from './tournament-form-schema'

export const EMPTY_PRIZE: TypedPrize = { position: '', amount: '', description: '' }

export const countedPrizes = (prizes: readonly TypedPrize[]) =>
  prizes
    .filter(isTypedPrize)
    .map((prize) => ({ ...prize, amount: Number(withoutSeparators(prize.amount)) || 0 }))

/** What can be won in all, '' without prizes: '₹61,000 in 10 prizes'. */
export function totalWords(prizes: readonly TypedPrize[]): string {
  const { amount, count } = prizeTotal(countedPrizes(prizes))
  if (count === 0) return ''
  return m.prizesTotal({ amount: formatRupees(amount), count })
}

/** That an amount is for each of several places, and what they come to; '' for one place. */
export function eachWords(prize: TypedPrize): string {
  const [counted] = countedPrizes([prize])
  const count = prizeCount(prize)
  if (!counted || counted.amount === 0 || count === 1) return ''
  const amount = formatRupees(counted.amount)
  return m.prizeEach({ amount, count, sum: formatRupees(counted.amount * count) })
}

import * as m from 'virtual:messages'
import { formatRupees } from '@academy/api/shared/text/rupees'
import { formsOf, matches } from '~/lib/search'
import type { Tournament } from '~/lib/api-types'
import { textsOf } from '~/lib/searched'
import { searchedOf } from './searched'

export function selectTournaments(tournaments: Tournament[], query: string): Tournament[] {
  const forms = formsOf(query)
  return tournaments.filter((one) => matches(forms, one, () => textsOf(searchedOf(one))))
}

/**
 * What can be won, in a few words: the sum of all prizes, or how many there are when none of them
 * is money. Null without prizes. `prizeTotal` is there when a position stands for several places.
 */
export function prizeLine({
  prizes,
  prizeTotal,
}: Tournament): { figure: string; words: string } | null {
  const count = prizeTotal?.count ?? prizes.length
  const total = prizeTotal?.amount ?? prizes.reduce((sum, prize) => sum + prize.amount, 0)
  if (count === 0) return null
  if (total > 0) return { figure: formatRupees(total), words: m.inPrizes() }
  return { figure: String(count), words: m.prizeWord({ count }) }
}

/** An amount that several places win is said to be for each of them; '' where it is no money. */
export function amountWords({ amount, places }: Tournament['prizes'][number]): string {
  if (amount === 0) return ''
  return places ? m.prizeEach({ amount: formatRupees(amount) }) : formatRupees(amount)
}

import { formatRupees } from './rupees.js'
import type { TournamentStatus } from './tournament_state.js'
import { shortDayWords, spanWords } from './tournament_words.js'

/** Whole rupees: 300 → '₹300', 0 → 'Free entry'. */
export function feeWords(fee: number): string {
  return fee === 0 ? 'Free entry' : formatRupees(fee)
}

interface Facts {
  status: TournamentStatus
  startDate: string | null
  endDate: string | null
  city: string | null
  entryFee: number | null
  entryDeadline: string | null
}

/**
 * What decides whether to open a link: date · city · fee · last date, as far as they are known and
 * hold: a postponed tournament has no dates until it gets new ones.
 */
export function factLine(facts: Facts): string {
  const { status, startDate, endDate, city, entryFee, entryDeadline } = facts
  const isFixed = status !== 'postponed'
  return [
    isFixed && startDate && spanWords(startDate, endDate),
    city,
    entryFee !== null && feeWords(entryFee),
    isFixed && entryDeadline && `last date ${shortDayWords(entryDeadline)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

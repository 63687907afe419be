import { formatRupees } from '@academy/api/shared/rupees'
import * as m from 'virtual:messages'
import type { Tournament } from '~/lib/api-types'
import { shortDayWords, spanWords } from '~/lib/day-words'

/** Whole rupees: 300 → '₹300', 0 → 'Free entry'. */
export function feeWords(fee: number): string {
  return fee === 0 ? m.freeEntry() : formatRupees(fee)
}

/** Whose rating is at stake. */
export function ratedWords(rated: NonNullable<Tournament['rated']>): string {
  switch (rated) {
    case 'fide':
      return m.ratedFide()
    case 'state':
      return m.ratedState()
    case 'no':
      return m.ratedNo()
  }
}

/**
 * What decides whether to open a link: date · city · fee · last date, as far as they are known and
 * hold: a postponed tournament has no dates until it gets new ones.
 */
export function factLine(tournament: Tournament): string {
  const { status, startDate, endDate, city, entryFee, entryDeadline } = tournament
  const isFixed = status !== 'postponed'
  return [
    isFixed && startDate && spanWords(startDate, endDate),
    city,
    entryFee !== null && feeWords(entryFee),
    isFixed && entryDeadline && m.factLastDate({ day: shortDayWords(entryDeadline) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

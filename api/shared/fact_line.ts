import { shortDayWords, spanWords } from './day_words.js'
import type { AppLanguage } from './languages.js'
import { formatRupees } from './rupees.js'
import type { TournamentStatus } from './tournament_state.js'

/** What the line says beside figures, places and days. */
export interface FactWords {
  language: AppLanguage
  free: string
  /** '10 Dec' → 'last date 10 Dec' */
  lastDate: (day: string) => string
}

const ENGLISH: FactWords = {
  language: 'en',
  free: 'Free entry',
  lastDate: (day) => `last date ${day}`,
}

/** Whole rupees: 300 → '₹300', 0 → 'Free entry'. */
export function feeWords(fee: number, { free } = ENGLISH): string {
  return fee === 0 ? free : formatRupees(fee)
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
export function factLine(facts: Facts, words = ENGLISH): string {
  const { language, lastDate } = words
  const { status, startDate, endDate, city, entryFee, entryDeadline } = facts
  const isFixed = status !== 'postponed'
  return [
    isFixed && startDate && spanWords(language, startDate, endDate),
    city,
    entryFee !== null && feeWords(entryFee, words),
    isFixed && entryDeadline && lastDate(shortDayWords(language, entryDeadline)),
  ]
    .filter(Boolean)
    .join(' · ')
}

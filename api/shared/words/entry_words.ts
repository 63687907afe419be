import type { Language } from '../languages/languages.js'
import { factWords } from '../text/fact_words.js'
import { formatRupees } from '../text/rupees.js'
import { feesOf, type EntryFees, type GroupFee } from '../tournament/entry_fees.js'
import type { RatedKind } from '../tournament/tournament_facts.js'
import type { Words, WordsOf } from './words.js'

const freeEntry: Words = {
  en: 'Free entry',
  mr: 'मोफत प्रवेश',
  hi: 'मुफ़्त प्रवेश',
}

/** Whole rupees: 300 → '₹300', 0 → 'Free entry'. */
export function feeWords(language: Language, fee: number): string {
  return fee === 0 ? freeEntry[language] : formatRupees(fee)
}

const free: Words = {
  en: 'free',
  mr: 'मोफत',
  hi: 'मुफ़्त',
}

/** 'Under 15 ₹350', 'Women free'; of everybody '₹300', 'Free entry'. */
export function groupFeeWords(language: Language, { group, amount }: GroupFee): string {
  if (!group) return feeWords(language, amount)
  const costs = amount === 0 ? free[language] : formatRupees(amount)
  return `${factWords(language, group)} ${costs}`
}

/** 'Under 15 ₹350 · Open ₹500', '₹300' where all pay the same, '' where nobody says what. */
export function feesWords(language: Language, fees: EntryFees): string {
  return feesOf(fees)
    .map((fee) => groupFeeWords(language, fee))
    .join(' · ')
}

/** '10 Dec' → 'last date 10 Dec' */
export const lastDate: WordsOf<[day: string]> = {
  en: (day) => `last date ${day}`,
  mr: (day) => `अंतिम तारीख ${day}`,
  hi: (day) => `अंतिम तारीख़ ${day}`,
}

export const registerBy: WordsOf<[number: string]> = {
  en: (number) => `Register by WhatsApp or phone: ${number}`,
  mr: (number) => `WhatsApp किंवा फोनवर नोंदणी करा: ${number}`,
  hi: (number) => `WhatsApp या फ़ोन से पंजीकरण करें: ${number}`,
}

export const ratedWords = {
  fide: {
    en: 'FIDE rated',
    mr: 'FIDE रेटिंग',
    hi: 'FIDE रेटिंग',
  },
  state: {
    en: 'State rated',
    mr: 'राज्य रेटिंग',
    hi: 'राज्य रेटिंग',
  },
  no: {
    en: 'Not rated',
    mr: 'रेटिंग नाही',
    hi: 'बिना रेटिंग',
  },
} satisfies Record<RatedKind, Words>

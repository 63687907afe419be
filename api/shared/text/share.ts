import { chatNumber, phoneWords } from './chat_number.js'
import { shortDayWords, spanWords } from '../days/day_words.js'
import { factWords } from './fact_words.js'
import type { Language } from '../languages/languages.js'
import { formatRupees } from './rupees.js'
import {
  isRegistrable,
  type DatedTournament,
  type TournamentState,
  type TournamentStatus,
} from '../tournament/tournament_state.js'

export interface FactWords {
  language: Language
  free: string
  /** '10 Dec' → 'last date 10 Dec' */
  lastDate: (day: string) => string
}

const ENGLISH: FactWords = {
  language: 'en',
  free: 'Free entry',
  lastDate: (day) => `last date ${day}`,
}

export interface ShareWords extends FactWords {
  finished: string
  postponed: string
  cancelled: string
  reason: (reason: string) => string
  dateChanged: (reason: string) => string
  chat: (number: string) => string
}

/** Whole rupees: 300 → '₹300', 0 → 'Free entry'. */
export function feeWords(fee: number, { free }: Pick<FactWords, 'free'> = ENGLISH): string {
  return fee === 0 ? free : formatRupees(fee)
}

interface Facts {
  status: TournamentStatus
  startDate: string | null
  endDate: string | null
  repeats?: string | null
  city: string | null
  entryFee: number | null
  entryDeadline: string | null
}

/** A postponed tournament has no dates until it gets new ones; a cancelled one costs nothing. */
export function factLine(facts: Facts, words = ENGLISH): string {
  const { language, lastDate } = words
  const { status, startDate, endDate, repeats, city, entryFee, entryDeadline } = facts
  const isFixed = status !== 'postponed'
  return [
    isFixed && startDate && spanWords(language, startDate, endDate),
    isFixed && repeats && factWords(language, repeats),
    city,
    status !== 'cancelled' && entryFee !== null && feeWords(entryFee, words),
    isFixed && entryDeadline && lastDate(shortDayWords(language, entryDeadline)),
  ]
    .filter(Boolean)
    .join(' · ')
}

type Shared = Facts & DatedTournament & { formLink: string; statusReason: string | null }

export function shareLine(
  tournament: Shared,
  state: TournamentState | null,
  words: ShareWords
): string {
  const { status, statusReason: reason, formLink } = tournament
  const canRegister = isRegistrable(state)
  const number = canRegister && chatNumber(formLink)
  return [
    state?.kind === 'finished' ? words.finished : status !== 'scheduled' && words[status],
    reason && (status === 'scheduled' ? words.dateChanged(reason) : words.reason(reason)),
    factLine(canRegister ? tournament : { ...tournament, entryDeadline: null }, words),
    number && words.chat(phoneWords(number)),
  ]
    .filter(Boolean)
    .join(' · ')
}

export interface SharedPage {
  title: string
  text: string
  url: string
}

export const messageOf = ({ title, text, url }: SharedPage): string =>
  [title, text, url].filter(Boolean).join('\n')

export const whatsappMessage = (message: string): string =>
  `https://wa.me/?text=${encodeURIComponent(message)}`

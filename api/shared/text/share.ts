import { chatNumber, phoneWords } from './chat_number.js'
import { shortDayWords, spanWords } from './day_words.js'
import type { AppLanguage } from './languages.js'
import { formatRupees } from './rupees.js'
import {
  isRegistrable,
  type DatedTournament,
  type TournamentState,
  type TournamentStatus,
} from '../tournament/tournament_state.js'

/** What the line of facts says beside figures, places and days. */
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

/** What a message about a tournament says beside its facts. */
export interface ShareWords extends FactWords {
  finished: string
  postponed: string
  cancelled: string
  /** Why it was called off. */
  reason: (reason: string) => string
  /** Why it is on another day than it was. */
  dateChanged: (reason: string) => string
  /** Registration by WhatsApp or phone. */
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

type Shared = Facts & DatedTournament & { formLink: string; statusReason: string | null }

/** What goes along with a tournament's link: whether it is off and why, its facts, whom to call. */
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

/** What is shared of a page. */
export interface SharedPage {
  title: string
  /** Facts that go along, in a line; may be empty. */
  text: string
  url: string
}

export const messageOf = ({ title, text, url }: SharedPage): string =>
  [title, text, url].filter(Boolean).join('\n')

/** A message for WhatsApp, to whom the sender chooses: it needs no script. */
export const whatsappMessage = (message: string): string =>
  `https://wa.me/?text=${encodeURIComponent(message)}`

import { chatLink, chatNumber, phoneWords } from './chat_number.js'
import { shortDayWords, spanWords } from '../days/day_words.js'
import { factWords } from './fact_words.js'
import type { Language } from '../languages/languages.js'
import { feesWords, lastDate, registerBy } from '../words/entry_words.js'
import type { EntryFees } from '../tournament/entry_fees.js'
import { reasonWords } from '../words/reason_words.js'
import { STATES } from '../words/state_words.js'
import { standingFacts } from '../tournament/standing_facts.js'
import {
  isRegistrable,
  type DatedTournament,
  type TournamentState,
  type TournamentStatus,
} from '../tournament/tournament_state.js'

interface Facts extends EntryFees {
  status: TournamentStatus
  startDate: string | null
  endDate: string | null
  repeats?: string | null
  city: string | null
  entryDeadline: string | null
}

/** A last date matters while one can still enter. */
export function factLine(language: Language, facts: Facts, state: TournamentState | null): string {
  const standing = standingFacts(facts, state)
  const { startDate, endDate, repeats, city, entryDeadline } = standing
  return [
    startDate && spanWords(language, startDate, endDate),
    repeats && factWords(language, repeats),
    city,
    feesWords(language, standing),
    isRegistrable(state) &&
      entryDeadline &&
      lastDate[language](shortDayWords(language, entryDeadline)),
  ]
    .filter(Boolean)
    .join(' · ')
}

interface Shared extends Facts, DatedTournament {
  status: TournamentStatus
  startDate: string | null
  endDate: string | null
  entryDeadline: string | null
  formLink: string
  statusReason: string | null
  movedFrom: string | null
}

export function shareLine(
  language: Language,
  tournament: Shared,
  state: TournamentState | null
): string {
  const { status, formLink } = tournament
  const over = state?.kind === 'finished' ? 'finished' : status
  const number = isRegistrable(state) && chatNumber(formLink)
  return [
    over !== 'scheduled' && STATES[over][language],
    reasonWords(language, standingFacts(tournament, state)),
    factLine(language, tournament, state),
    number && registerBy[language](phoneWords(number)),
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

export const whatsappMessage = (message: string): string => chatLink('', message)

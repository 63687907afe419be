import { weekdayWords } from '../days/day_words.js'
import { timeWords } from '../days/time_words.js'
import type { Language } from '../languages/languages.js'
import { factWords } from '../text/fact_words.js'
import type { TournamentState, TournamentStatus } from '../tournament/tournament_state.js'
import type { Words, WordsOf } from './words.js'

export const STATES = {
  open: {
    en: 'Registration open',
    mr: 'नोंदणी सुरू',
    hi: 'पंजीकरण जारी',
  },
  closed: {
    en: 'Registration closed',
    mr: 'नोंदणी बंद',
    hi: 'पंजीकरण बंद',
  },
  today: {
    en: 'Today',
    mr: 'आज',
    hi: 'आज',
  },
  finished: {
    en: 'Finished',
    mr: 'संपली',
    hi: 'समाप्त',
  },
  postponed: {
    en: 'Postponed',
    mr: 'पुढे ढकलली',
    hi: 'स्थगित',
  },
  cancelled: {
    en: 'Cancelled',
    mr: 'रद्द',
    hi: 'रद्द',
  },
} satisfies Partial<Record<TournamentState['kind'], Words>>

const closing: WordsOf<[days: number]> = {
  en: (days) => `Registration closes ${['today', 'tomorrow'][days] ?? `in ${days} days`}`,
  mr: (days) => `नोंदणी ${['आज', 'उद्या'][days] ?? `${days} दिवसांत`} बंद होईल`,
  hi: (days) => `पंजीकरण ${['आज', 'कल'][days] ?? `${days} दिन में`} बंद होगा`,
}

const todayUntil: WordsOf<[time: string]> = {
  en: (time) => `Today: entry until ${time}`,
  mr: (time) => `आज: ${time} पर्यंत नोंदणी`,
  hi: (time) => `आज: ${time} तक पंजीकरण`,
}

const todayOpen: Words = {
  en: 'Today: entry is open',
  mr: 'आज: नोंदणी सुरू',
  hi: 'आज: पंजीकरण जारी',
}

/** 'Registration closes in 3 days', 'Today: entry until 9.30 am', 'Finished' */
export function stateWords(language: Language, state: TournamentState): string {
  if (state.kind === 'closing') return closing[language](state.days)
  if (state.kind !== 'today' || !state.entry) return STATES[state.kind][language]
  const { until } = state.entry
  return until ? todayUntil[language](timeWords(language, until)) : todayOpen[language]
}

const because: WordsOf<[reason: string]> = {
  en: (reason) => `Reason: ${reason}`,
  mr: (reason) => `कारण: ${reason}`,
  hi: (reason) => `कारण: ${reason}`,
}

const dateChanged: WordsOf<[reason: string]> = {
  en: (reason) => `New date. ${reason}`,
  mr: (reason) => `नवी तारीख. ${reason}`,
  hi: (reason) => `नई तारीख़। ${reason}`,
}

const movedFromDay: WordsOf<[day: string, isLater: boolean]> = {
  en: (day, isLater) => `${isLater ? 'Postponed' : 'Brought forward'} from ${day}`,
  mr: (day) => `तारीख बदलली: आधी ${day}`,
  hi: (day) => `तारीख़ बदली: पहले ${day}`,
}

const STOP: Words = { en: '.', mr: '.', hi: '।' }

interface Reasoned {
  status: TournamentStatus
  statusReason: string | null
  startDate: string | null
  /** The day it was announced for before. */
  movedFrom: string | null
}

/**
 * Why it was called off, or is on another day than it was, and on which: 'Postponed from Saturday,
 * 12 December. Heavy rain'; null where nothing is known.
 */
export function reasonWords(language: Language, facts: Reasoned): string | null {
  const { status, statusReason, startDate, movedFrom } = facts
  const reason = statusReason && factWords(language, statusReason)
  if (status !== 'scheduled') return reason ? because[language](reason) : null
  if (!startDate || !movedFrom) return reason ? dateChanged[language](reason) : null
  const moved = movedFromDay[language](weekdayWords(language, movedFrom), startDate > movedFrom)
  return reason ? `${moved}${STOP[language]} ${reason}` : moved
}

import { timeWords } from '../days/time_words.js'
import type { Language } from '../languages/languages.js'
import type { TournamentState } from '../tournament/tournament_state.js'
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

import { weekdayWords } from '../days/day_words.js'
import type { Language } from '../languages/languages.js'
import type { TournamentStatus } from '../tournament/tournament_state.js'
import type { WordsOf } from './words.js'

const movedFromDay: WordsOf<[day: string, isLater: boolean]> = {
  en: (day, isLater) => `${isLater ? 'Postponed' : 'Brought forward'} from ${day}`,
  mr: (day) => `तारीख बदलली: आधी ${day}`,
  hi: (day) => `तारीख़ बदली: पहले ${day}`,
}

export interface Moved {
  status: TournamentStatus
  startDate: string | null
  /** The day it was announced for before. */
  movedFrom: string | null
}

/** 'Postponed from Saturday, 12 December'; null where it takes place on its first day, or on none. */
export function movedWords(
  language: Language,
  { status, startDate, movedFrom }: Moved
): string | null {
  if (status !== 'scheduled' || !startDate || !movedFrom) return null
  return movedFromDay[language](weekdayWords(language, movedFrom), startDate > movedFrom)
}

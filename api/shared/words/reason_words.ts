import { weekdayWords } from '../days/day_words.js'
import type { Language } from '../languages/languages.js'
import { factWords } from '../text/fact_words.js'
import type { TournamentStatus } from '../tournament/tournament_state.js'
import type { Words, WordsOf } from './words.js'

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

import type { Language } from '../languages/languages.js'
import { factWords } from '../text/fact_words.js'
import { movedWords, type Moved } from './moved_words.js'
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

const STOP: Words = { en: '.', mr: '.', hi: '।' }

interface Reasoned extends Moved {
  statusReason: string | null
}

/**
 * Why it was called off, or is on another day than it was, and on which: 'Postponed from Saturday,
 * 12 December. Heavy rain'; null where nothing is known.
 */
export function reasonWords(language: Language, facts: Reasoned): string | null {
  const { status, statusReason } = facts
  const reason = statusReason && factWords(language, statusReason)
  if (status !== 'scheduled') return reason ? because[language](reason) : null
  const moved = movedWords(language, facts)
  if (!moved) return reason ? dateChanged[language](reason) : null
  return reason ? `${moved}${STOP[language]} ${reason}` : moved
}

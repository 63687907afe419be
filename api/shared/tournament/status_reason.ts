import type { Language } from '../languages/languages.js'
import { factWords } from '../text/fact_words.js'
import type { TournamentStatus } from './tournament_state.js'

export const REASON_MAX = 200

/** What the director is offered; visitors read them in their language. */
export const READY_REASONS = [
  'Heavy rain',
  'Hall not available',
  'School examinations',
  'Too few entries',
] as const

/** Why it does not take place; null where it does, or no reason is known. */
export function offReason(
  language: Language,
  { status, statusReason }: { status: TournamentStatus; statusReason: string | null }
): string | null {
  return status === 'scheduled' || !statusReason ? null : factWords(language, statusReason)
}

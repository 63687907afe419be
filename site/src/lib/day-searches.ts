import * as english from '@academy/api/shared/tournament/tournament_words'
import { dayWords, formatCalendarDate } from './day-words'

/**
 * The ways in which a calendar date is searched for: as the cards of both lists show it, in the
 * page's language, and as circulars in English write it.
 */
export const daySearches = (day: string): string[] => [
  dayWords(day),
  formatCalendarDate(day),
  english.dayWords(day),
]

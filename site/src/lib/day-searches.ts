import * as english from '@academy/api/shared/tournament/tournament_words'
import { WEEKDAYS } from 'virtual:calendar'
import { dayWords, formatCalendarDate } from './day-words'

/**
 * The ways in which a calendar date is searched for: as the cards of both lists show it, with its
 * weekday, and as circulars in English write it.
 */
export const daySearches = (day: string): string[] => [
  dayWords(day),
  `${WEEKDAYS()[new Date(day).getUTCDay()]} ${formatCalendarDate(day)}`,
  formatCalendarDate(day),
  english.dayWords(day),
]

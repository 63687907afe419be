import { weekdayOf } from './indian_days.js'
import { MONTHS, WEEKDAYS } from './names.js'
import type { Language } from '../languages/languages.js'

interface DayParts {
  weekday: string
  date: number
  month: string
  year: number
}

/**
 * A calendar date's parts, read from the text, so that no time zone can shift the day. English names
 * are short (Sun, Dec); Marathi and Hindi write theirs out.
 */
export function dayParts(language: Language, day: string): DayParts {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const weekday = WEEKDAYS[language][weekdayOf(day)]!
  const name = MONTHS[language][month - 1]!
  return language === 'en'
    ? { weekday: weekday.slice(0, 3), date, month: name.slice(0, 3), year }
    : { weekday, date, month: name, year }
}

/** In Marathi and Hindi a day stays on the line of its month. */
function dayAndMonth(language: Language, { date, month }: DayParts): string {
  return `${date}${language === 'en' ? ' ' : '\u00a0'}${month}`
}

/** `2026-12-13` → 'Sun 13 Dec 2026', 'रविवार, 13 डिसेंबर 2026' */
export function dayWords(language: Language, day: string): string {
  const { weekday } = dayParts(language, day)
  return `${weekday}${language === 'en' ? '' : ','} ${dateWords(language, day)}`
}

/** `2026-12-13` → '13 Dec 2026', '13 डिसेंबर 2026' */
export function dateWords(language: Language, day: string): string {
  const parts = dayParts(language, day)
  return `${dayAndMonth(language, parts)} ${parts.year}`
}

/** `2026-12-13` → '13 Dec', '13 डिसेंबर': a day close to another one whose year is shown. */
export function shortDayWords(language: Language, day: string): string {
  return dayAndMonth(language, dayParts(language, day))
}

/** `2026-12-13` → '13 December', '13 डिसेंबर': in a sentence, where the year is understood. They stay on one line. */
export function monthDayWords(language: Language, day: string): string {
  const [, month, date] = day.split('-').map(Number) as [number, number, number]
  return `${date}\u00a0${MONTHS[language][month - 1]}`
}

/** `2026-12-13` → 'Sunday, 13 December', 'रविवार, 13 डिसेंबर' */
export function weekdayWords(language: Language, day: string): string {
  const weekday = WEEKDAYS[language][weekdayOf(day)]
  return `${weekday}, ${monthDayWords(language, day)}`
}

/** From the first day to the last: 'Sun 13 Dec 2026', '12–14 Dec 2026', '30 Nov – 2 Dec 2026'. */
export function spanWords(language: Language, startDate: string, endDate: string | null) {
  if (!endDate || endDate === startDate) return dayWords(language, startDate)
  const [start, end] = [dayParts(language, startDate), dayParts(language, endDate)]
  const last = dateWords(language, endDate)
  if (start.year !== end.year) return `${dateWords(language, startDate)} – ${last}`
  if (start.month !== end.month) return `${shortDayWords(language, startDate)} – ${last}`
  return `${start.date}–${last}`
}

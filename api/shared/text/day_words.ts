import type { AppLanguage } from './languages.js'
import * as english from '../tournament/tournament_words.js'

function partsOf(language: AppLanguage, day: string) {
  // Midnight UTC, formatted in UTC, so that no time zone shifts the day.
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(day))
  const [year, , date] = day.split('-').map(Number) as [number, number, number]
  return { weekday: format({ weekday: 'long' }), date, month: format({ month: 'long' }), year }
}

/** `2026-12-13` → 'Sun 13 Dec 2026', 'रविवार, 13 डिसेंबर 2026' */
export function dayWords(language: AppLanguage, day: string): string {
  if (language === 'en') return english.dayWords(day)
  const { weekday, date, month, year } = partsOf(language, day)
  return `${weekday}, ${date} ${month} ${year}`
}

export function dateWords(language: AppLanguage, day: string): string {
  const { date, month, year } = partsOf(language, day)
  return `${date} ${month} ${year}`
}

export function shortDayWords(language: AppLanguage, day: string): string {
  if (language === 'en') return english.shortDayWords(day)
  const { date, month } = partsOf(language, day)
  return `${date} ${month}`
}

/** From the first day to the last: '12–14 Dec 2026', '30 नोव्हेंबर – 2 डिसेंबर 2026'. */
export function spanWords(language: AppLanguage, startDate: string, endDate: string | null) {
  if (language === 'en') return english.spanWords(startDate, endDate)
  if (!endDate || endDate === startDate) return dayWords(language, startDate)
  return english.fromTo(partsOf(language, startDate), partsOf(language, endDate))
}

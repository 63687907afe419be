import * as times from '@academy/api/shared/text/time_words'
import * as english from '@academy/api/shared/tournament/tournament_words'
import { MONTHS, WEEKDAYS } from 'virtual:calendar'
import { language } from '~/i18n/language'

/*
 * Days and times as the page's language says them. English has the short names, the same as the
 * mails and the share pictures; Marathi and Hindi write theirs out.
 */

/** A calendar date's parts. Read from the text, so that no time zone can shift the day. */
export function dayParts(day: string) {
  if (language() === 'en') {
    const [weekday, date, month, year] = english.dayWords(day).split(' ')
    return { weekday, date, month, year }
  }
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  // The weekday of a date alone: midnight UTC, asked for in UTC.
  const weekday = WEEKDAYS()[new Date(day).getUTCDay()]!
  return { weekday, date, month: MONTHS()[month - 1]!, year }
}

/** `2026-12-13` → 'Sun 13 Dec 2026', 'रविवार, 13 डिसेंबर 2026' */
export function dayWords(day: string): string {
  if (language() === 'en') return english.dayWords(day)
  const { weekday, date, month, year } = dayParts(day)
  return `${weekday}, ${date}\u00a0${month} ${year}`
}

/** `2026-12-13` → '13 Dec', '13 डिसेंबर': a day close to another one whose year is shown. */
export function shortDayWords(day: string): string {
  if (language() === 'en') return english.shortDayWords(day)
  const { date, month } = dayParts(day)
  return `${date}\u00a0${month}`
}

/** From the first day to the last: '12–14 Dec 2026', '30 नोव्हेंबर – 2 डिसेंबर 2026'. */
export function spanWords(startDate: string, endDate: string | null): string {
  if (language() === 'en') return english.spanWords(startDate, endDate)
  if (!endDate || endDate === startDate) return dayWords(startDate)
  const [start, end] = [dayParts(startDate), dayParts(endDate)]
  const last = `${end.date} ${end.month} ${end.year}`
  if (start.year !== end.year) return `${start.date} ${start.month} ${start.year} – ${last}`
  if (start.month !== end.month) return `${start.date} ${start.month} – ${last}`
  return `${start.date}–${last}`
}

/** `09:30` → '9.30 am', 'सकाळी 9.30' */
export const timeWords = (time: string) => times.timeWords(language(), time)

/** '10.00 am – 12.00 pm', 'सकाळी 10 ते दुपारी 12' */
export const timeSpanWords = (from: string, to: string) => times.timeSpanWords(language(), from, to)

/**
 * A calendar date in long form: '2026-11-05' → '5 November 2026', '5 नोव्हेंबर 2026'.
 * Anything that is not a date comes back as it is.
 */
export function formatCalendarDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? []
  const name = MONTHS()[Number(month) - 1]
  return name && day ? `${Number(day)} ${name} ${year}` : date
}

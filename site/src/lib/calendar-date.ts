import { MONTHS } from 'virtual:calendar'

/**
 * A calendar date in long form: '2026-11-05' → '5 November 2026', '5 नोव्हेंबर 2026'.
 * Reads the text itself and never makes a `Date` of it, so no time zone can shift the day.
 * Anything that is not a date comes back as it is.
 */
export function formatCalendarDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? []
  const name = MONTHS()[Number(month) - 1]
  return name && day ? `${Number(day)} ${name} ${year}` : date
}

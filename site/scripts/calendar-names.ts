import type { Language } from '../src/i18n/languages.ts'

/**
 * The names of days and months, from Sunday and from January on. Asked for when the site is built:
 * browsers need not agree with the server on them.
 */
export function calendarNames(language: Language) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  const [weekday, month] = [format({ weekday: 'long' }), format({ month: 'long' })]
  // The first of November 2026 is a Sunday.
  return {
    weekdays: Array.from({ length: 7 }, (_, day) => weekday.format(Date.UTC(2026, 10, 1 + day))),
    months: Array.from({ length: 12 }, (_, one) => month.format(Date.UTC(2026, one, 1))),
  }
}

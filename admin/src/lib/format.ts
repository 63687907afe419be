import { m } from '@/lib/messages'
import { language } from '~/i18n/language'

/** The words of dates, with Latin digits. */
const locale = `${language()}-IN-u-nu-latn`

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
// A long date reads '22 नोव्हेंबर, 2026 रोजी 10:47 PM वाजता'.
const moment =
  language() === 'en'
    ? new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
    : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
const calendarDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** An instant (ISO 8601) as a day in the viewer's zone: '21 Nov 2026'. */
export const formatDay = (instant: string) => day.format(new Date(instant))

const dayOfYear = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' })
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

/**
 * When something was so, for the middle of a sentence: 'at 08:58', of another day 'on 21 Nov at 08:58'.
 * A time that has yet to come is of a clock that was wrong.
 */
export function formatSince(since: number) {
  if (since > Date.now()) return m.sinceLast()
  const date = new Date(since)
  const isToday = date.toDateString() === new Date().toDateString()
  const time = clock.format(date)
  return isToday ? m.sinceToday({ time }) : m.sinceDay({ day: dayOfYear.format(date), time })
}

/** An instant (ISO 8601) in full, in the viewer's zone: 'November 21, 2026 at 9:30 AM' in English. */
export const formatMoment = (instant: string) => moment.format(new Date(instant))

/** A calendar date (`YYYY-MM-DD`), never shifted by a zone: '21 Nov 2026'. */
export const formatCalendarDate = (date: string) =>
  calendarDay.format(new Date(`${date}T00:00:00Z`))

/** Whole rupees with Indian grouping: '₹1,20,000'. */
export const formatRupees = (amount: number) => rupees.format(amount)

export const statusWords = (isActive: boolean) => (isActive ? m.active() : m.inactive())

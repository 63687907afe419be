const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
const calendarDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** An instant (ISO 8601) as a day in the viewer's zone: 'Nov 21, 2026'. */
export const formatDay = (instant: string) => day.format(new Date(instant))

const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

/**
 * When something was so, for the middle of a sentence: 'at 08:58', of another day 'on Nov 21 at 08:58'.
 * A time that has yet to come is of a clock that was wrong.
 */
export function formatSince(time: number) {
  if (time > Date.now()) return 'when they were last loaded'
  const date = new Date(time)
  const isToday = date.toDateString() === new Date().toDateString()
  return `${isToday ? '' : `on ${dayOfYear.format(date)} `}at ${clock.format(date)}`
}

/** An instant (ISO 8601) in full, in the viewer's zone: 'November 21, 2026 at 9:30 AM'. */
export const formatMoment = (instant: string) => longDate.format(new Date(instant))

/** A calendar date (`YYYY-MM-DD`), never shifted by a zone: 'Nov 21, 2026'. */
export const formatCalendarDate = (date: string) =>
  calendarDay.format(new Date(`${date}T00:00:00Z`))

/** Whole rupees with Indian grouping: '₹1,20,000'. */
export const formatRupees = (amount: number) => rupees.format(amount)

export const statusWords = (isActive: boolean) => (isActive ? 'Active' : 'Inactive')

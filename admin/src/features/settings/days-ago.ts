import { formatDay } from '@/lib/format'
import { language } from '~/i18n/language'

const DAY = 24 * 3_600_000
const LONG_AGO = 30

const days = new Intl.RelativeTimeFormat(`${language()}-IN-u-nu-latn`, { numeric: 'auto' })

const midnight = (date: Date) => new Date(date).setHours(0, 0, 0, 0)

/** The day of an instant (ISO 8601) in the viewer's zone: 'today', '3 days ago', 'Sep 21, 2026'. */
export function daysAgo(instant: string): string {
  // Days of 23 and 25 hours are days too.
  const count = Math.round((midnight(new Date()) - midnight(new Date(instant))) / DAY)
  return count > LONG_AGO ? formatDay(instant) : days.format(-Math.max(count, 0), 'day')
}

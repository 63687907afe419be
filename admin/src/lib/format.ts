import { dateWords, dayWords, shortDayWords } from '@academy/api/shared/days/day_words'
import { localMinute, minuteWords, recentMinuteWords } from '@academy/api/shared/days/moment_words'
import { WEEKDAYS } from '@academy/api/shared/days/names'
import { isRealDay } from '@academy/api/shared/days/indian_days'
import { timeWords } from '@academy/api/shared/days/time_words'
import { m } from '@/lib/messages'
import { language } from '@/lib/language'
import { DAY_MS } from '@academy/api/shared/days/durations'

const englishMoment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** A calendar date (`YYYY-MM-DD`), never shifted by a zone: '21 Nov 2026', '21 नोव्हेंबर 2026'. */
export const formatCalendarDate = (date: string) => dateWords(language(), date)

/**
 * What stands below a field for a day, which each browser shows in an order of its own, 12/05/2026: the day
 * in words, then the hint. Undefined: neither.
 */
export function dayHint(day: string, hint?: string): string | undefined {
  const words = isRealDay(day) && dayWords(language(), day)
  return [words, hint].filter(Boolean).join(' · ') || undefined
}

const dayOf = (date: Date) => localMinute(date).slice(0, 10)

/** An instant (ISO 8601) as a day in the viewer's zone: '21 Nov 2026'. */
export const formatDay = (instant: string) => formatCalendarDate(dayOf(new Date(instant)))

/** A time of a day (`HH:MM`), never shifted by a zone: '6.42 pm', 'सायंकाळी 6.42'. */
export const formatTime = (time: string) => timeWords(language(), time)

/** An instant's time in the viewer's zone: '6.42 pm', 'सायंकाळी 6.42'. */
export const formatClock = (instant: string | number) =>
  formatTime(localMinute(new Date(instant)).slice(11))

const isToday = (date: Date) => date.toDateString() === new Date().toDateString()

/** When a draft was stored: '6.42 pm' today, '20 Nov, 6.42 pm' before. */
export function formatDraftTime(at: number): string {
  return recentMinuteWords(language(), localMinute(at), dayOf(new Date()))
}

/**
 * When something was so, for the middle of a sentence: 'at 8.58 am', of another day 'on 21 Nov at 8.58 am'.
 * A time that has yet to come is of a clock that was wrong.
 */
export function formatSince(since: number) {
  if (since > Date.now()) return m.sinceLast()
  const date = new Date(since)
  const time = formatClock(since)
  return isToday(date)
    ? m.sinceToday({ time })
    : m.sinceDay({ day: shortDayWords(language(), dayOf(date)), time })
}

/** An instant (ISO 8601) in full, in the viewer's zone: 'November 21, 2026 at 9:30 AM' in English. */
export function formatMoment(instant: string) {
  const date = new Date(instant)
  if (language() === 'en') return englishMoment.format(date)
  return minuteWords(language(), localMinute(date))
}

/** 'A, B and C' */
export const formatList = (words: string[]) => new Intl.ListFormat(language()).format(words)

export const statusWords = (isActive: boolean) => (isActive ? m.active() : m.inactive())

const LONG_AGO_DAYS = 30
const midnight = (date: Date) => new Date(date).setHours(0, 0, 0, 0)

/** The day of an instant (ISO 8601) in the viewer's zone: 'today', '3 days ago', '21 Sep 2026'. */
export function formatDaysAgo(instant: string): string {
  // Days of 23 and 25 hours are days too.
  const days = Math.round((midnight(new Date()) - midnight(new Date(instant))) / DAY_MS)
  if (days > LONG_AGO_DAYS) return formatDay(instant)
  const relative = new Intl.RelativeTimeFormat(`${language()}-IN-u-nu-latn`, { numeric: 'auto' })
  return relative.format(-Math.max(days, 0), 'day')
}

/** From Sunday, 0, to Saturday, 6. */
export const formatWeekday = (weekday: number): string => WEEKDAYS[language()][weekday] ?? ''

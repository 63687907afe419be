import * as days from '@academy/api/shared/days/day_words'
import { WEEKDAYS } from '@academy/api/shared/days/names'
import * as times from '@academy/api/shared/days/time_words'
import { language } from '~/i18n/language'

/** Days and times as the page's language says them. */

/** In Marathi and Hindi a day stays with its month. */
const kept = (words: string) =>
  language() === 'en' ? words : words.replace(/(\d) (\p{L})/u, '$1\u00a0$2')

export const dayParts = (day: string) => days.dayParts(language(), day)

export const dayWords = (day: string) => kept(days.dayWords(language(), day))

export const dateWords = (day: string) => days.dateWords(language(), day)

export const shortDayWords = (day: string) => kept(days.shortDayWords(language(), day))

export const spanWords = (startDate: string, endDate: string | null) =>
  endDate === startDate || !endDate
    ? dayWords(startDate)
    : days.spanWords(language(), startDate, endDate)

/** From Sunday, 0, to Saturday, 6: 'Sunday', 'रविवार'. */
export const weekdayWords = (weekday: number) => WEEKDAYS[language()][weekday]!

/** `09:30` → '9.30 am', 'सकाळी 9.30' */
export const timeWords = (time: string) => times.timeWords(language(), time)

/** '10.00 am – 12.00 pm', 'सकाळी 10 ते दुपारी 12' */
export const timeSpanWords = (from: string, to: string) => times.timeSpanWords(language(), from, to)

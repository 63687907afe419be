import * as days from '@academy/api/shared/days/day_words'
import { WEEKDAYS } from '@academy/api/shared/days/names'
import * as times from '@academy/api/shared/days/time_words'
import { language } from '~/i18n/language'

/** Days and times as the page's language says them. */

export const dayParts = (day: string) => days.dayParts(language(), day)

export const dayWords = (day: string) => days.dayWords(language(), day)

export const dateWords = (day: string) => days.dateWords(language(), day)

export const shortDayWords = (day: string) => days.shortDayWords(language(), day)

export const spanWords = (startDate: string, endDate: string | null) =>
  days.spanWords(language(), startDate, endDate)

/** From Sunday, 0, to Saturday, 6: 'Sunday', 'रविवार'. */
export const weekdayWords = (weekday: number) => WEEKDAYS[language()][weekday]!

/** `09:30` → '9.30 am', 'सकाळी 9.30' */
export const timeWords = (time: string) => times.timeWords(language(), time)

/** '10.00 am – 12.00 pm', 'सकाळी 10 ते दुपारी 12' */
export const timeSpanWords = (from: string, to: string) => times.timeSpanWords(language(), from, to)

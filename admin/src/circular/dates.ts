import { isRealDay, weekdayOf } from '@academy/api/shared/days/indian_days'
import { monthPatterns, weekdayPatterns } from '@academy/api/shared/days/written_days'
import { anyOf, WORD_END, WORD_START } from '@academy/api/shared/text/whole_words'
import { AND, TO } from '@academy/api/shared/patterns/joining_words'
interface Mention {
  day: number
  month: number
  year: number | undefined
}

export interface DateSpan {
  first: Mention
  last: Mention
  text: string
  index: number
  /** Nothing but a day and a month in figures: '12/12'. */
  isBare: boolean
}

const WEEKDAY = new RegExp(`(?:${weekdayPatterns().join('|')}|${anyOf('दिनांक|दि')})\\.?`, 'giu')
const WEEKDAYS = weekdayPatterns().map((words) => new RegExp(words, 'iu'))
const MONTHS = monthPatterns().map((words) => new RegExp(words, 'iu'))

const MONTH = `(?<month>${monthPatterns().join('|')})\\.?`
/** '6th', '06 th' */
const ENDING = `(?:\\s?(?:st|nd|rd|th)${WORD_END})?`
const DAY = `(?<day>\\d{1,2})${ENDING}`
/** Two figures are a year behind a sign, right behind the month, or where nothing is counted by them. */
const SHORT_YEAR = `(?<=['\\p{L}\\p{M}-])\\d\\d|2\\d(?=\\s*(?:$|[,;|()])|\\s+(?:${TO}|${AND}|at|&|-)\\s)`
const YEAR = `(?:[\\s,-]*'?(?<year>20\\d\\d|${SHORT_YEAR})(?!\\d))?`
const JOINED = `&|\\+|${AND}|${TO}|पासून(?:\\s+ते)?`
const JOIN = `[\\s,]*(?:,|${JOINED}|-|/)[\\s,]*`

const BEFORE = `(?<before>(?:\\d{1,2}${ENDING}${JOIN}){0,8})`

const WORDED = new RegExp(
  `(?<![\\d/.-])${BEFORE}${DAY}\\s*(?:of\\s+)?[-,./]?\\s*${MONTH}${YEAR}`,
  'giu'
)
const MONTH_FIRST = new RegExp(
  `${WORD_START}${MONTH}\\s+${BEFORE}${DAY}(?![\\d:.]\\d|\\d)(?:[\\s,]+(?<year>20\\d\\d))?`,
  'giu'
)
/** '5-6/12/2026' too: days before a numeric date of the same month. */
const daysBefore = (join: string) =>
  `(?<before>(?<![\\d/.:]|\\d-)(?:\\d{1,2}(?:st|nd|rd|th)?\\s*(?:,|${join})\\s*)*\\d{1,2}(?:st|nd|rd|th)?\\s*(?:,|-|${JOINED})\\s*)`
/**
 * A stroke or full stop before it belongs to a word ('Dt.03-01-27', 'Sunday-03-01-27') or stands
 * behind another date ('12/12/2026-13/12/2026').
 */
const ALONE = '(?<!\\d|(?<!20\\d|[/.]\\d)\\d\\s?[/.-])'
const NUMERIC_MONTH = '(?<month>0?[1-9]|1[0-2])'
const numeric = (sign: string, join: string, end: string) =>
  new RegExp(
    `(?:${daysBefore(join)}|${ALONE})(?<day>\\d{1,2})(?<sign>${sign})${NUMERIC_MONTH}${end}`,
    'giu'
  )
/** Days are joined by '-' too, but '30-12 to 2-1-2027' are two dates. */
const SIGNS = [
  { sign: '[/.]', spaced: '\\s\\.\\s', join: `${JOINED}|-` },
  { sign: '-', spaced: '\\s-\\s', join: JOINED },
]
const NUMERIC = SIGNS.map(({ sign, spaced, join }) =>
  numeric(
    `${sign}|${spaced}`,
    join,
    "\\k<sign>'?(?<year>20\\d\\d|\\d\\d)(?![\\d/](?!\\d\\d?[/.-]))"
  )
)
const YEAR_FIRST =
  /(?<![\d/.-])(?<year>20\d\d)(?<sign>[/.-])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})(?!\d)/gu
/** '12/12': a day only where one is awaited, or beside another; else a score, a time, a share. */
const WITHOUT_YEAR = SIGNS.map(({ sign, join }) =>
  numeric(
    sign,
    join,
    `(?![\\d:]|\\s?[/.-]\\s?\\d+[/.-]\\d|[/.-]\\d|\\s*(?:[ap]\\.?\\s?m${WORD_END}|वा|बजे|hrs|points?|pts|bye|rounds?|min|\\+))`
  )
)
const BETWEEN = new RegExp(`^(?:\\s*\\([^)]*\\))?${JOIN}$`, 'iu')
const BETWEEN_PARTS = new RegExp(`^\\s*(?:${JOINED}|-|/)\\s*$`, 'iu')
/** '12th December to 13th' */
const LAST_DAY = new RegExp(
  `^\\s*(?:${JOINED}|-|/)\\s*(?<day>\\d{1,2})(?:st|nd|rd|th)(?=\\s*(?:$|[;|().]))`,
  'iu'
)

function datesIn(text: string, pattern: RegExp): DateSpan[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: whole, index, groups = {} }) => {
    const { before = '', day, month = '', year } = groups
    const last = {
      day: Number(day),
      month: Number(month) || MONTHS.findIndex((one) => one.test(month)) + 1,
      year: year ? 2000 + (Number(year) % 100) : undefined,
    }
    const first = { ...last, day: Number(/\d+/.exec(before)?.[0] ?? day) }
    // In a leap year every day of the calendar is real.
    const isReal = isoDate(first, 2028) && isoDate(last, 2028)
    const isBare = WITHOUT_YEAR.includes(pattern)
    return isReal ? [{ first, last, text: whole, index, isBare }] : []
  })
}

/**
 * All days that a text names, in its order; two of them joined by a word are one span, and a year
 * written for one of them holds for both.
 * @param isDated whether the text stands under a label of days, where '12/12' is one
 */
export function findDates(text: string, isDated = false): DateSpan[] {
  // Weekdays stand between days that belong together.
  const bare = text.replace(WEEKDAY, (word) => ' '.repeat(word.length))
  const found = [WORDED, MONTH_FIRST, YEAR_FIRST, ...NUMERIC, ...WITHOUT_YEAR]
    .flatMap((pattern) => datesIn(bare, pattern))
    .sort((a, b) => a.index - b.index)
  const spans: DateSpan[] = []
  for (const one of found) {
    const previous = spans.at(-1)
    const end = previous ? previous.index + previous.text.length : 0
    if (previous && one.index < end) continue
    const between = one.isBare || previous?.isBare ? BETWEEN_PARTS : BETWEEN
    if (previous && between.test(bare.slice(end, one.index))) {
      previous.last = one.last
      previous.isBare &&= one.isBare
      previous.text = text.slice(previous.index, one.index + one.text.length)
    } else spans.push(one)
  }
  return spans
    .filter((span) => !span.isBare || isAwaited(span))
    .map(withLastDay)
    .map(withYears)

  /** Under a label, or right behind a weekday. */
  function isAwaited({ index }: DateSpan): boolean {
    const lead = text.slice(0, index).replace(/[\s,.:(-]+$/, '')
    return isDated || (lead !== '' && bare[lead.length - 1] === ' ')
  }

  function withLastDay(span: DateSpan): DateSpan {
    const match = LAST_DAY.exec(bare.slice(span.index + span.text.length))
    const day = Number(match?.groups?.day ?? 0)
    if (!match || day <= span.last.day) return span
    return { ...span, last: { ...span.last, day }, text: span.text + match[0] }
  }
}

/** From the last days of a year into the next one. */
export const isOverNewYear = ({ first, last }: DateSpan): boolean => first.month > last.month

function withYears(span: DateSpan): DateSpan {
  const { first, last } = span
  const between = isOverNewYear(span) ? 1 : 0
  return {
    ...span,
    first: { ...first, year: first.year ?? (last.year && last.year - between) },
    last: { ...last, year: last.year ?? (first.year && first.year + between) },
  }
}

const two = (number: number) => String(number).padStart(2, '0')

export function isoDate({ day, month }: Mention, year: number): string | undefined {
  const text = `${year}-${two(month)}-${two(day)}`
  return isRealDay(text) ? text : undefined
}

/** Whether the weekdays that a text names fit the days; undefined when it names none. */
export function fitsWeekday(text: string, ...days: string[]): boolean | undefined {
  const named = WEEKDAYS.flatMap((pattern, weekday) => (pattern.test(text) ? [weekday] : []))
  if (named.length === 0) return undefined
  const weekdays = days.map(weekdayOf)
  // Of several days the first and the last may be named, or the first alone.
  return (
    named.includes(weekdays[0]!) &&
    (named.length > 2 || named.every((one) => weekdays.includes(one)))
  )
}

/** Whether a text names this day, `YYYY-MM-DD`, with or without its year. */
export const namesDay = (text: string, day: string): boolean =>
  findDates(text).some(({ first, last }) =>
    [first, last].some((one) => isoDate(one, one.year ?? Number(day.slice(0, 4))) === day)
  )

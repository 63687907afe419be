import { latinDigits } from '../text/devanagari_digits.js'
import { addDays, type EventDays } from '../tournament/moved_days.js'
import { daysBetween } from '../tournament/tournament_state.js'
import { fitsWeekday } from './circular_days.js'
import { findDates, isoDate, WEEKDAY, type DateSpan } from './circular_dates.js'

/** A date or year of the event as it was, in the text of the event as it will be. */
export interface StaleDate {
  /** As it stands in the text. */
  said: string
  /** What takes its place; absent where that is not sure. */
  now?: string
}

export interface StaleDates {
  dates: StaleDate[]
  /** The text with all that is sure put right. */
  text: string
}

/** English, short and long; then Marathi and Hindi. From January on. */
const MONTH_NAMES: readonly (readonly string[])[] = [
  'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  'January February March April May June July August September October November December',
  'जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर',
  'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
].map((names) => names.split(' '))

/** What a date is made of: figures, and words. */
const PARTS = /[\d०-९]+|\p{L}[\p{L}\p{M}]*/gu
const FIGURES = /[\d०-९]/
const ORDINAL = /^(?:st|nd|rd|th)$/i
/** What stands between two days of one month. */
const JOINT = /^(?:of|and|to|till|व|ते|आणि|से|और|एवं|तथा|ani|te)$/iu
const YEAR = /(?<![\d/.-])20\d\d(?![\d/.-]?\d)/g
/** How far from a date its weekday stands. */
const BESIDE = 14

/** The day that another has become; undefined when it was none of the event's. */
type Move = (day: string) => string | undefined

function moveOf(before: EventDays, after: EventDays): Move {
  const end = before.endDate || before.startDate
  return (day) => {
    if (before.startDate && after.startDate && day >= before.startDate && day <= end) {
      const moved = addDays(after.startDate, daysBetween(before.startDate, day))
      return moved <= (after.endDate || after.startDate) ? moved : undefined
    }
    return (day === before.entryDeadline && after.entryDeadline) || undefined
  }
}

const isWeekday = (text: string) => new RegExp(WEEKDAY.source, 'iu').test(text)
const isSameWeekday = (one: string, other: string) => daysBetween(one, other) % 7 === 0

function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14
  return (isTeen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[day % 10]) ?? 'th'
}

/** A month's name in place of another, written as that is; undefined when that is no known name. */
function monthLike(name: string, month: number): string | undefined {
  for (const names of MONTH_NAMES) {
    if (!names.some((one) => one.toLowerCase() === name.toLowerCase())) continue
    const now = names[month - 1]!
    if (name === name.toUpperCase()) return now.toUpperCase()
    return name === name.toLowerCase() ? now.toLowerCase() : now
  }
  return undefined
}

/** Figures as wide as those they replace, in the same digits. */
function figuresLike(said: string, number: number): string {
  const figures = String(number).padStart(said.startsWith('0') ? said.length : 1, '0')
  const isDevanagari = /[०-९]/.test(said)
  return isDevanagari ? figures.replace(/\d/g, (one) => '०१२३४५६७८९'[Number(one)]!) : figures
}

/**
 * Days of one month, rewritten part by part as they stand in the text; undefined when a part is not
 * understood or the days now lie in two months.
 */
function rewritten(said: string, { first, last }: DateSpan, year: number, move: Move) {
  const dayOf = (day: number) => move(isoDate({ ...last, day }, year) ?? '')
  const end = dayOf(last.day)
  if (first.month !== last.month || !end) return undefined
  const isOtherMonth = Number(end.slice(5, 7)) !== last.month
  const parts = said.match(PARTS) ?? []
  const figures = parts.filter((part) => FIGURES.test(part)).length
  const yearAt = last.year === undefined ? figures : figures - 1
  const hasName = parts.some((part) => monthLike(part, 1))
  let at = -1
  let day = 0
  let isSure = hasName || figures >= 3
  const text = said.replace(PARTS, (part) => {
    if (FIGURES.test(part)) {
      const number = Number(latinDigits(part))
      at += 1
      if (number === year) return figuresLike(part, Number(end.slice(0, 4)))
      if (at === yearAt) return figuresLike(part, Number(end.slice(2, 4)))
      if (!hasName && at === yearAt - 1) return figuresLike(part, Number(end.slice(5, 7)))
      const moved = dayOf(number)
      isSure &&= moved?.slice(0, 7) === end.slice(0, 7)
      day = Number(moved?.slice(8))
      return figuresLike(part, day)
    }
    if (ORDINAL.test(part)) return ordinal(day)
    if (!isOtherMonth || JOINT.test(part) || isWeekday(part)) return part
    const name = monthLike(part, Number(end.slice(5, 7)))
    isSure &&= name !== undefined
    return name ?? part
  })
  return isSure ? text : undefined
}

/** Whether a day is one of an event's. */
const isOf = ({ startDate, endDate, entryDeadline }: EventDays, day: string) =>
  day === entryDeadline || (day >= startDate && day <= (endDate || startDate))

const yearOf = (day: string) => Number(day.slice(0, 4))

/**
 * Of days without a year that both events have: whether the one before is still meant, by the weekday
 * beside them or because the whole of it is named; undefined when nothing tells.
 */
function isOfBefore(
  around: string,
  { first, last }: DateSpan,
  before: EventDays,
  after: EventDays
) {
  const days = (year: number) => [isoDate(first, year) ?? '', isoDate(last, year) ?? '']
  const [was, is] = [days(yearOf(before.startDate)), days(yearOf(after.startDate))]
  const [didFit, fits] = [was, is].map((some) => fitsWeekday(around, ...some))
  if (didFit !== fits) return didFit === true
  if (first.day === last.day) return undefined
  if (is[0] === after.startDate && is[1] === after.endDate) return false
  return (was[0] === before.startDate && was[1] === before.endDate) || undefined
}

/** Of the year that is written, else of the first of these in which it was a day of the event. */
function dayIn({ last }: DateSpan, years: number[], move: Move) {
  const year = last.year ?? years.find((one) => move(isoDate(last, one) ?? '')) ?? years[0]!
  return { year, day: isoDate(last, year) }
}

/**
 * What a text still says of the days and years of an event that it was copied from.
 * @param before the days of that event
 * @param after those of the copy
 */
export function findStaleDates(text: string, before: EventDays, after: EventDays): StaleDates {
  const first = before.startDate || before.entryDeadline
  const now = after.startDate || after.entryDeadline
  if (!first) return { dates: [], text }
  const years = [before.startDate, before.endDate, before.entryDeadline].filter(Boolean).map(yearOf)
  const move = moveOf(before, after)
  // Signs as the reader of dates knows them, each in its place.
  const plain = latinDigits(text).replace(/[‐‑‒–—―−]/g, '-')
  const spans = findDates(plain)
  const found = spans.flatMap((span) => {
    const { index, last } = span
    const said = text.slice(index, index + span.text.length)
    const { year, day } = dayIn(span, years, move)
    if (!day || !years.includes(year)) return []
    const moved = move(day)
    const around = plain.slice(Math.max(0, index - BESIDE), index + said.length + BESIDE)
    let isSure = moved && (!isWeekday(around) || isSameWeekday(day, moved))
    const same = now && last.year === undefined ? isoDate(last, yearOf(now)) : undefined
    if (same && isOf(after, same)) {
      const isStale = moved && isOfBefore(around, span, before, after)
      if (!moved || isStale === false) return []
      isSure &&= isStale
    }
    const next = isSure ? rewritten(said, span, year, move) : undefined
    return next === said ? [] : [{ said, now: next, index }]
  })
  const isInDate = (at: number) =>
    spans.some(({ index, text: { length } }) => at >= index && at < index + length)
  for (const { index, 0: figures } of plain.matchAll(YEAR)) {
    const year = Number(figures)
    const next = now ? year + yearOf(now) - yearOf(first) : undefined
    if (isInDate(index) || !years.includes(year) || next === year) continue
    const said = text.slice(index, index + figures.length)
    found.push({ said, now: next ? figuresLike(said, next) : undefined, index })
  }
  found.sort((one, other) => one.index - other.index)
  return {
    dates: found.map(({ said, now: next }) => ({ said, ...(next && { now: next }) })),
    text: found.reduceRight(
      (all, { said, now: next = said, index }) =>
        all.slice(0, index) + next + all.slice(index + said.length),
      text
    ),
  }
}

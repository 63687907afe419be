import { findDates, findTime, isoDate, type DateSpan } from './circular_dates.js'
import type { Reading } from './circular_reading.js'
import type { Statement } from './circular_text.js'

export const DEADLINE =
  /last\s*date|last\s*day|entry\s*deadline|deadline|closing\s*date|(?:entr(?:y|ies)|registrations?)\s*(?:will\s+)?(?:be\s+)?(?:close|end|till|until|upto|up to|accepted|by|before|last)|(?:register|form)\s+(?:before|by|till)|अंतिम|शेवटची|पर्यंत/iu
const NOT_THE_DAY =
  /born|rating list|fide list|as (?:per|on)|dated|notice|early|late\b|before|upto|up to|\btill\b|starts?\b|accommodation|spot|meeting|prize distribution/i
const DAY_LABEL = /\b(?:dates?|when|held|schedule)\b|दिनांक|तारीख|(?<!\p{L})दि\./iu
const WEEKDAYS: readonly RegExp[] = [
  /\bsun(?:day)?\b|रविवार/iu,
  /\bmon(?:day)?\b|सोमवार/iu,
  /\btue(?:s|sday)?\b|मंगळवार|मंगलवार/iu,
  /\bwed(?:nesday)?\b|बुधवार/iu,
  /\bthu(?:r|rs|rsday)?\b|गुरुवार|गुरूवार/iu,
  /\bfri(?:day)?\b|शुक्रवार/iu,
  /\bsat(?:urday)?\b|शनिवार/iu,
]
const DAY = 86_400_000

/** Longer events are rather two dates of something else. */
const LONGEST_EVENT = 16

type Days = Partial<Record<'startDate' | 'endDate' | 'entryDeadline', Reading>>

/** A year that nobody wrote: that of the next such day. */
function comingYear(span: DateSpan, today: string): number {
  const year = Number(today.slice(0, 4))
  return (isoDate(span.first, year) ?? '') >= today ? year : year + 1
}

/** Whether the weekdays that a text names fit the days; undefined when it names none. */
function fitsWeekday(text: string, ...days: string[]): boolean | undefined {
  const named = WEEKDAYS.flatMap((pattern, weekday) => (pattern.test(text) ? [weekday] : []))
  if (named.length === 0) return undefined
  return days.some((day) => named.includes(new Date(`${day}T00:00:00Z`).getUTCDay()))
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY

/** When it is played and until when one can enter, `YYYY-MM-DD`. */
export function readDays(all: Statement[], today: string): Days {
  const dated = all
    .map(({ text }) => ({ text, spans: findDates(text) }))
    .filter(({ spans }) => spans.length > 0)
  const days = dated.filter(({ text }) => !DEADLINE.test(text) && !NOT_THE_DAY.test(text))
  const labelled = days.filter(({ text }) => DAY_LABEL.test(text))
  const chosen =
    labelled[0] ?? days[0] ?? dated.find(({ text }) => DAY_LABEL.test(text) && !DEADLINE.test(text))
  const span = chosen?.spans[0]
  const found: Days = {}
  if (chosen && span) Object.assign(found, readSpan(chosen.text, span, today))
  const { startDate, endDate } = found
  if (startDate && chosen) {
    // Every other day that could be meant lies within the event.
    const inside = (one: DateSpan) => {
      const year = one.last.year ?? Number(startDate.value.slice(0, 4))
      const at = [isoDate(one.first, one.first.year ?? year), isoDate(one.last, year)]
      return at.every((day) => day && day >= startDate.value && day <= (endDate ?? startDate).value)
    }
    const isAlone = days.flatMap(({ spans }) => spans).every(inside)
    const isSaid =
      labelled.length > 0 ||
      (days.length === 1 && fitsWeekday(chosen.text, startDate.value) === true)
    startDate.isSure &&=
      isAlone && isSaid && !DEADLINE.test(chosen.text) && !NOT_THE_DAY.test(chosen.text)
    if (endDate) endDate.isSure = startDate.isSure
  }
  const entryDeadline = readDeadline(dated, startDate, today)
  return { ...found, ...(entryDeadline && { entryDeadline }) }
}

function readSpan(text: string, span: DateSpan, today: string): Days {
  const isYearSaid = span.last.year !== undefined || span.first.year !== undefined
  const year = span.last.year ?? span.first.year ?? comingYear(span, today)
  const start = isoDate(span.first, span.first.year ?? year)
  const end = isoDate(span.last, year)
  if (!start) return {}
  const isLonger = end !== undefined && end > start
  const weekday = fitsWeekday(text, start, ...(isLonger ? [end] : []))
  const isPossible = start >= today && (!isLonger || daysBetween(start, end) < LONGEST_EVENT)
  const isSure = isPossible && weekday !== false && (isYearSaid || weekday === true)
  return {
    startDate: { value: start, phrase: text, isSure },
    ...(isLonger && { endDate: { value: end, phrase: text, isSure } }),
  }
}

function readDeadline(
  dated: { text: string; spans: DateSpan[] }[],
  start: Reading | undefined,
  today: string
): Reading | undefined {
  const closing = dated.filter(({ text }) => DEADLINE.test(text))
  const dayOf = (spans: DateSpan[]) => {
    const close = spans.at(-1)!
    const year = close.last.year ?? Number((start?.value ?? today).slice(0, 4))
    const day = isoDate(close.last, year)
    const isNextYear = day && start && day > start.value && close.last.year === undefined
    return isNextYear ? isoDate(close.last, year - 1) : day
  }
  const [chosen] = closing
  const value = chosen && dayOf(chosen.spans)
  if (!chosen || !value || (start && value > start.value)) return undefined
  const isOnly = closing.every(({ spans }) => spans.length === 1 && dayOf(spans) === value)
  const isPlain =
    !/early|discount|extended|late\s+(?:fee|entr)|spot|वाढ/i.test(chosen.text) &&
    fitsWeekday(chosen.text, value) !== false
  const isSure = isOnly && isPlain && start?.isSure === true && daysBetween(value, start.value) < 90
  return { value, phrase: chosen.text, isSure }
}

/** When players have to be there, `HH:MM`. Sure only where reporting is what is spoken of. */
export function readTime(all: Statement[]): Reading | undefined {
  const open = all.filter(({ text }) => !DEADLINE.test(text))
  const reporting = open.flatMap(({ text }) => {
    const match = /report|उपस्थित/i.exec(text)
    return match
      ? [{ text, after: text.slice(match.index), before: text.slice(0, match.index) }]
      : []
  })
  const readings = reporting.flatMap(({ text, after, before }): Reading[] => {
    const bare = /(?<![\d/])(\d{1,2})[:.](\d{2})(?!\d|[./]\d)/.exec(after)
    const found = findTime(after) ?? (/[\u0900-\u097f]/.test(before) ? findTime(before) : undefined)
    if (found) {
      const isDaytime = found.time >= '06:00' && found.time <= '20:00'
      return [{ value: found.time, phrase: text, isSure: isDaytime }]
    }
    if (!bare || Number(bare[1]) > 23) return []
    const value = `${bare[1]!.padStart(2, '0')}:${bare[2]}`
    return [{ value, phrase: text, isSure: value >= '07:00' && value < '12:00' }]
  })
  const [first, ...others] = readings
  if (first)
    return { ...first, isSure: first.isSure && others.every(({ value }) => value === first.value) }
  // A time without the word: the start of play, or when to be there. The director knows.
  const told = open.filter(
    ({ text }) => /\btime\b|\bwhen\b|वेळ|समय/i.test(text) || findDates(text).length > 0
  )
  for (const { text } of told) {
    const found = findTime(text)
    if (found) return { value: found.time, phrase: text, isSure: false }
  }
  return undefined
}

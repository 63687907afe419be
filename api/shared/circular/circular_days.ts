import { daysBetween } from '../tournament/tournament_state.js'
import { findDates, findTimes, isoDate, type DateSpan } from './circular_dates.js'
import { isOfLaterEvent } from './circular_later.js'
import { currentDates, isMoved } from './circular_moved.js'
import type { Reading } from './circular_reading.js'
import type { Statement } from './circular_text.js'

const DEADLINE =
  /last\s*(?:date|day|dt)|entry\s*deadline|deadline|closing\s*date|cut[\s-]?off|(?:entr(?:y|ies)|registrations?)\s*(?:will\s+)?(?:be\s+)?(?:closes?|ends?|till|until|upto|up to|accepted|received|by|before|last|on or before)|(?:register|form|apply|enrol|entr(?:y|ies)|registration|fees?|send|submit|confirm|paid|online)\b[^.]{0,60}\b(?:before|by|till|latest|upto|up to)\b|(?:before|by)\s+\S+\s+\S+\s+(?:to|for)\s+(?:register|entry)|(?:नोंदणी|प्रवेश|प्रवेशिका)\s*बंद|अंतिम|अंतीम|शेवटची|शेवटचा|आखिरी|पर्यंत|पर्यन्त|(?<![\p{L}\p{M}])तक(?![\p{L}\p{M}])|पूर्वी|आधी|shevat|antim/iu
const NOT_THE_DAY =
  /born|birth|\bdob\b|rating list|fide list|as (?:per|on)|dated|notice|circular no|ref\b|early|late\b|before|upto|up to|\btill\b|starts?\b|accommodation|spot|meeting|prize distribution|जन्म/i
const DAY_LABEL =
  /\b(?:dates?|when|held|schedule|scheduled|conduct|hosting)\b|दिनांक|तारीख|तिथि|रोजी|(?<!\p{L})ता\.?\s*(?=\d)|(?<!\p{L})दि\./iu
/** A fee that ends on a day of its own. */
const OTHER_FEE =
  /early|later\b|extra|discount|extended|late\s+(?:fee|entr)|spot|वाढ|विलंब|लेट|सवलत/iu
/** Words of entries that arrive or end, not of what they cost until then. */
const OF_ENTRIES =
  /(?:entr(?:ies|y(?!\s*fees?))|registrations?|names|forms?)\b.{0,40}\b(?:by|before|close|end|reach|accept|receiv|till|until|upto|up to|on or)|नोंद|पंजी/iu
const WEEKDAYS: readonly RegExp[] = [
  /\bsun(?:day)?\b|रविवार|रवि\.|\bravivar\b/iu,
  /\bmon(?:day)?\b|सोमवार|\bsomvar\b/iu,
  /\btue(?:s|sday)?\b|मंगळवार|मंगलवार|\bmangalvar\b/iu,
  /\bwed(?:nesday)?\b|बुधवार|\bbudhvar\b/iu,
  /\bthu(?:r|rs|rsday)?\b|गुरुवार|गुरूवार|\bguruvar\b/iu,
  /\bfri(?:day)?\b|शुक्रवार|\bshukravar\b/iu,
  /\bsat(?:urday)?\b|शनिवार|\bshanivar\b/iu,
]

/** Longer events are rather two dates of something else. */
const LONGEST_EVENT = 16

type Days = Partial<Record<'startDate' | 'endDate' | 'entryDeadline', Reading>>
type Dated = Statement & { spans: DateSpan[] }

/** A year that nobody wrote: that of the next such day. */
function comingYear(span: DateSpan, today: string): number {
  const year = Number(today.slice(0, 4))
  return (isoDate(span.first, year) ?? '') >= today ? year : year + 1
}

/** The coming year, or another that the circular names, when only that has the weekday told. */
function yearOf(text: string, span: DateSpan, today: string, years: number[]): number {
  const coming = comingYear(span, today)
  const days = (year: number) =>
    [isoDate(span.first, year), isoDate(span.last, year)].filter((day) => day !== undefined)
  return [coming, ...years].find((year) => fitsWeekday(text, ...days(year))) ?? coming
}

/** Whether the weekdays that a text names fit the days; undefined when it names none. */
export function fitsWeekday(text: string, ...days: string[]): boolean | undefined {
  const named = WEEKDAYS.flatMap((pattern, weekday) => (pattern.test(text) ? [weekday] : []))
  if (named.length === 0) return undefined
  const weekdays = days.map((day) => new Date(`${day}T00:00:00Z`).getUTCDay())
  // Of several days the first and the last may be named, or the first alone.
  return (
    named.includes(weekdays[0]!) &&
    (named.length > 2 || named.every((one) => weekdays.includes(one)))
  )
}

/** The date of a letter stands on top, beside its number or before who is addressed. */
function isOfLetter({ line, text }: Dated, all: Statement[]): boolean {
  const beside = all.filter((one) => one.line === line || one.line === line - 1)
  const isAddressed = all.some(
    (one) =>
      one.line > line &&
      one.line - line < 6 &&
      /^(?:dear|respected|to,?$|circular\b|notice\b|sub\b|subject\b|प्रति)/i.test(one.text)
  )
  const isNumbered =
    /\b(?:circular|notice|letter)\b/i.test(text) ||
    beside.some((one) => /\b(?:ref|circular no|letter no)\b|^no\.|जा\.\s?क्र/i.test(one.text))
  return line < 8 && (isAddressed || isNumbered)
}

function isClosing({ kinds, text, section }: Dated): boolean {
  if (/\bdob\b|birth|born/i.test(text)) return false
  if (kinds[0] === 'deadline' || kinds[0] === 'fee') return true
  if (kinds.includes('date') || kinds[0] === 'reporting' || kinds[0] === 'venue') return false
  return DEADLINE.test(text) || kinds[0] === 'extraFee' || (section === 'fee' && kinds.length === 0)
}

/** Whether a text names the weekday of its first day, with its year. */
function isOnItsWeekday({ text, spans }: Dated, today: string): boolean {
  const { first, last } = spans[0]!
  const year = first.year ?? last.year
  const day = year === undefined ? undefined : isoDate(first, year)
  return day !== undefined && day >= today && fitsWeekday(text, day) === true
}

/** When it is played and until when one can enter, `YYYY-MM-DD`. */
export function readDays(all: Statement[], today: string): Days {
  const dated = all
    .map((one) => ({ ...one, spans: currentDates(one.text) }))
    .filter(({ spans }) => spans.length > 0)
  // Days of another event, to which this one leads, count only where the circular names no others.
  const own = dated
    .map((one) => ({ ...one, spans: one.spans.filter((day) => !isOfLaterEvent(one.text, day)) }))
    .filter(({ spans }) => spans.length > 0)
  const isOther = (one: Dated) => isClosing(one) || isOfLetter(one, all)
  const days = own.filter((one) => !isOther(one) && !NOT_THE_DAY.test(one.text))
  const isLabelled = ({ kinds, text }: Dated) =>
    kinds.includes('date') || (kinds[0] !== 'other' && DAY_LABEL.test(text))
  const labelled = days.filter(isLabelled)
  const chosen =
    labelled[0] ??
    days.find(({ kinds }) => kinds[0] !== 'end') ??
    own.find((one) => isLabelled(one) && !isOther(one)) ??
    own.find(({ text, kinds }) => kinds[0] === 'reporting' && !NOT_THE_DAY.test(text)) ??
    // 'Play starts on Sunday, 03-01-27'
    own.find((one) => !isOther(one) && isOnItsWeekday(one, today)) ??
    (own.length === 0 ? dated.find((one) => !isOther(one)) : undefined)
  const span = chosen?.spans[0]
  const found: Days = {}
  if (chosen && span) {
    const years = all.flatMap(({ text }) => text.match(/(?<!\d)20\d\d(?!\d)/g) ?? []).map(Number)
    Object.assign(found, readSpan(chosen.text, span, today, years))
  }
  const { startDate } = found
  if (startDate && chosen && !found.endDate) {
    // 'End date', or the last of the days that a timetable names.
    const year = Number(startDate.value.slice(0, 4))
    const said =
      days.find(({ kinds }) => kinds[0] === 'end')?.spans ?? days.flatMap(({ spans }) => spans)
    const day = said
      .map(({ last }) => isoDate(last, last.year ?? year) ?? '')
      .sort()
      .at(-1)
    if (day && day > startDate.value && daysBetween(startDate.value, day) < LONGEST_EVENT) {
      found.endDate = { value: day, phrase: chosen.text, isSure: false }
    }
  }
  const { endDate } = found
  if (startDate && chosen) {
    // Every other day that could be meant lies within the event.
    const inside = (one: DateSpan) => {
      const year = one.last.year ?? Number(startDate.value.slice(0, 4))
      const at = [isoDate(one.first, one.first.year ?? year), isoDate(one.last, year)]
      return at.every(
        (day) =>
          day && day >= startDate.value && day <= (endDate?.isSure ? endDate : startDate).value
      )
    }
    const isAlone = days.flatMap(({ spans }) => spans).every(inside)
    const isSaid =
      labelled.length > 0 ||
      (days.length === 1 &&
        fitsWeekday(chosen.text, startDate.value, ...(endDate ? [endDate.value] : [])) === true)
    startDate.isSure &&=
      own.length > 0 &&
      isAlone &&
      isSaid &&
      chosen.isPlain &&
      !isClosing(chosen) &&
      !NOT_THE_DAY.test(chosen.text) &&
      !all.some(({ text }) => isMoved(text))
    if (endDate) endDate.isSure &&= startDate.isSure
  }
  const entryDeadline = readDeadline(dated.filter(isClosing), startDate, today)
  return { ...found, ...(entryDeadline && { entryDeadline }) }
}

function readSpan(text: string, span: DateSpan, today: string, years: number[]): Days {
  const isYearSaid = span.last.year !== undefined || span.first.year !== undefined
  const year = span.last.year ?? span.first.year ?? yearOf(text, span, today, years)
  const end = isoDate(span.last, year)
  const isOverNewYear = span.first.year === undefined && span.first.month > span.last.month
  const start = isoDate(span.first, span.first.year ?? year - (isOverNewYear ? 1 : 0))
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

/** The ordinary last date, not that of a lower or a higher fee. Sure when no other one is named. */
function readDeadline(
  closing: Dated[],
  start: Reading | undefined,
  today: string
): Reading | undefined {
  const dayOf = ({ last }: DateSpan) => {
    const day = isoDate(last, last.year ?? Number((start?.value ?? today).slice(0, 4)))
    const isNextYear = day && start && day > start.value && last.year === undefined
    return isNextYear ? isoDate(last, Number(day.slice(0, 4)) - 1) : day
  }
  const possible = closing.filter(({ spans }) => {
    const day = dayOf(spans[0]!)
    return day && (!start || day <= start.value)
  })
  const isOrdinary = ({ text, kinds }: Dated) => kinds[0] !== 'extraFee' && !OTHER_FEE.test(text)
  const isLabel = (one: Dated | undefined) => one?.kinds[0] === 'deadline'
  const isFeeAlone = ({ section, kinds, text }: Dated) =>
    section === 'fee' && kinds[0] !== 'deadline' && !OF_ENTRIES.test(text)
  const chosen =
    possible.find((one) => isLabel(one) && isOrdinary(one)) ??
    possible.find(isLabel) ??
    possible.find((one) => /not be accepted|will be accepted/i.test(one.text) && isOrdinary(one)) ??
    possible.find((one) => isOrdinary(one) && !isFeeAlone(one) && DEADLINE.test(one.text)) ??
    possible.find((one) => isOrdinary(one) && /regular|normal|ordinary|final/i.test(one.text)) ??
    possible.findLast(isOrdinary) ??
    possible[0]
  // 'Rs. 500 till 5 Dec, Rs. 600 till 10 Dec': the last of them.
  const isInTime = ({ index }: DateSpan, at: number) =>
    !OTHER_FEE.test(chosen?.text.slice(at > 0 ? chosen.spans[at - 1]!.index : 0, index) ?? '')
  const span = isLabel(chosen)
    ? chosen?.spans[0]
    : (chosen?.spans.findLast(isInTime) ?? chosen?.spans[0])
  const value = span && dayOf(span)
  if (!chosen || !value) return undefined
  const isOnly = closing
    .filter((one) => one.kinds[0] === 'deadline' || (isOrdinary(one) && one.kinds[0] !== 'fee'))
    .every(({ spans }) => spans.length === 1 && dayOf(spans[0]!) === value)
  const isSure =
    isOnly &&
    (isLabel(chosen) || (chosen.kinds[0] !== 'fee' && !isFeeAlone(chosen))) &&
    isOrdinary(chosen) &&
    chosen.isPlain &&
    !/[?]/.test(chosen.text) &&
    fitsWeekday(chosen.text, value) !== false &&
    start?.isSure === true &&
    daysBetween(value, start.value) < 90
  return { value, phrase: chosen.text, isSure }
}

const REPORT =
  /report|come by|log in|presence|be there|रिपोर्ट|उपस्थित|हजेरी|हजर|check[\s-]?in|assembl|be present|arriv|hajeri|hajar|upasthit/iu
/** Times of something else. */
const NOT_REPORTING =
  /\b(?:1st|first|last|second|2nd)\s*r(?:ou)?nd|round\s*-?\s*[1i]\b|starts?\b|begin|prize|ceremony|lunch|leave|पहिली फेरी|पहला राउंड|पहला चक्र|सुरू|शुरू|suru/iu

/**
 * When players have to be there, `HH:MM`. Sure only where reporting is what is spoken of, once, in
 * the daytime; any other time of the day is offered.
 */
export function readTime(all: Statement[]): Reading | undefined {
  const open = all.filter(
    (one) =>
      one.kinds[0] !== 'deadline' &&
      one.kinds[0] !== 'clock' &&
      one.kinds[0] !== 'contact' &&
      !(DEADLINE.test(one.text) && one.kinds[0] !== 'reporting')
  )
  const readings = all.flatMap(({ text, value, kinds }): Reading[] => {
    const word = REPORT.exec(text)
    if (!word) return []
    const times = findTimes(text)
    const other = NOT_REPORTING.exec(text)
    const isMarathi = /[\u0900-\u097f]/.test(text)
    const after = times.find(({ index }) => index > word.index)
    const before = times.findLast(({ index }) => index < word.index)
    // 'First round at 10, report by 9', '8.30 - reporting': the time that is beside the word.
    const isOtherFirst = other && after && other.index > word.index && other.index < after.index
    // 'Report by 9, 9.30 first round' is clear; 'report, 9.30 first round' is not.
    const isOtherBehind =
      after !== undefined &&
      /^\D*(?:ला\s+)?(?:पहिली फेरी|first round|1st round|round 1)/iu.test(
        text.slice(after.index).replace(/^[\d:.]+/, '')
      )
    const isBefore = isOtherFirst || isOtherBehind || isMarathi
    const beside = isBefore && before ? before : (after ?? before)
    const bare = beside
      ? undefined
      : /^\D{0,3}(\d{1,2})(?![\d,./:])/.exec(kinds[0] === 'reporting' ? value : '')
    const time =
      beside?.time ?? (bare && Number(bare[1]) < 24 ? `${bare[1]!.padStart(2, '0')}:00` : undefined)
    if (!time) return []
    const isPlain =
      beside?.isSaid === true
        ? time >= '06:00' && time <= '20:00'
        : beside !== undefined && time >= '07:00' && time < '12:00'
    return [
      {
        value: time,
        phrase: text,
        isSure:
          isPlain && !isOtherFirst && (times.length === 1 || (beside === after && !isOtherBehind)),
      },
    ]
  })
  const [first, ...others] = readings
  if (first)
    return { ...first, isSure: first.isSure && others.every(({ value }) => value === first.value) }
  // A time without the word: the start of play, or when to be there. The director knows.
  const told = [
    ...open.filter(({ kinds }) => kinds.includes('time')),
    ...open.filter(({ kinds, text }) => kinds.includes('date') || findDates(text).length > 0),
    ...open.filter(
      ({ text, kinds }) =>
        kinds.length === 0 && text.length < 40 && findTimes(text).some(({ isSaid }) => isSaid)
    ),
    ...open.filter(({ text }) =>
      /\btime\b|\bwhen\b|start|onwards|वेळ|समय|सुरू|round 1|1st round|first round/i.test(text)
    ),
  ]
  for (const { text } of told) {
    const found = findTimes(text).find(
      ({ isSaid, time }) => isSaid || (time >= '07:00' && time <= '12:00')
    )
    if (found) return { value: found.time, phrase: text, isSure: false }
  }
  return undefined
}

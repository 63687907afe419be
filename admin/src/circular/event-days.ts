import { daysBetween } from '@academy/api/shared/days/indian_days'
import { anyOf, WORD_END, WORD_START } from '@academy/api/shared/text/whole_words'
import { UNDER, YEARS_UNDER } from '@academy/api/shared/patterns/age_words'
import { bareDayIn, lastSuchDay } from './bare-days'
import { findDates, fitsWeekday, isOverNewYear, isoDate, type DateSpan } from './dates'
import { isPriceUntil } from './fee-words'
import { withoutFigures } from './figures'
import { findMoney } from './money'
import { currentDates, isMoved, isOfLaterEvent } from './other-days'
import type { Reading } from './reading'
import type { Statement } from './statements'
import { findTimes } from './times'

type Dated = Statement & { spans: DateSpan[] }

const DEADLINE = new RegExp(
  `last\\s*(?:date|day|dt)|entry\\s*deadline|deadline|closing\\s*date|cut[\\s-]?off|(?:entr(?:y|ies)|registrations?)\\s*(?:will\\s+)?(?:be\\s+)?(?:closes?|ends?|till|until|upto|up to|accepted|received|by|before|last|on or before)|(?:reg(?:ister|istration|n)?|form|apply|enrol|entr(?:y|ies)|fees?|send|submit|confirm|paid|online)\\b\\.?[^.]{0,100}\\b(?:before|by|till|latest|upto|up to)\\b|\\bcontact\\b.{0,60}\\b(?:before|by|till|latest|upto|up to)\\s+\\d|(?:before|by)\\s+\\S+\\s+\\S+\\s+(?:to|for)\\s+(?:register|entry)|(?:नोंदणी|प्रवेश|प्रवेशिका)\\s*बंद|अंतिम|अंतीम|शेवटची|शेवटचा|आखिरी|पर्यंत|पर्यन्त|${WORD_START}तक${WORD_END}|पूर्वी|आधी|shevat|antim`,
  'iu'
)
const OTHER_FEE =
  /early|later\b|extra|discount|extended|late\s+(?:fee|entr)|spot|वाढ|विलंब|लेट|सवलत/iu
/** Words of entries that arrive or end, not of what they cost until then. */
const OF_ENTRIES =
  /(?:entr(?:ies|y(?!\s*fees?))|registrations?|names|forms?)\b.{0,40}\b(?:by|before|close|end|reach|accept|receiv|till|until|upto|up to|on or)|नोंद|पंजी/iu

/** '१२ डिसेंबरपासून १३ डिसेंबरपर्यंत': the days of the event, where no entries are told of. */
const FROM_UNTIL = new RegExp(`(?:पासून|${anyOf('से')}).{1,40}(?:पर्यंत|पर्यन्त|${anyOf('तक')})`, 'iu')
const ENTERING = /entr|regist|नोंद|पंजी|प्रवेश|अर्ज|आवेदन/iu

/** What stands beside the day until which something holds. */
const UNTIL = new RegExp(
  anyOf('till|until|up ?to|before|by|after|from|onwards|late|पर्यंत|पर्यन्त|तक|पूर्वी|आधी|नंतर|बाद'),
  'iu'
)

const isSpan = (text: string) => FROM_UNTIL.test(text) && !ENTERING.test(text)

function isClosing({ kind, text, section }: Statement): boolean {
  if (kind === 'deadline') return true
  // The days until when each of several fees holds.
  const amounts = findMoney(withoutFigures(text)).length
  if (kind === 'fee') return amounts < 2 || OF_ENTRIES.test(text)
  if (kind === 'date' || kind === 'reporting') return false
  const isInFees =
    isPriceUntil(text) || (section === 'fee' && !kind && (amounts > 0 || UNTIL.test(text)))
  return (DEADLINE.test(text) && !isSpan(text)) || kind === 'extraFee' || isInFees
}

/** Right before or behind the day until which entries are taken. */
const UNTIL_WORD = `${anyOf('till|until|up ?to|before|by')}[^\\d,;|…]{0,20}`
const UNTIL_BEFORE = new RegExp(`${UNTIL_WORD}$`, 'iu')
const UNTIL_BEHIND = new RegExp(`^[^\\d,;|]{0,10}(?:पर्यंत|पर्यन्त|${anyOf('तक|पूर्वी|आधी')})`, 'iu')

const BEFORE_GONE = new RegExp(`${UNTIL_WORD}…`, 'giu')

const isUntil = (text: string, { text: day, index }: DateSpan) =>
  UNTIL_BEFORE.test(text.slice(0, index)) || UNTIL_BEHIND.test(text.slice(index + day.length))

/** 'Entries for the Open (12-13 Dec) are taken till 5 Dec': the last day to enter, and another one. */
function apartFromUntil(one: Dated): { closing: Dated; other?: Dated } {
  const isOfFees = one.section === 'fee' || one.kind === 'extraFee' || isLabel(one)
  const until = one.spans.filter((span) => isUntil(one.text, span))
  if (isOfFees || until.length === 0 || until.length === one.spans.length) return { closing: one }
  const spans = one.spans.filter((span) => !until.includes(span))
  const text = until.reduce((rest, { text: day }) => rest.replace(day, '…'), one.text)
  return {
    closing: { ...one, spans: until },
    other: { ...one, spans, text: text.replace(BEFORE_GONE, '…') },
  }
}

const isLabel = (one: Dated) => one.kind === 'deadline'
const isOrdinary = ({ text, kind }: Dated) => kind !== 'extraFee' && !OTHER_FEE.test(text)
const isOfEntries = (one: Dated) =>
  isLabel(one) || one.section !== 'fee' || OF_ENTRIES.test(one.text)

/** The ordinary last date, not that of a lower or a higher fee. Sure when no other one is named. */
function readDeadline(
  closing: Dated[],
  start: Reading | undefined,
  today: string
): Reading | undefined {
  const dayOf = ({ spans }: Dated) => {
    const [span] = spans
    const { last } = span!
    if (last.year !== undefined || !start) return isoDate(last, comingYear(span!, today))
    const year = Number(start.value.slice(0, 4))
    const day = isoDate(last, year)
    // '28 December' of an event in January.
    return day && day > start.value ? isoDate(last, year - 1) : day
  }
  const possible = closing.filter((one) => {
    const day = dayOf(one)
    return day && (!start || day <= start.value)
  })
  const chosen =
    possible.find((one) => isOrdinary(one) && isOfEntries(one)) ??
    possible.findLast(isOrdinary) ??
    possible[0]
  const value = chosen && dayOf(chosen)
  if (!value) return undefined
  const isMisnamed = fitsWeekday(chosen.text, value) === false
  const isOnly = closing
    .filter((one) => isLabel(one) || (isOrdinary(one) && one.kind !== 'fee'))
    .every((one) => one.spans.length === 1 && dayOf(one) === value)
  const isSure =
    isOnly &&
    isOfEntries(chosen) &&
    chosen.kind !== 'fee' &&
    (isLabel(chosen) || !/\bcontact\b/i.test(chosen.text)) &&
    isOrdinary(chosen) &&
    chosen.isPlain &&
    !isMisnamed &&
    start?.isSure === true &&
    daysBetween(value, start.value) < 90
  return { value, phrase: chosen.text, isSure, ...(isMisnamed && { otherWeekday: value }) }
}

const NOT_THE_DAY =
  /born|birth|\bdob\b|occasion of (?:the )?\d|prize giving|rating list|fide list|as (?:per|on)|dated|notice|circular no|ref\b|early|late\b|before|upto|up to|\btill\b|starts?\b(?!\s*date)|accommodation|spot|meeting|prize distribution|जन्म/i
/** What is held beside a tournament, or instead of one. */
export const CAMP = /\bcamp\b|coaching|workshop|training|शिबिर|शिविर|प्रशिक्षण/i
const LONGEST_EVENT = 16

type Days = Partial<Record<'startDate' | 'endDate' | 'entryDeadline', Reading>>

/** The year of a span's last day: where nobody wrote it, that of the next one that is not over. */
function comingYear({ last }: DateSpan, today: string): number {
  return last.year ?? yearFrom(last, today)
}

/** The year in which a day without one comes next, from a day on. */
function yearFrom(day: DateSpan['last'], from: string): number {
  const year = Number(from.slice(0, 4))
  return (isoDate(day, year) ?? '') >= from ? year : year + 1
}

const dayFrom = (day: DateSpan['last'], from: string) =>
  isoDate(day, day.year ?? yearFrom(day, from))

/** The date of a letter stands on top, before who is addressed. */
const isOfLetter = ({ line, text }: Dated, all: Statement[]) =>
  line < 8 &&
  ((text.length < 60 && /\b(?:circular|notice|letter|ref)\b/i.test(text)) ||
    all.some(
      (one) =>
        one.line > line &&
        one.line - line < 6 &&
        /^(?:dear|respected|to,?$|circular\b|notice\b|sub\b|subject\b|प्रति)/i.test(one.text)
    ))

const isDated = ({ kind }: Statement) =>
  kind === 'date' || kind === 'end' || kind === 'deadline' || kind === 'reporting'
const isLabelled = ({ kind }: Dated) => kind === 'date'

export function readDays(all: Statement[], today: string): Days {
  const dated = all
    .map((one) => ({
      ...one,
      spans: currentDates(one.text, isDated(one)).filter((day) => !isOfLaterEvent(one.text, day)),
    }))
    .filter(({ spans }) => spans.length > 0)
  const closing = dated.filter((one) => isClosing(one) && !isUntilBareDay(one)).map(apartFromUntil)
  const others = closing.flatMap(({ other }) => other ?? [])
  // '₹700 after 12 Feb' is a day of the fee.
  const open = dated.filter(
    (one) => (!isClosing(one) || isUntilBareDay(one)) && !isOfLetter(one, all) && one.kind !== 'fee'
  )
  const found = readEvent([...open, ...others], all, today)
  const closed = closing.map((one) => one.closing)
  const bare = all.flatMap((one) => untilBareDay(one, found.startDate, today))
  const entryDeadline = readDeadline([...closed, ...bare], found.startDate, today)
  return { ...found, ...(entryDeadline && { entryDeadline }) }
}

/** 'Winter Cup on 27 Dec, register by 24th': the day that is written whole is the event's. */
const isUntilBareDay = (one: Dated): boolean =>
  !isLabel(one) &&
  !one.spans.some((span) => isUntil(one.text, span)) &&
  bareDayIn(one) !== undefined

/** 'Register by 24th': the last such day before the event, unless that is over. */
function untilBareDay(one: Statement, start: Reading | undefined, today: string): Dated[] {
  const day = bareDayIn(one)
  const found = day && start && isClosing(one) && lastSuchDay(day, start.value)
  if (!found || (found < today && start.value >= today)) return []
  if (findDates(one.text, isDated(one)).some((span) => isUntil(one.text, span))) return []
  const [year, month] = found.split('-').map(Number)
  const mention = { day, month: month!, year }
  return [{ ...one, spans: [{ first: mention, last: mention, text: '', index: 0, isBare: false }] }]
}

function readEvent(open: Dated[], all: Statement[], today: string): Days {
  const possible = open.filter(({ text }) => !NOT_THE_DAY.test(text))
  const ofCamp = possible.filter((one) => !isLabelled(one) && CAMP.test(one.text))
  const days =
    possible.length > ofCamp.length ? possible.filter((one) => !ofCamp.includes(one)) : possible
  const ends = days.filter(({ kind }) => kind === 'end')
  const chosen =
    days.find(isLabelled) ??
    days.find((one) => !ends.includes(one)) ??
    open.find(({ text, spans: [span] }) =>
      fitsWeekday(text, isoDate(span!.last, span!.last.year ?? 0) ?? '')
    )
  if (!chosen) return {}
  const { text, spans } = chosen
  const [span] = spans
  const { first, last } = span!
  const year = comingYear(span!, today)
  const start = isoDate(first, first.year ?? year - (isOverNewYear(span!) ? 1 : 0))
  if (!start) return {}
  const lastDay = isoDate(last, year)
  const end = lastDay && lastDay > start ? lastDay : undefined
  const weekday = fitsWeekday(text, start, end ?? start)
  // Every other day that could be meant lies within the event.
  const isInside = (one: DateSpan) =>
    [one.first, one.last].every((day) => {
      const at = dayFrom(day, start)
      return at && at >= start && at <= (end ?? start)
    })
  const isSure =
    start >= today &&
    (!end || daysBetween(start, end) < LONGEST_EVENT) &&
    weekday !== false &&
    (last.year !== undefined || weekday === true) &&
    days.flatMap((one) => one.spans).every(isInside) &&
    (days.some(isLabelled) || (days.length === 1 && weekday === true)) &&
    chosen.isPlain &&
    !all.some((one) => isMoved(one.text))
  const doubt = weekday === false && { otherWeekday: start }
  const startDate = { value: start, phrase: text, isSure, ...doubt }
  const parts = days.filter((one) => one === chosen || isLabelled(one) || isOfPart(one))
  const later = laterDay(parts, start, end ?? start)
  if (later) return { startDate, endDate: later }
  return end ? { startDate, endDate: { value: end, phrase: text, isSure } } : { startDate }
}

/** A day of its own for a group, a round or the end: 'U-9: 5 Dec, U-11: 6 Dec'. */
const OF_PART = new RegExp(
  `${WORD_START}(?:${UNDER}[\\s-]*\\d|open|boys|girls|groups?|categor|rounds?|rds?${WORD_END}|day\\s*-?\\d|finals?${WORD_END}|वयोगट|गट|खुल|मुल|फेरी|फेऱ्य|राउंड|राऊंड)|\\d\\s*(?:${YEARS_UNDER}|वर्ष|vars)`,
  'iu'
)
/** '12.02.2027 3.00 pm 4' */
const isOfSchedule = ({ text, spans: [day] }: Dated) =>
  day !== undefined && day.index < 12 && findTimes(text).some(({ isExplicit }) => isExplicit)
const isOfPart = (one: Dated) => one.kind === 'end' || OF_PART.test(one.text) || isOfSchedule(one)

/** The last of the days that parts of the event have, where it is later than a day. */
function laterDay(parts: Dated[], start: string, end: string): Reading | undefined {
  const found = parts.flatMap(({ spans, text }) =>
    spans.map((span) => ({ value: dayFrom(span.last, start), phrase: text }))
  )
  return found.reduce<Reading | undefined>((latest, { value, phrase }) => {
    const isLater = value !== undefined && value > (latest?.value ?? end)
    const isNear = isLater && daysBetween(start, value) < LONGEST_EVENT
    return isNear ? { value, phrase, isSure: false } : latest
  }, undefined)
}

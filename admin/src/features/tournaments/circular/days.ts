import { daysBetween } from '@academy/api/shared/tournament/tournament_state'
import { isoDate, type DateSpan } from './dates'
import { isClosing, readDeadline, type Dated } from './deadline'
import { currentDates, isMoved, isOfLaterEvent } from './other-days'
import type { Reading } from './reading'
import type { Statement } from './statements'
import { fitsWeekday } from './weekdays'

const NOT_THE_DAY =
  /born|birth|\bdob\b|rating list|fide list|as (?:per|on)|dated|notice|circular no|ref\b|early|late\b|before|upto|up to|\btill\b|starts?\b(?!\s*date)|accommodation|spot|meeting|prize distribution|जन्म/i
const DAY_LABEL =
  /\b(?:dates?|when|held|schedule|scheduled|conduct|hosting)\b|दिनांक|तारीख|तिथि|रोजी|(?<!\p{L})ता\.?\s*(?=\d)|(?<!\p{L})दि\./iu
const LONGEST_EVENT = 16

type Days = Partial<Record<'startDate' | 'endDate' | 'entryDeadline', Reading>>

/** A year that nobody wrote: that of the next such day. */
function comingYear(span: DateSpan, today: string): number {
  const year = Number(today.slice(0, 4))
  return (isoDate(span.first, year) ?? '') >= today ? year : year + 1
}

/** The date of a letter stands on top, beside its number or before who is addressed. */
function isOfLetter({ line, text }: Dated, all: Statement[]): boolean {
  if (line >= 8) return false
  const beside = all.filter((one) => one.line === line || one.line === line - 1)
  const below = all.filter((one) => one.line > line && one.line - line < 6)
  return (
    /\b(?:circular|notice|letter)\b/i.test(text) ||
    below.some((one) =>
      /^(?:dear|respected|to,?$|circular\b|notice\b|sub\b|subject\b|प्रति)/i.test(one.text)
    ) ||
    beside.some((one) => /\b(?:ref|circular no|letter no)\b|^no\.|जा\.\s?क्र/i.test(one.text))
  )
}

const isLabelled = ({ kinds, text }: Dated) =>
  kinds.includes('date') || (!['other', 'end'].includes(kinds[0] ?? '') && DAY_LABEL.test(text))

export function readDays(all: Statement[], today: string): Days {
  const dated = all
    .map((one) => ({
      ...one,
      spans: currentDates(one.text).filter((day) => !isOfLaterEvent(one.text, day)),
    }))
    .filter(({ spans }) => spans.length > 0)
  const open = dated.filter((one) => !isClosing(one) && !isOfLetter(one, all))
  const days = open.filter(({ text }) => !NOT_THE_DAY.test(text))
  const found = readEvent(days, open, all, today)
  const entryDeadline = readDeadline(dated.filter(isClosing), found.startDate, today)
  return { ...found, ...(entryDeadline && { entryDeadline }) }
}

function readEvent(days: Dated[], open: Dated[], all: Statement[], today: string): Days {
  const chosen =
    days.find(isLabelled) ??
    days.find(({ kinds }) => kinds[0] !== 'end') ??
    open.find(isLabelled) ??
    open.find(
      ({ text, spans }) =>
        spans[0]!.last.year && fitsWeekday(text, isoDate(spans[0]!.last, spans[0]!.last.year) ?? '')
    )
  const span = chosen?.spans[0]
  if (!chosen || !span) return {}
  const { text } = chosen
  const saidYear = span.last.year ?? span.first.year
  const year = saidYear ?? comingYear(span, today)
  const isOverNewYear = span.first.year === undefined && span.first.month > span.last.month
  const start = isoDate(span.first, span.first.year ?? year - (isOverNewYear ? 1 : 0))
  if (!start) return {}
  const last = isoDate(span.last, year)
  const end = last && last > start ? last : undefined
  const weekday = fitsWeekday(text, start, ...(end ? [end] : []))
  // Every other day that could be meant lies within the event.
  const isInside = (one: DateSpan) => {
    const other = one.last.year ?? year
    const at = [isoDate(one.first, one.first.year ?? other), isoDate(one.last, other)]
    return at.every((day) => day && day >= start && day <= (end ?? start))
  }
  const isSaid = days.some(isLabelled) || (days.length === 1 && weekday === true)
  const isSure =
    start >= today &&
    (!end || daysBetween(start, end) < LONGEST_EVENT) &&
    weekday !== false &&
    (saidYear !== undefined || weekday === true) &&
    days.flatMap(({ spans }) => spans).every(isInside) &&
    isSaid &&
    chosen.isPlain &&
    !NOT_THE_DAY.test(text) &&
    !all.some((one) => isMoved(one.text))
  const startDate = { value: start, phrase: text, isSure }
  if (end) return { startDate, endDate: { value: end, phrase: text, isSure } }
  // 'End date' on a line of its own.
  const [said] = days.find(({ kinds }) => kinds[0] === 'end')?.spans ?? []
  const value = said && isoDate(said.last, said.last.year ?? year)
  const isLater = value && value > start && daysBetween(start, value) < LONGEST_EVENT
  return isLater ? { startDate, endDate: { value, phrase: text, isSure: false } } : { startDate }
}

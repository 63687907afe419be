import { daysBetween } from '@academy/api/shared/tournament/tournament_state'
import { fitsWeekday, isoDate, type DateSpan } from './dates'
import { isClosing, readDeadline, type Dated } from './deadline'
import { currentDates, isMoved, isOfLaterEvent } from './other-days'
import type { Reading } from './reading'
import type { Statement } from './statements'

const NOT_THE_DAY =
  /born|birth|\bdob\b|rating list|fide list|as (?:per|on)|dated|notice|circular no|ref\b|early|late\b|before|upto|up to|\btill\b|starts?\b(?!\s*date)|accommodation|spot|meeting|prize distribution|जन्म/i
const LONGEST_EVENT = 16

type Days = Partial<Record<'startDate' | 'endDate' | 'entryDeadline', Reading>>

/** A year that nobody wrote: that of the next such day. */
function comingYear(span: DateSpan, today: string): number {
  const year = Number(today.slice(0, 4))
  return (isoDate(span.first, year) ?? '') >= today ? year : year + 1
}

/** The date of a letter stands on top, before who is addressed. */
const isOfLetter = ({ line, text }: Dated, all: Statement[]) =>
  line < 8 &&
  (/\b(?:circular|notice|letter|ref)\b/i.test(text) ||
    all.some(
      (one) =>
        one.line > line &&
        one.line - line < 6 &&
        /^(?:dear|respected|to,?$|circular\b|notice\b|sub\b|subject\b|प्रति)/i.test(one.text)
    ))

const isLabelled = ({ kind }: Dated) => kind === 'date'

export function readDays(all: Statement[], today: string): Days {
  const dated = all
    .map((one) => ({
      ...one,
      spans: currentDates(one.text).filter((day) => !isOfLaterEvent(one.text, day)),
    }))
    .filter(({ spans }) => spans.length > 0)
  const open = dated.filter((one) => !isClosing(one) && !isOfLetter(one, all))
  const found = readEvent(open, all, today)
  const entryDeadline = readDeadline(dated.filter(isClosing), found.startDate, today)
  return { ...found, ...(entryDeadline && { entryDeadline }) }
}

function readEvent(open: Dated[], all: Statement[], today: string): Days {
  const days = open.filter(({ text }) => !NOT_THE_DAY.test(text))
  const ends = days.filter(({ kind }) => kind === 'end')
  const chosen =
    days.find(isLabelled) ??
    days.find((one) => !ends.includes(one)) ??
    open.find(({ text, spans: [span] }) =>
      fitsWeekday(text, isoDate(span!.last, span!.last.year ?? 0) ?? '')
    )
  if (!chosen) return {}
  const { text, spans } = chosen
  const { first, last } = spans[0]!
  const writtenYear = last.year ?? first.year
  const year = writtenYear ?? comingYear(spans[0]!, today)
  const isOverNewYear = first.year === undefined && first.month > last.month
  const start = isoDate(first, first.year ?? year - (isOverNewYear ? 1 : 0))
  if (!start) return {}
  const lastDay = isoDate(last, year)
  const end = lastDay && lastDay > start ? lastDay : undefined
  const weekday = fitsWeekday(text, start, end ?? start)
  // Every other day that could be meant lies within the event.
  const isInside = (one: DateSpan) =>
    [one.first, one.last].every((day) => {
      const at = isoDate(day, day.year ?? one.last.year ?? year)
      return at && at >= start && at <= (end ?? start)
    })
  const isSure =
    start >= today &&
    (!end || daysBetween(start, end) < LONGEST_EVENT) &&
    weekday !== false &&
    (writtenYear !== undefined || weekday === true) &&
    days.flatMap((one) => one.spans).every(isInside) &&
    (days.some(isLabelled) || (days.length === 1 && weekday === true)) &&
    chosen.isPlain &&
    !all.some((one) => isMoved(one.text))
  const startDate = { value: start, phrase: text, isSure }
  if (end) return { startDate, endDate: { value: end, phrase: text, isSure } }
  // 'End date' on a line of its own.
  const own = ends[0]?.spans[0]?.last
  const value = own && isoDate(own, own.year ?? year)
  const isLater = value && value > start && daysBetween(start, value) < LONGEST_EVENT
  return isLater ? { startDate, endDate: { value, phrase: text, isSure: false } } : { startDate }
}

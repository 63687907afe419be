import { daysBetween } from '@academy/api/shared/tournament/tournament_state'
import { fitsWeekday, isoDate, type DateSpan } from './dates'
import type { Reading } from './reading'
import type { Statement } from './statements'

export type Dated = Statement & { spans: DateSpan[] }

const DEADLINE =
  /last\s*(?:date|day|dt)|entry\s*deadline|deadline|closing\s*date|cut[\s-]?off|(?:entr(?:y|ies)|registrations?)\s*(?:will\s+)?(?:be\s+)?(?:closes?|ends?|till|until|upto|up to|accepted|received|by|before|last|on or before)|(?:register|form|apply|enrol|entr(?:y|ies)|registration|fees?|send|submit|confirm|paid|online)\b[^.]{0,60}\b(?:before|by|till|latest|upto|up to)\b|(?:before|by)\s+\S+\s+\S+\s+(?:to|for)\s+(?:register|entry)|(?:नोंदणी|प्रवेश|प्रवेशिका)\s*बंद|अंतिम|अंतीम|शेवटची|शेवटचा|आखिरी|पर्यंत|पर्यन्त|(?<![\p{L}\p{M}])तक(?![\p{L}\p{M}])|पूर्वी|आधी|shevat|antim/iu
const OTHER_FEE =
  /early|later\b|extra|discount|extended|late\s+(?:fee|entr)|spot|वाढ|विलंब|लेट|सवलत/iu
/** Words of entries that arrive or end, not of what they cost until then. */
const OF_ENTRIES =
  /(?:entr(?:ies|y(?!\s*fees?))|registrations?|names|forms?)\b.{0,40}\b(?:by|before|close|end|reach|accept|receiv|till|until|upto|up to|on or)|नोंद|पंजी/iu

export function isClosing({ kind, text, section }: Dated): boolean {
  if (kind === 'deadline' || kind === 'fee') return true
  if (kind === 'date' || kind === 'reporting') return false
  return DEADLINE.test(text) || kind === 'extraFee' || (section === 'fee' && !kind)
}

const isLabel = (one: Dated) => one.kind === 'deadline'
const isOrdinary = ({ text, kind }: Dated) => kind !== 'extraFee' && !OTHER_FEE.test(text)
const isOfEntries = (one: Dated) =>
  isLabel(one) || one.section !== 'fee' || OF_ENTRIES.test(one.text)

/** The ordinary last date, not that of a lower or a higher fee. Sure when no other one is named. */
export function readDeadline(
  closing: Dated[],
  start: Reading | undefined,
  today: string
): Reading | undefined {
  const dayOf = ({ spans }: Dated) => {
    const { last } = spans[0]!
    const year = last.year ?? Number((start?.value ?? today).slice(0, 4))
    const day = isoDate(last, year)
    // '28 December' of an event in January.
    const isYearBefore = day && start && day > start.value && last.year === undefined
    return isYearBefore ? isoDate(last, year - 1) : day
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
  const isOnly = closing
    .filter((one) => isLabel(one) || (isOrdinary(one) && one.kind !== 'fee'))
    .every((one) => one.spans.length === 1 && dayOf(one) === value)
  const isSure =
    isOnly &&
    isOfEntries(chosen) &&
    chosen.kind !== 'fee' &&
    isOrdinary(chosen) &&
    chosen.isPlain &&
    fitsWeekday(chosen.text, value) !== false &&
    start?.isSure === true &&
    daysBetween(value, start.value) < 90
  return { value, phrase: chosen.text, isSure }
}

import { anyOf } from '@academy/api/shared/text/whole_words'
import { AND, TO } from '@academy/api/shared/patterns/joining_words'
import { findDates } from './dates'
import { CAMP } from './event-days'
import { withoutFigures } from './figures'
import { currentTimes, isTimeMoved } from './other-days'
import { agreed, labelled, type Reading } from './reading'
import type { Statement } from './statements'
import type { ClockTime } from './times'

const REPORT =
  /report|\brptg?\b|come by|log in|presence|be there|रिपोर्ट|उपस्थित|हजेरी|हजर|check[\s-]?in|assembl|be present|arriv|hajeri|hajar|upasthit/iu
const NOT_REPORTING =
  /\b(?:1st|first|last|second|2nd)\s*r(?:ou)?nd|round\s*-?\s*[1i]\b|starts?\b|begin|prize|ceremony|lunch|leave|पहिली फेरी|पहला राउंड|पहला चक्र|सुरू|शुरू|suru|pahil[aiy]e? (?:feri|round)/iu
const MARATHI = /^(?:hajeri|hajar|upasthit)/i

const CLAUSE_END = new RegExp(`[,;|(]|\\.\\s|\\s${anyOf(AND)}`, 'iu')

/** Whether the time behind a word, or what it stands before, is that of a round or a ceremony. */
function isOfRound(text: string, from: number, time: number): boolean {
  const [behind = ''] = text.slice(time).split(CLAUSE_END)
  return NOT_REPORTING.test(text.slice(from, time)) || NOT_REPORTING.test(behind)
}

/**
 * The time that stands beside a word for reporting: behind it in English, before it in Marathi and
 * Hindi; in brackets of its own, '9.00 (reporting 8.30)', always behind it.
 */
function timeBeside({ text }: Statement): Reading[] {
  const word = REPORT.exec(text)
  if (!word) return []
  const times = currentTimes(text)
  const after = times.find(({ index }) => index > word.index)
  const before = times.findLast(({ index }) => index < word.index)
  const isBetween = after && isOfRound(text, word.index, after.index)
  const isInBrackets = after && /\(\s*$/.test(text.slice(0, word.index))
  const isVerbLast = /[\u0900-\u097f]/.test(text) || MARATHI.test(word[0])
  const isBefore = before && !isInBrackets && (isBetween || isVerbLast)
  const beside = isBefore ? before : (after ?? before)
  if (!beside) return []
  const begin = beginningOf(text, times)
  if (begin) return [{ value: begin, phrase: text, isSure: false }]
  const { time, isExplicit } = beside
  const isDaytime =
    time >= (isExplicit ? '06:00' : '07:00') && time <= (isExplicit ? '20:00' : '11:59')
  const isOne = times.length === 1 || beside === after
  const isSure = isDaytime && !isBetween && isOne && !isTimeMoved(text)
  return [{ value: time, phrase: text, isSure }]
}

const SPAN = new RegExp(`(?<![\\d.:])(\\d{1,2})(?:[.:](\\d{2}))?\\s*(?:${TO}|-)\\s*(?=\\d)`, 'iu')

/** Of '9 to 9.30 am' the first time, in the same half of the day. */
function beginningOf(text: string, times: ClockTime[]): string | undefined {
  const span = SPAN.exec(text)
  const end = span && times.find(({ index }) => index >= span.index + span[0].length)
  if (!end) return undefined
  const [, hours = '', minutes = '00'] = span
  const hour = Number(hours) + (end.time >= '13:00' && Number(hours) < 12 ? 12 : 0)
  const begin = `${String(hour).padStart(2, '0')}:${minutes}`
  return begin < end.time ? begin : undefined
}

/** Until when entries are taken, or what comes behind the games: no time to be there. */
const NOT_OF_START = new RegExp(
  anyOf(
    'entr*|regist*|reg|last|deadline|clos*|till|until|before|by|fees?|prize*|ceremony|lunch|meeting',
    'नोंद*|प्रवेश|अंतिम|शेवट*|मुदत|पर्यंत|तक|आधी|पूर्वी|बक्षि*|पुरस्कार*|समारोप|मीटिंग'
  ),
  'iu'
)

/** '10 am to 1 pm daily' */
const isTimeAlone = ({ kind, text }: Statement) =>
  !kind && text.length <= 40 && currentTimes(text)[0]?.index === 0 && !NOT_REPORTING.test(text)

const isOfDay = (one: Statement) => {
  if (CAMP.test(one.text)) return false
  if (one.kind === 'date') return true
  const isBeside = isTimeAlone(one) || findDates(one.text).length > 0
  return (!one.kind || one.kind === 'title') && isBeside && !NOT_OF_START.test(one.text)
}

/** The one time of a text, or the first of '9 am to 6 pm'. */
function startIn(text: string): string | undefined {
  const times = currentTimes(text)
  const explicit = times.filter(({ isExplicit }) => isExplicit)
  const [first, last] = explicit.length > 0 ? explicit : times
  if (!last || times.length === 1) return first?.time
  return beginningOf(text, times) ?? (isSpan(text, first, last) ? first?.time : undefined)
}

const UP_TO = new RegExp(`(?:${anyOf(TO)}|-)\\s*$`, 'iu')
const isSpan = (text: string, first: ClockTime | undefined, last: ClockTime) =>
  first !== undefined && UP_TO.test(text.slice(first.index, last.index))

/** The time that stands under a label, or beside the day, where no word says what it is for. */
function onlyTime(all: Statement[]): Reading | undefined {
  const startsOf = (some: Statement[]) =>
    some.flatMap(({ text }) => {
      // '9-10 January' is no time.
      const value = startIn(withoutFigures(text))
      return value ? [{ value, phrase: text, isSure: false }] : []
    })
  const named = startsOf(labelled(all, 'time'))
  const found = named.length > 0 ? named : startsOf(all.filter(isOfDay))
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined
}

/** When players have to be there, `HH:MM`. Sure in the daytime, where it is named once. */
export function readReportingTime(all: Statement[]): Reading | undefined {
  const named = all.filter(({ text }) => REPORT.test(text))
  const moved = named.filter(({ text }) => isTimeMoved(text))
  const first = named.filter((one) => !moved.includes(one))
  return agreed([...moved, ...first].flatMap(timeBeside)) ?? onlyTime(all)
}

const END = new RegExp(
  `${anyOf('ends?(?:\\s+(?:at|by))?|finish(?:es)?|समाप्त*|संपेल')}[\\s:=-]*$`,
  'iu'
)

/** When it is over: the second of '9 am to 6 pm', or the time behind 'End'. Never sure. */
export function readEndTime(all: Statement[]): Reading | undefined {
  const found = all.flatMap((one) => {
    const { text, kind } = one
    const times = currentTimes(text)
    const ended = times.find(({ index }) => END.test(text.slice(0, index)))
    const [first, last] = times
    const isOfTime = kind === 'time' || kind === 'date' || isTimeAlone(one)
    const span = isOfTime && last && times.length === 2 && isSpan(text, first, last)
    const value = ended?.time ?? (span && first && first.time < last.time ? last.time : undefined)
    return value ? [{ value, phrase: text, isSure: false }] : []
  })
  return agreed(found)
}

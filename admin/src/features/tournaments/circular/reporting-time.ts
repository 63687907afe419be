import { findTimes } from './dates'
import { agreed, type Reading } from './reading'
import type { Statement } from './statements'

const REPORT =
  /report|come by|log in|presence|be there|रिपोर्ट|उपस्थित|हजेरी|हजर|check[\s-]?in|assembl|be present|arriv|hajeri|hajar|upasthit/iu
const OTHER =
  /\b(?:1st|first|last|second|2nd)\s*r(?:ou)?nd|round\s*-?\s*[1i]\b|starts?\b|begin|prize|ceremony|lunch|leave|पहिली फेरी|पहला राउंड|पहला चक्र|सुरू|शुरू|suru/iu

/** The time that stands beside a word for reporting: behind it in English, before it in Marathi and Hindi. */
function timeBeside({ text }: Statement): Reading[] {
  const word = REPORT.exec(text)
  if (!word) return []
  const times = findTimes(text)
  const after = times.find(({ index }) => index > word.index)
  const before = times.findLast(({ index }) => index < word.index)
  const isBetween = after && OTHER.test(text.slice(word.index, after.index))
  const isBefore = before && (isBetween || /[\u0900-\u097f]/.test(text))
  const beside = isBefore ? before : (after ?? before)
  if (!beside) return []
  const { time, isExplicit } = beside
  const isDaytime =
    time >= (isExplicit ? '06:00' : '07:00') && time <= (isExplicit ? '20:00' : '11:59')
  const isSure = isDaytime && !isBetween && (times.length === 1 || beside === after)
  return [{ value: time, phrase: text, isSure }]
}

/** When players have to be there, `HH:MM`. Sure in the daytime, where it is named once. */
export const readReportingTime = (all: Statement[]): Reading | undefined =>
  agreed(all.flatMap(timeBeside))

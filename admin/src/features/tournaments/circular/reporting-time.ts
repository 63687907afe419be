import { findTimes } from './dates'
import type { Reading } from './reading'
import type { Statement } from './statements'

const REPORT =
  /report|come by|log in|presence|be there|रिपोर्ट|उपस्थित|हजेरी|हजर|check[\s-]?in|assembl|be present|arriv|hajeri|hajar|upasthit/iu
const NOT_REPORTING =
  /\b(?:1st|first|last|second|2nd)\s*r(?:ou)?nd|round\s*-?\s*[1i]\b|starts?\b|begin|prize|ceremony|lunch|leave|पहिली फेरी|पहला राउंड|पहला चक्र|सुरू|शुरू|suru/iu
const ROUND_BEHIND = /^[\d:.]+\D*(?:ला\s+)?(?:पहिली फेरी|first round|1st round|round 1)/iu

function timeBeside({ text }: Statement): Reading | undefined {
  const word = REPORT.exec(text)
  if (!word) return undefined
  const times = findTimes(text)
  const other = NOT_REPORTING.exec(text)
  const after = times.find(({ index }) => index > word.index)
  const before = times.findLast(({ index }) => index < word.index)
  // 'First round at 10, report by 9', '8.30 - reporting': the time that is beside the word.
  const isOtherFirst = !!other && !!after && other.index > word.index && other.index < after.index
  const isOtherBehind = !!after && ROUND_BEHIND.test(text.slice(after.index))
  const isBefore = isOtherFirst || isOtherBehind || /[\u0900-\u097f]/.test(text)
  const beside = isBefore && before ? before : (after ?? before)
  if (!beside) return undefined
  const { time, isExplicit } = beside
  const isDaytime = isExplicit
    ? time >= '06:00' && time <= '20:00'
    : time >= '07:00' && time < '12:00'
  const isOnly = times.length === 1 || (beside === after && !isOtherBehind)
  return { value: time, phrase: text, isSure: isDaytime && isOnly && !isOtherFirst }
}

/**
 * When players have to be there, `HH:MM`. Sure only where reporting is what is spoken of, once, in
 * the daytime; a time that stands under a label for it without the word is offered.
 */
export function readReportingTime(all: Statement[]): Reading | undefined {
  const [first, ...others] = all.map(timeBeside).filter((reading) => reading !== undefined)
  if (first)
    return { ...first, isSure: first.isSure && others.every(({ value }) => value === first.value) }
  return undefined
}

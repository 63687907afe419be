import { agreed, doubtedIf, labelled, matchesOf, type Reading } from './reading'
import type { Statement } from './statements'

const SECONDS = "sec(?:ond)?s?|s\\b|\"|''|सेकंद|सेकंड|सेकेंड|सेकण्ड|सैकंड|से\\.?"
const MINUTES = "min(?:ute)?s?\\.?|mnts?|m\\b|'|मिनिटे|मिनिटं|मिनिट|मिनट|मि\\.?"
const HOURS = 'hours?|hrs?|तास|घंटे|घंटा'
const WITH_INCREMENT = [
  new RegExp(
    `(?<![\\d:.])()(\\d{1,3})\\s*(?:${MINUTES})(?!\\p{L})[^\\d|]{0,70}?(?<![\\d.])(\\d{1,2})\\s*(?:${SECONDS})`,
    'iu'
  ),
  /(?<![\d:.+₹]|\d-)()(\d{1,3})\s*(?:mins?\.?\s*)?\+\s*(\d{1,2})(?!\d|,\d)/iu,
  new RegExp(
    `(?<![\\d:.])(\\d)\\s*(?:${HOURS})\\s*(?:(\\d{1,2})\\s*(?:${MINUTES}))?[^\\d|]{0,40}?(\\d{1,2})\\s*(?:${SECONDS})`,
    'iu'
  ),
]
const ALONE = new RegExp(`(?<![\\d:.])()(\\d{1,3})\\s*(?:${MINUTES})(?!\\p{L})`, 'iu')
const EACH = new RegExp(
  `${ALONE.source}\\s*(?:time\\s+)?(?:each|per (?:player|side)|a side|for each|प्रत्येकी|pratyeki)|(?:each|प्रत्येकी|प्रत्येक)[^\\d|]{0,30}?()(\\d{1,3})\\s*(?:${MINUTES})`,
  'iu'
)

function clockOf(match: RegExpExecArray): string | undefined {
  const [hours, minutes, seconds = 0] = match
    .slice(1)
    .filter((part) => part !== undefined)
    .map(Number)
  const all = hours! * 60 + minutes!
  if (all < 1 || all > 180 || seconds > 60) return undefined
  return seconds > 0 ? `${all} min + ${seconds} sec` : `${all} min`
}

/** Time for thinking: '15 min + 10 sec'. An increment said anywhere outweighs a time without one. */
export function readTimeControl(all: Statement[]): Reading | undefined {
  const own = labelled(all, 'clock')
  const told = all.filter(
    ({ kinds, text }) =>
      kinds[0] === 'clock' || (kinds[0] !== 'prizes' && !/late|default|forfeit|उशिरा/i.test(text))
  )
  const increments = WITH_INCREMENT.flatMap((pattern) => [
    ...matchesOf(own, pattern, clockOf),
    ...matchesOf(told, pattern, clockOf),
  ])
  if (increments.length > 0) return agreed(increments)
  const plain = matchesOf(own, ALONE, clockOf)
  // Each may have that time alone, or with an increment that is not told.
  return doubtedIf(plain.length === 0, agreed([...plain, ...matchesOf(told, EACH, clockOf)]))
}

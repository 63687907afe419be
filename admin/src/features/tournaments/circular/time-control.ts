import { agreed, labelled, matchesOf, type Reading } from './reading'
import type { Statement } from './statements'

const SECONDS = "sec(?:ond)?s?|s\\b|\"|''|सेकंद|सेकंड|सेकेंड|सेकण्ड|सैकंड|से\\.?"
const MINUTES = "min(?:ute)?s?\\.?|mnts?|m\\b|'|मिनिटे|मिनिटं|मिनिट|मिनट|मि\\.?"
const WITH_INCREMENT = [
  new RegExp(
    `(?<![\\d:.])(\\d{1,3})\\s*(?:${MINUTES})(?!\\p{L})[^\\d|]{0,70}?(?<![\\d.])(\\d{1,2})\\s*(?:${SECONDS})`,
    'iu'
  ),
  /(?<![\d:.+₹]|\d-)(\d{1,3})\s*(?:mins?\.?\s*)?\+\s*(\d{1,2})(?!\d|,\d)/iu,
]
const ALONE = new RegExp(`(?<![\\d:.])(\\d{1,3})\\s*(?:${MINUTES})(?!\\p{L})`, 'iu')
function clockOf(match: RegExpExecArray): string | undefined {
  const minutes = Number(match[1])
  const seconds = Number(match[2] ?? 0)
  if (minutes < 1 || minutes > 180 || seconds > 60) return undefined
  return seconds > 0 ? `${minutes} min + ${seconds} sec` : `${minutes} min`
}

/** Time for thinking: '15 min + 10 sec'. An increment said anywhere outweighs a time without one. */
export function readTimeControl(all: Statement[]): Reading | undefined {
  const own = labelled(all, 'clock')
  const told = all.filter(
    ({ kinds, text }) =>
      kinds[0] === 'clock' || (kinds[0] !== 'prizes' && !/late|default|forfeit|उशिरा/i.test(text))
  )
  const increments = WITH_INCREMENT.flatMap((pattern) => matchesOf(told, pattern, clockOf))
  if (increments.length > 0) return agreed(increments)
  return agreed(matchesOf(own, ALONE, clockOf))
}

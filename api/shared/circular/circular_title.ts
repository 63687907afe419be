import { matchesOf, type Reading } from './circular_reading.js'
import type { Statement } from './circular_text.js'

const EVENT =
  /tournament|championship|\bopen\b|rapid|blitz|trophy|fest\b|competition|league|arena|masters|selection|स्पर्धा|प्रतियोगिता|टूर्नामेंट|चषक|\bcup\b/iu
const HOST =
  /^(?:organi[sz]|presents?\b|affiliated|under the|respected|invites|free entry|dear|good news|we (?:are|invite)|\()|(?:association|federation|academy|circle|club)\s*(?:\(.*\)|,.*|presents?)?$|presents\s*$|द्वारा$|संघटना|https?:/iu
const LABELLED = /^[\p{L}\p{M}.& ]{2,25}\s*[:=]/u
/** A heading is no sentence. */
const SENTENCE =
  /\b(?:is|are|was|will|have|has|please|kindly|players?|prizes?|fees?|rounds?|you)\b|[.?]$|आहे|करावी|₹|\d{3,}\s*\/-/iu
/** Headings stand on top. */
const TOP_LINES = 6
const TITLE_MAX = 150

function cleanTitle(text: string): string {
  return text
    .replace(/^(?:(?:fwd|fw|reminder)\b[:!\s]*)+/iu, '')
    .replace(/\s+at\s+\p{Lu}.*$/u, '')
    .replace(/^[\s!.-]+|[\s!.-]+$/g, '')
    .slice(0, TITLE_MAX)
}

/**
 * What the event is called. Sure when it is labelled, or when one single heading on top names an
 * event and nothing else could be the name.
 */
export function readTitle(all: Statement[]): Reading | undefined {
  const isEvent = (match: RegExpExecArray) => (EVENT.test(match[1]!) ? match[1] : undefined)
  const [labelled, ...more] = matchesOf(
    all,
    /^(?:sub(?:ject)?|event|tournament|name of (?:the )?(?:event|tournament))\s*[:=-]+\s*(.+?)(?:\s*\(.*)?$/iu,
    isEvent
  )
  if (labelled) {
    // What stood in brackets was left out, which may have been part of the name.
    const isWhole = !/\(/.test(labelled.phrase) && labelled.value.length <= TITLE_MAX
    return { ...labelled, isSure: isWhole && more.length === 0 }
  }
  const [announced] = matchesOf(
    all,
    /(?:announce|organising|organizing|invite you (?:to|for))\s+(?:the\s+)?(.+?)(?:,?\s+(?:to be held|on|at)\s|$)/iu,
    isEvent
  )
  if (announced) return { ...announced, isSure: false }
  const plain = all.filter(({ text }) => !HOST.test(text) && !LABELLED.test(text))
  const events = plain.filter(({ text }) => EVENT.test(text))
  const chosen = events[0] ?? plain[0]
  const value = chosen && cleanTitle(chosen.text)
  if (!chosen || !value) return undefined
  const headings = plain.filter(
    (one) => one.line < TOP_LINES && EVENT.test(one.text) && !SENTENCE.test(one.text)
  )
  const next = all.find(({ line }) => line === chosen.line + 1)
  const isSure =
    headings.length === 1 &&
    headings[0] === chosen &&
    value === chosen.text.replace(/^[\s!.-]+|[\s!.-]+$/g, '') &&
    value.split(/\s+/).length >= 3 &&
    // A name that goes on in the next line, or began in the line above, is not whole.
    (!next ||
      LABELLED.test(next.text) ||
      HOST.test(next.text) ||
      /\d|^(?:date|venue|on|from)\b/i.test(next.text)) &&
    !/[,&-]$|\b(?:and|the|of|for|in)$/i.test(value)
  return { value, phrase: chosen.text, isSure }
}

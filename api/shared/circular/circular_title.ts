import { labelOf } from './circular_labels.js'
import type { Reading } from './circular_reading.js'

const EVENT =
  /tou?rn[a-z]*t\b|champ[a-z]*ship|\bopen\b|rapid|blitz|trophy|fest(?:ival)?\b|competition|league|arena|masters|\bmela\b|utsav|carnival|challenge|marathon|bonanza|grand prix|\bseries\b|selection|classic\b|\bbash\b|\bcup\b|spardha|chashak|pratiyogita|स्पर्धा|प्रतियोगिता|टूर्नामेंट|टुर्नामेंट|ओपन|रॅपिड|रैपिड|ब्लिट्झ|ब्लिट्ज|चॅम्पियनशिप|चैंपियनशिप|लीग|ट्रॉफी|फेस्टिव्हल|चषक|करंडक|महोत्सव|मेळा/iu
/** A name that holds one of these is whole. */
const WHOLE =
  /tou?rn[a-z]*t\b|champ[a-z]*ship|competition|league|spardha|pratiyogita|स्पर्धा|प्रतियोगिता|टूर्नामेंट|चषक/iu
/** The rest of a name that was broken by the page. */
const REST =
  /^(?:open|all|state|district|chess|rapid|blitz|fide|rating|rated|below|under|classical|tournament|championship|memorial|trophy|बुद्धिबळ|शतरंज|भव्य|राज्यस्तरीय|जिल्हास्तरीय|खुली|जलद|स्पर्धा|buddhibal)(?![\p{L}\p{M}])/iu
const HOST =
  /^(?:organi[sz]|presents?\b|affiliated|under the|respected|invites|free entry|dear|good news|greetings|forwarded|we (?:are|invite)|\(|in association|venue\b)|(?:association|federation|academy|circle|club|group|forum|society|foundation|trust|sangh|mandal|sanghatana|school|college)\s*(?:\(.*\)|,.*|presents?|organi[sz]es?)?$|presents\s*$|द्वारा$|द्वारा आयोजित|आयोजित$|संघटना|वतीने|विद्यमाने|मंडळ\s*(?:,.*)?$|अकादमी\s*(?:,.*)?$|https?:|प्रसन्न/iu
/** A heading is no sentence. */
const SENTENCE =
  /\b(?:is|are|was|will|have|has|please|kindly|pls|players?|prizes?|fees?|rounds?|you|our|participate|entry|entries|report|played?|mins?|secs?|rds|(?:on )?(?:sun|mon|tues|wednes|thurs|fri|satur)day|organi[sz]ing|presents?)\b|[.?]$|\brs\b|₹|[\d०-९],[\d०-९]{3}|आहे|आहेत|करावी|होणार|होईल|aahe|keli|yethe|₹|\d{3,}\s*\/-/iu
const ANNOUNCED = [
  /(?:announc\p{L}*|organi[sz](?:es|ed|ing|e)|invit\p{L}* (?:you |all )?(?:to|for)|conduct\p{L}*|host\p{L}*|presents?|present|back with)\s+(?:of\s+)?(?:the\s+|its\s+|a\s+|our\s+)?(.+?)(?:,?\s+(?:to be held|this time|which|scheduled|on|at|from|in|for)\s|[.,]?$)/iu,
  /^(?:the\s+)?(.+?)\s+(?:is|will be)\s+(?:being\s+)?(?:held|organi[sz]ed|conducted|played)\b/iu,
  /(?:आयोजित|वतीने|विद्यमाने|द्वारा)\s+(.+?(?:स्पर्धा|प्रतियोगिता|चषक)(?:\s+\d{4})?)/u,
]
const GREETING =
  /^(?:hi|hello|hey|dear|namast|good|respected|greetings|pls|please|नमस्कार|जय|राम|॥|circular|notice|prospectus)(?![\p{L}\p{M}])/iu
/** Words about a text, which belong to no name. */
const ABOUT = /\b(?:fwd|info|details|invitation|prospectus|brochure)\b/i
/** Words that any event has: no name without another. */
const COMMON =
  /chess|tournament|competition|championship|open|rapid|blitz|बुद्धिबळ|स्पर्धा|शतरंज|प्रतियोगिता|भव्य|खुली|buddhibal|spardha/giu
const QUOTED = /"([^"]{8,120})"|(?<!\p{L})'([^']{8,120})'(?!\p{L})/u
const KIND_BEHIND =
  /^\s+[^,.;|]{0,60}?(?:स्पर्धा|प्रतियोगिता|tournament|championship)(?![\p{L}\p{M}])/iu
/** Headings stand on top. */
const TOP_LINES = 6
const NEAR_TOP = 12
const TITLE_MAX = 150

interface Line {
  text: string
  line: number
}

const trimmed = (text: string) => text.replace(/^[\s!.'"-]+|[\s!.'"-]+$/g, '')

/** What messengers put before a message that is passed on. */
const FORWARDED = /^(?:(?:fwd|fw|reminder|forwarded(?: as received)?)\b[:!\s]*)+/iu

const cleanTitle = (text: string): string =>
  trimmed(text.replace(/\s+at\s+\p{Lu}.*$/u, '')).slice(0, TITLE_MAX)

/** Lines of which the second is the rest of the first, as one. */
function rejoined(lines: Line[]): (Line & { isJoined: boolean })[] {
  const whole: (Line & { isJoined: boolean })[] = []
  for (const line of lines) {
    const previous = whole.at(-1)
    const isRest =
      previous &&
      line.line - previous.line === 1 &&
      (EVENT.test(previous.text) ||
        /memorial|स्मृती|स्मरणार्थ|^\d+(?:st|nd|rd|th)\b/iu.test(previous.text)) &&
      !WHOLE.test(previous.text) &&
      !HOST.test(previous.text) &&
      !/[!.?]$|\d{4}$/.test(previous.text) &&
      REST.test(line.text) &&
      !labelOf(line.text)?.value
    if (isRest)
      Object.assign(previous, {
        text: `${previous.text} ${line.text}`,
        line: line.line,
        isJoined: true,
      })
    else whole.push({ ...line, isJoined: false })
  }
  return whole
}

/**
 * What the event is called. Sure when it is labelled, or when one single heading on top names an
 * event and nothing else could be the name.
 * @param lines the lines of the text, as written, without empty ones
 */
export function readTitle(lines: Line[]): Reading | undefined {
  const all = rejoined(
    lines.flatMap(({ text, line }) =>
      text
        .split(/\s*\|\s*/)
        .map((cell) => ({ text: cell.replace(FORWARDED, ''), line }))
        .filter((cell) => /[\p{L}\p{M}]{2}/u.test(cell.text))
    )
  )
  const labelled = all.flatMap(({ text, line }, at) => {
    const label = labelOf(text)
    if (label?.kinds[0] !== 'title') return []
    const below = label.value ? undefined : all[at + 1]
    const value = label.value || (below?.text ?? '')
    return EVENT.test(value) && value.length <= TITLE_MAX
      ? [{ value, phrase: text, line, isBelow: Boolean(below) }]
      : []
  })
  const [first] = labelled
  const isVague =
    first &&
    !WHOLE.test(first.value) &&
    all.some(
      (one) =>
        one.line < NEAR_TOP &&
        WHOLE.test(one.text) &&
        !HOST.test(one.text) &&
        !isLabelled(one.text) &&
        !SENTENCE.test(one.text)
    )
  if (first && !isVague) {
    // Brackets at the end list the groups, or belong to the name.
    const value = first.value.replace(/\s*\((?=[^)]*(?:u-?\d|under))[^)]*\)\s*$/i, '')
    const isSure =
      !/\)$/.test(first.value) &&
      !ABOUT.test(first.value) &&
      labelled.length === 1 &&
      !first.isBelow
    return { value: trimmed(value), phrase: first.phrase, isSure }
  }
  const plain = all.filter(({ text }) => !HOST.test(text) && !isLabelled(text))
  const isHeading = ({ text, line }: Line) =>
    line < NEAR_TOP && EVENT.test(text) && !SENTENCE.test(text) && !/^#/.test(text)
  const heading =
    plain.find(
      (one) =>
        isHeading(one) &&
        WHOLE.test(one.text) &&
        /[\p{L}\p{M}]{2}/u.test(one.text.replace(COMMON, ' '))
    ) ??
    plain.find((one) => isHeading(one) && WHOLE.test(one.text)) ??
    plain.find(isHeading)
  const top = plain.find(isHeading)
  const chosenHeading =
    top && heading && top.line < heading.line && /\bcup\b|चषक|trophy/iu.test(top.text)
      ? top
      : heading
  if (!chosenHeading) {
    for (const { text } of all) {
      const match = QUOTED.exec(text)
      const quoted = match?.slice(1).find(Boolean) ?? ''
      if (!match || !EVENT.test(quoted)) continue
      // What kind of event it is may stand behind its name.
      const behind = WHOLE.test(quoted)
        ? ''
        : (KIND_BEHIND.exec(text.slice(match.index + match[0].length))?.[0] ?? '')
      const value = behind ? `${match[0]}${behind}` : trimmed(quoted)
      return { value, phrase: text, isSure: false }
    }
    for (const pattern of ANNOUNCED) {
      for (const { text } of all) {
        const value = trimmed(pattern.exec(text)?.[1] ?? '')
        if (EVENT.test(value) && value.length <= TITLE_MAX)
          return { value, phrase: text, isSure: false }
      }
    }
  }
  const events = plain.filter(({ text }) => EVENT.test(text))
  const chosen =
    chosenHeading ??
    events[0] ??
    plain.find(
      ({ text }) => cleanTitle(text).length > 3 && !GREETING.test(text) && !/^#/.test(text)
    )
  const value = chosen && cleanTitle(chosen.text)
  if (!chosen || !value) return undefined
  const headings = plain.filter(
    (one) => one.line < TOP_LINES && EVENT.test(one.text) && !SENTENCE.test(one.text)
  )
  const next = all.find(({ line }) => line === chosen.line + 1)
  const above = all.find(({ line }) => line === chosen.line - 1)
  const isSure =
    headings.length === 1 &&
    headings[0] === chosen &&
    !chosen.isJoined &&
    // What stands above is told apart from the name: a host, a greeting, words in brackets.
    (!above || HOST.test(above.text) || isLabelled(above.text) || GREETING.test(above.text)) &&
    value === trimmed(chosen.text) &&
    value.split(/\s+/).length >= 3 &&
    // A name that goes on in the next line, or began in the line above, is not whole.
    (!next ||
      isLabelled(next.text) ||
      HOST.test(next.text) ||
      (!EVENT.test(next.text) && /\d|^(?:date|venue|on|from)\b/i.test(next.text))) &&
    !/[,&)-]$|\b(?:and|the|of|for|in)$|\bby\b|,\s*[\p{L}\p{M}]+$/iu.test(value) &&
    !ABOUT.test(value)
  return { value, phrase: chosen.text, isSure }
}

function isLabelled(text: string): boolean {
  const label = labelOf(text)
  return (
    label !== undefined && (label.kinds.length > 0 || /^[\p{L}\p{M}.& ]{2,25}\s*[:=]/u.test(text))
  )
}

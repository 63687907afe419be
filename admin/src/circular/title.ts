import { WORD_END, WORD_START } from '@academy/api/shared/text/whole_words'
import { labelOf } from './labels'
import { findDates } from './dates'
import { leadsOn } from './other-days'
import type { Reading } from './reading'
import { dashed } from './statements'
import { cellsOf } from './tables'
import { findTimes } from './times'

const EVENT =
  /tou?rn[a-z]*t\b|champ[a-z]*ship|\bopen\b|rapid|blitz|trophy|fest(?:ival)?\b|competition|league|arena|masters|\bmela\b|utsav|carnival|challenge|marathon|bonanza|grand prix|\bseries\b|selection|classic(?:al)?\b|(?:chess|coaching|training|summer|winter) camp|mahotsav|\bbash\b|\bcup\b|spardha|chashak|pratiyogita|स्पर्धा|प्रतियोगिता|टूर्नामेंट|टुर्नामेंट|ओपन|रॅपिड|रैपिड|ब्लिट्झ|ब्लिट्ज|चॅम्पियनशिप|चैंपियनशिप|लीग|ट्रॉफी|फेस्टिव्हल|चषक|करंडक|महोत्सव|मेळा/iu
/** A name that holds one of these is whole. */
const WHOLE =
  /tou?rn[a-z]*t\b|champ[a-z]*ship|competition|league|spardha|pratiyogita|स्पर्धा|प्रतियोगिता|टूर्नामेंट|चषक/iu
/** The rest of a name that was broken by the page. */
const REST = new RegExp(
  `^(?:open(?!\\s+(?:to|for)\\b)|all|inter|state|district|chess|rapid|blitz|fide|rating|rated|below|under|classical|tournament|championship|memorial|trophy|बुद्धिबळ|शतरंज|भव्य|राज्यस्तरीय|जिल्हास्तरीय|खुली|जलद|स्पर्धा|buddhibal)${WORD_END}`,
  'iu'
)
const BEGUN = /memorial|स्मृती|स्मरणार्थ|^\d+(?:st|nd|rd|th)\b/iu
/** Nothing but words before a name: 'DISTRICT LEVEL', 'INTER-SCHOOL'. */
const LEAD =
  /^(?:(?:district|state|taluka|national|india|inter|schools?|colleges?|level|all|open|annual|grand|junior|senior|sub|maharashtra|\d+(?:st|nd|rd|th))(?:[\s-]+|$))+$/i
const HOST =
  /^(?:organi[sz]|presents?\b|affiliated|under the|respected|invites|free entry|dear|good news|greetings|forwarded|फॉरवर्ड|अग्रेषित|we (?:are|invite)|\(|in association|venue\b)|(?:association|federation|academy|circle|club|group|forum|society|foundation|trust|sangh|mandal|sanghatana|school|college)\s*(?:\(.*\)|,.*|presents?|organi[sz]es?)?$|presents\s*$|द्वारा$|द्वारा आयोजित|आयोजित$|संघटना|वतीने|विद्यमाने|मंडळ\s*(?:,.*)?$|अकादमी\s*(?:,.*)?$|https?:|प्रसन्न/iu
const SENTENCE =
  /^(?:best|top|winner)\b|\b(?:is|are|was|will|have|has|please|kindly|pls|players?|prizes?|fees?|rounds?|you|our|participate|entry|entries|report|played?|mins?|secs?|rds|(?:on )?(?:sun|mon|tues|wednes|thurs|fri|satur)day(?!\s+(?:night|special|chess|rapid|blitz|open|cup|arena|league))|organi[sz]ing|presents?)\b|[.?]$|\brs\b|₹|[\d०-९],[\d०-९]{3}|आहे|आहेत|है[\s।.]*$|करावी|होणार|होईल|aahe|keli|yethe|₹|\d{3,}\s*\/-/iu
const ANNOUNCED = [
  /(?:announc\p{L}*|organi[sz](?:es|ed|ing|e)|invit\p{L}* (?:you |all )?(?:to|for)|conduct\p{L}*|host\p{L}*|presents?|present|back with)\s+(?:of\s+)?(?:the\s+|its\s+|a\s+|our\s+)?(.+?)(?:,?\s+(?:to be held|this time|which|scheduled|on|at|from|in|for)\s|[.,]?$)/iu,
  /(?:^|,\s+)(?:the\s+)?([^,]+?)\s+(?:which\s+)?(?:(?:is|was|will be)\s+(?:to be\s+|being\s+)?(?:held|organi[sz]ed|conducted|played|scheduled)|scheduled)\b/iu,
  /\b(?:entr(?:y|ies) (?:for|of|to)|edition of)\s+(?:the\s+)?(.+?)\s*(?:\(|\b(?:is|are|will|has|have)\b)/iu,
  /होणार[ीाे]\s+([^,।|]{3,80}?(?:स्पर्धा|चषक))/u,
  /(?:^|.*\s)(?:में|को)\s+([^,।]{3,80}?(?:स्पर्धा|प्रतियोगिता|टूर्नामेंट))\s+का\s+आयोजन/u,
  new RegExp(
    `${WORD_START}(?:yethe|yethil|ayojit|tarfe|येथे|येथील)\\s+([^\\d,.|]{3,80}?(?:spardha|chashak|स्पर्धा|चषक))${WORD_END}`,
    'iu'
  ),
  /(?:आयोजित|वतीने|विद्यमाने|द्वारा)\s+(.+?(?:स्पर्धा|प्रतियोगिता|चषक)(?:\s+\d{4})?)/u,
]
/** Words about a text, which belong to no name. */
const ABOUT = /\b(?:fwd|info|details|invitation|prospectus|brochure)\b/i
const UNFINISHED = /[,&)-]$|\b(?:and|the|of|for|in)$|\bby\b|,\s*[\p{L}\p{M}]+$/iu
const TOP_LINES = 6
const NEAR_TOP = 12
const TITLE_MAX = 150

interface Line {
  text: string
  line: number
  isJoined: boolean
}

/** 'विषय: … स्पर्धा आयोजनाबाबत' */
const CONCERNING = /\s+(?:[\p{L}\p{M}]*बाबत|विषयी|के (?:संबंध|बारे) में)[\s.]*$/u

const trimmed = (text: string) =>
  text
    .replace(/(['"])([^'"]*)\1/g, '$2')
    .replace(CONCERNING, '')
    .replace(/^(?:[\s!.'"-]|\(?\d{1,2}[.)]\s)+|[\s!.'"-]+$/g, '')

const OF_NAME = /open|chess|rapid|blitz|championship|cup/i
const OF_PART =
  /:|details?|rules|schedule|format|system|hall|director|fees?|venue|date|time|info|prize|entry/i

function isLabelled(text: string): boolean {
  const label = labelOf(text)
  // 'Open & Age Group Chess Tournament' has nothing but words of labels.
  const isWhole = label?.value === '' && OF_NAME.test(text) && !OF_PART.test(text)
  if (isWhole && WHOLE.test(text)) return false
  return !!label && (!!label.kind || /^[\p{L}\p{M}.& ]{2,25}\s*[:=]/u.test(text))
}

const isName = (text: string) =>
  /\s/.test(text) && EVENT.test(text) && !SENTENCE.test(text) && !leadsOn(text)
/** No part of the name: a host, something with a label. */
const isApart = ({ text }: Line) => HOST.test(text) || isLabelled(text)

function rejoined(written: string[]): Line[] {
  const whole: Line[] = []
  for (const [line, cells] of written.entries()) {
    const parts = cellsOf(cells).flatMap(dashed)
    for (const cell of parts) {
      const text = cell
      if (!/[\p{L}\p{M}]{2}/u.test(text)) continue
      const previous = whole.at(-1)
      const isBegun =
        parts.length === 1 &&
        previous?.line === line - 1 &&
        (EVENT.test(previous.text) || BEGUN.test(previous.text) || LEAD.test(previous.text)) &&
        !WHOLE.test(previous.text) &&
        !/[!.?]$|\d{4}(?:-\d{2,4})?$/.test(previous.text)
      const isRest = REST.test(text) && !labelOf(text)?.value && findDates(text).length === 0
      if (isBegun && isRest)
        Object.assign(previous, { text: `${previous.text} ${text}`, line, isJoined: true })
      else whole.push({ text, line, isJoined: false })
    }
  }
  return whole
}

function underLabel(all: Line[]): Reading | undefined {
  const [first, ...others] = all.flatMap(({ text }): Reading[] => {
    const { kind, value = '' } = labelOf(text) ?? {}
    if (kind !== 'title' || !isName(value) || value.length > TITLE_MAX) return []
    // Brackets at the end list the groups, or belong to the name.
    return [
      { value: trimmed(value), phrase: text, isSure: !value.endsWith(')') && !ABOUT.test(value) },
    ]
  })
  return first && { ...first, isSure: first.isSure && others.length === 0 }
}

function announced(all: Line[]): Reading | undefined {
  const found = ANNOUNCED.flatMap((pattern) =>
    all.map(({ text }) => ({ value: trimmed(pattern.exec(text)?.[1] ?? ''), phrase: text }))
  )
  const first = found.find(({ value }) => EVENT.test(value) && value.length <= TITLE_MAX)
  return first && { ...first, isSure: false }
}

/**
 * What the event is called. Sure when it is labelled, or when one single heading on top names an
 * event and nothing else could be the name.
 * @param written the lines of the text, as written, without empty ones
 */
export function readTitle(written: string[]): Reading | undefined {
  const all = rejoined(written)
  const own = underLabel(all)
  if (own) return own
  const headings = all.filter((one) => one.line < NEAR_TOP && isName(one.text) && !isApart(one))
  const chosen =
    headings.find(({ text }) => WHOLE.test(text) || /\bcup\b|trophy/i.test(text)) ?? headings[0]
  if (!chosen) return announced(all)
  const { text, line, isJoined } = chosen
  const value = trimmed(text.replace(/\s+at\s+\p{Lu}.*$/u, '')).slice(0, TITLE_MAX)
  const next = all.find((one) => one.line === line + 1)
  const above = all.find((one) => one.line === line - 1)
  const rivals = headings.filter((one) => one.line < TOP_LINES)
  const isSure =
    findTimes(value).every(({ isExplicit }) => !isExplicit) &&
    rivals.length === 1 &&
    rivals[0] === chosen &&
    !isJoined &&
    value.split(/\s+/).length >= 3 &&
    (!above || isApart(above)) &&
    // A name that goes on in the next line is not whole.
    (!next ||
      isApart(next) ||
      (!EVENT.test(next.text) && /\d|^(?:date|venue|on|from)\b/i.test(next.text))) &&
    !UNFINISHED.test(value) &&
    !ABOUT.test(value)
  return { value, phrase: text, isSure }
}

import { findDates, findTime, isoDate, type DateSpan } from './circular_dates.js'
import { readContact, readLinks } from './circular_people.js'
import { cityOf, readVenue } from './circular_place.js'
import { readPrizes, type ReadPrize } from './circular_prizes.js'
import { plainLines, statements, type Statement } from './circular_text.js'

/** A field's content and the words it was read from. */
export interface Reading {
  value: string
  phrase: string
}

/** What a circular can tell: texts as the fields of a form hold them, dates `YYYY-MM-DD`. */
export type CircularField =
  | 'title'
  | 'startDate'
  | 'endDate'
  | 'entryDeadline'
  | 'reportingTime'
  | 'venue'
  | 'city'
  | 'mapUrl'
  | 'entryFee'
  | 'maxParticipants'
  | 'rounds'
  | 'format'
  | 'timeControl'
  | 'rated'
  | 'eligibility'
  | 'categories'
  | 'federationCodes'
  | 'contactName'
  | 'contactPhone'
  | 'formLink'

export interface CircularReading {
  fields: Partial<Record<CircularField, Reading>>
  prizes?: { prizes: ReadPrize[]; phrase: string }
}

type Rule = (all: Statement[]) => Reading | undefined

const DEADLINE =
  /last\s*date|last\s*day|entry\s*deadline|deadline|closing\s*date|(?:entr(?:y|ies)|registrations?)\s*(?:will\s+)?(?:be\s+)?(?:close|end|till|until|upto|up to|accepted|by|before|last)|(?:register|form)\s+(?:before|by|till)|अंतिम|शेवटची|पर्यंत/iu
const NOT_THE_DAY =
  /born|rating list|as per|early|late\b|before|upto|up to|\btill\b|starts?\b|accommodation|spot/i
const DAY_LABEL = /\b(?:dates?|when|held|schedule)\b|दिनांक|तारीख|(?<!\p{L})दि\./iu

function first(
  all: Statement[],
  pattern: RegExp,
  show: (match: RegExpExecArray) => string | undefined
) {
  for (const { text } of all) {
    const match = pattern.exec(text)
    const value = match && show(match)
    if (value) return { value, phrase: text }
  }
  return undefined
}

/** The first of these patterns that finds something, wherever it stands. */
const firstOf =
  (...rules: Rule[]): Rule =>
  (all) => {
    for (const rule of rules) {
      const reading = rule(all)
      if (reading) return reading
    }
    return undefined
  }

const find =
  (
    pattern: RegExp,
    show: (match: RegExpExecArray) => string | undefined = ([, value]) => value
  ): Rule =>
  (all) =>
    first(all, pattern, show)

/** A year that nobody wrote: that of the next such day. */
function comingYear(span: DateSpan, today: string): number {
  const year = Number(today.slice(0, 4))
  return (isoDate(span.first, year) ?? '') >= today ? year : year + 1
}

function readDates(all: Statement[], today: string) {
  const fields: CircularReading['fields'] = {}
  const dated = all
    .map(({ text }) => ({ text, spans: findDates(text) }))
    .filter(({ spans }) => spans.length > 0)
  const days = dated.filter(({ text }) => !DEADLINE.test(text) && !NOT_THE_DAY.test(text))
  const labelled = days.find(({ text }) => DAY_LABEL.test(text))
  const chosen =
    labelled ?? days[0] ?? dated.find(({ text }) => DAY_LABEL.test(text) && !DEADLINE.test(text))
  const span = chosen?.spans[0]
  let start: string | undefined
  if (chosen && span) {
    const year = span.last.year ?? span.first.year ?? comingYear(span, today)
    start = isoDate(span.first, span.first.year ?? year)
    const end = isoDate(span.last, year)
    if (start) fields.startDate = { value: start, phrase: chosen.text }
    if (start && end && end > start) fields.endDate = { value: end, phrase: chosen.text }
  }
  const closing = dated.find(({ text }) => DEADLINE.test(text))
  const close = closing?.spans.at(-1)
  if (closing && close) {
    const year = close.last.year ?? Number((start ?? today).slice(0, 4))
    let value = isoDate(close.last, year)
    if (value && start && value > start && close.last.year === undefined) {
      value = isoDate(close.last, year - 1)
    }
    if (value && (!start || value <= start)) fields.entryDeadline = { value, phrase: closing.text }
  }
  return fields
}

function readTime(all: Statement[]): Reading | undefined {
  const open = all.filter(({ text }) => !DEADLINE.test(text))
  const reporting = open.flatMap(({ text }) => {
    const match = /report|उपस्थित/i.exec(text)
    return match ? [{ text, after: text.slice(match.index) }] : []
  })
  for (const { text, after } of reporting) {
    const bare = /(?<![\d/])(\d{1,2})[:.](\d{2})(?!\d)/.exec(after)
    const found = findTime(after)
    if (found) return { value: found.time, phrase: text }
    if (bare && Number(bare[1]) < 24) {
      return { value: `${bare[1]!.padStart(2, '0')}:${bare[2]}`, phrase: text }
    }
  }
  // Marathi says it at the end: सकाळी ९ वा. उपस्थित राहावे.
  const told = open.filter(
    ({ text }) => /\btime\b|\bwhen\b|वेळ|समय|उपस्थित/i.test(text) || findDates(text).length > 0
  )
  for (const { text } of told) {
    const found = findTime(text)
    if (found) return { value: found.time, phrase: text }
  }
  return undefined
}

const AMOUNT = '(?:rs\\.?|inr|₹|रु\\.?)\\s*(\\d[\\d,]*)|(\\d[\\d,]*)\\s*(?:/-|rs\\b|rupees|रुपये|रु\\b)'
const FEE = /\bfees?\b|\bentry\b(?!\s*(?:form|link|deadline|last))|how much|फी(?!\p{L})|शुल्क|प्रवेश/iu
const EXTRA_FEE = /^\s*(?:late|spot|early|with)\b/i

const readFee: Rule = (all) => {
  const told = all.filter(
    ({ text }) => FEE.test(text) && !EXTRA_FEE.test(text) && !/^\s*last date/i.test(text)
  )
  for (const { text } of told) {
    const from = text.slice(FEE.exec(text)!.index)
    const match = new RegExp(AMOUNT, 'iu').exec(from)
    const digits = match?.[1] ?? match?.[2]
    if (digits) return { value: String(Number(digits.replaceAll(',', ''))), phrase: text }
  }
  for (const { text } of told) {
    if (/\b(?:free|nil|no entry fee)\b|मोफत|विनामूल्य|निःशुल्क/iu.test(text))
      return { value: '0', phrase: text }
  }
  return first(
    told,
    /(?:fees?|entry|फी|शुल्क)[\s:=-]*(\d{2,5})(?![\d/.:-])/iu,
    ([, digits]) => digits
  )
}

const SECONDS = 'sec(?:ond)?s?|s\\b|"|सेकंद|से\\.?'
const MINUTES = "min(?:ute)?s?\\.?|m\\b|'|मिनिटे|मिनिट|मि\\.?"
const clock = (minutes: string, seconds = '0') =>
  Number(minutes) > 180 || Number(seconds) > 60
    ? undefined
    : Number(seconds) > 0
      ? `${Number(minutes)} min + ${Number(seconds)} sec`
      : `${Number(minutes)} min`

const readTimeControl = firstOf(
  find(
    new RegExp(
      `(?<![\\d:.])(\\d{1,3})\\s*(?:${MINUTES})\\s*(?:each\\s*)?(?:\\+|with|plus|and|&|,)?\\s*(?:an?\\s+)?(?:increment of\\s+)?(\\d{1,2})\\s*(?:${SECONDS})`,
      'iu'
    ),
    ([, minutes, seconds]) => clock(minutes!, seconds)
  ),
  find(/(?<![\d:.+])(\d{1,3})\s*(?:mins?\.?\s*)?\+\s*(\d{1,2})(?!\d)/iu, ([, minutes, seconds]) =>
    clock(minutes!, seconds)
  ),
  find(/(?<![\d:.])(\d{1,3})\s*min(?:ute)?s?\s*each/iu, ([, minutes]) => clock(minutes!)),
  find(/(?<![\d:.])(\d{1,3})\s*मिनिटे/u, ([, minutes]) => clock(minutes!))
)

const readRounds = firstOf(
  find(/(?:no\.?\s*of\s*|total\s*)?\brounds?\s*(?:will be\s*)?[:=-]+\s*(\d{1,2})(?![\d:.])/iu),
  find(/(?<![\d:.,-])(\d{1,2})(?:\s*rounds?|\s+rds?)\b/iu),
  find(/(?<![\d:.,-])(\d{1,2})\s*(?:फेऱ्या|फेर्‍या|राऊंड|राउंड)/u),
  find(/(?:फेऱ्या|राऊंड|राउंड)\s*[:=-]*\s*(\d{1,2})/u),
  find(/(?<!(?:first|1st|last|second)\s)\brounds\s+(\d{1,2})(?![\d:.]|\s*[ap]\.?m)/iu)
)

const readFormat = firstOf(
  find(/swiss|स्विस/iu, () => 'Swiss'),
  find(/round[\s-]robin/iu, () => 'Round robin'),
  find(/knock[\s-]?out/iu, () => 'Knockout'),
  find(/format\W+arena/iu, () => 'Arena')
)

const readRated = firstOf(
  find(/unrated\s+(?:friendly|event|tournament)|(?:not a|non|not fide)[\s-]*rated/iu, () => 'no'),
  find(/fide\s*-?\s*(?:rated|rating|rapid|blitz)/iu, () => 'fide'),
  find(/state\s+rat|mca\s+rated/iu, () => 'state')
)

const AGE = /(?:under|u|अंडर)\s*-?\s*(\d{1,2})(?!\d)|(\d{1,2})\s*वर्षांखालील/giu
const ages = (text: string) => [...text.matchAll(AGE)].map((match) => match[1] ?? match[2]!)

const readCategories: Rule = firstOf(
  find(/^(?:age\s*)?(?:categories|groups?)\s*[:=-]+\s*(.+)$/iu, ([, list]) =>
    list!
      .split(/\s*[,/&]\s*|\s+and\s+/)
      .map((label) => label.replace(/^(?:under|u)\s*-?\s*(\d{1,2})/iu, 'U-$1').trim())
      .filter(Boolean)
      .join(', ')
  ),
  find(/((?:\d{1,2}\s*,\s*)+\d{1,2})\s*वर्षांखालील/u, ([, list]) =>
    list!
      .split(',')
      .map((age) => `U-${age.trim()}`)
      .join(', ')
  ),
  (all) => {
    for (const { text } of all) {
      const found = [...new Set(ages(text))]
      if (found.length > 1)
        return { value: found.map((age) => `U-${age}`).join(', '), phrase: text }
    }
    return undefined
  }
)

const readEligibility: Rule = (all) => {
  const told = firstOf(
    find(/(?:eligibility|rating band|rating limit|पात्रता)\s*[:=-]+\s*(.+)$/iu),
    find(/\bbelow\s*(\d{4})\b/iu, ([, rating]) => `Below ${rating}`)
  )(all)
  if (told || readCategories(all)) return told
  for (const { text } of all) {
    const [age] = ages(text)
    if (age) return { value: `Under ${age}`, phrase: text }
  }
  return undefined
}

const readSeats = firstOf(
  find(/\bmax(?:imum)?\.?\s*(?:of\s*)?(?:players|entries|participants)?\D{0,3}(\d{2,4})\b/iu),
  find(/limited\s+to\s+(?:first\s+)?(\d{2,4})\b/iu),
  find(/\bseats?\s*[:=-]*\s*(\d{2,4})\b/iu)
)

const EVENT =
  /tournament|championship|\bopen\b|rapid|blitz|trophy|fest\b|competition|league|arena|masters|selection|स्पर्धा|प्रतियोगिता|टूर्नामेंट|चषक|\bcup\b/iu
const HOST =
  /^(?:organi[sz]|presents?\b|affiliated|under the|respected|invites|free entry|dear|good news|we (?:are|invite)|\()|(?:association|federation|academy|circle|club)\s*(?:\(.*\)|,.*|presents?)?$|presents\s*$|द्वारा$|संघटना|https?:/iu
const LABELLED = /^[\p{L}\p{M}.& ]{2,25}\s*[:=]/u

const readTitle: Rule = (all) => {
  const named = first(
    all,
    /^(?:sub(?:ject)?|event|tournament|name of (?:the )?(?:event|tournament))\s*[:=-]+\s*(.+?)(?:\s*\(.*)?$/iu,
    ([, name]) => (EVENT.test(name!) ? name : undefined)
  )
  if (named) return named
  const announced = first(
    all,
    /(?:announce|organising|organizing|invite you (?:to|for))\s+(?:the\s+)?(.+?)(?:,?\s+(?:to be held|on|at)\s|$)/iu,
    ([, name]) => (EVENT.test(name!) ? name : undefined)
  )
  if (announced) return announced
  const plain = all.filter(({ text }) => !HOST.test(text) && !LABELLED.test(text))
  const chosen = plain.find(({ text }) => EVENT.test(text)) ?? plain[0]
  if (!chosen) return undefined
  const value = chosen.text
    .replace(/^(?:(?:fwd|fw|reminder)\b[:!\s]*)+/iu, '')
    .replace(/\s+at\s+\p{Lu}.*$/u, '')
    .replace(/^[\s!.-]+|[\s!.-]+$/g, '')
  return value ? { value: value.slice(0, 150), phrase: chosen.text } : undefined
}

/**
 * What the text of a tournament circular tells, by plain rules. Nothing is guessed: what no rule
 * finds is left out.
 * @param today a day in India, `YYYY-MM-DD`, for dates without a year
 */
export function readCircular(text: string, today: string): CircularReading {
  const lines = plainLines(text.slice(0, 20_000))
  const all = statements(lines)
  const titles = plainLines(text.slice(0, 20_000), 'as written').filter(Boolean)
  const title = readTitle(titles.map((heading, line) => ({ text: heading, line })))
  const venue = readVenue(all, title?.value)
  const city = venue && cityOf(venue.value)
  const { phone, name } = readContact(all)
  const { map, form } = readLinks(all)
  const found: Record<CircularField, Reading | undefined> = {
    title,
    startDate: undefined,
    endDate: undefined,
    entryDeadline: undefined,
    ...readDates(all, today),
    reportingTime: readTime(all),
    venue,
    city: city && venue ? { value: city, phrase: venue.phrase } : undefined,
    mapUrl: map,
    entryFee: readFee(all),
    maxParticipants: readSeats(all),
    rounds: readRounds(all),
    format: readFormat(all),
    timeControl: readTimeControl(all),
    rated: readRated(all),
    eligibility: readEligibility(all),
    categories: readCategories(all),
    federationCodes: find(/(?<![\d/])(\d{5,7}\/[A-Z]{2,4}(?:\([A-Z]+\))?\/\d{4})(?!\d)/u)(all),
    contactName: name,
    contactPhone: phone,
    formLink: form,
  }
  const prizes = readPrizes(all)
  const fields = Object.fromEntries(
    Object.entries(found).filter((entry) => entry[1] !== undefined)
  ) as CircularReading['fields']
  return prizes ? { fields, prizes } : { fields }
}

/** A day as it stands in a text; the year is often left out. */
interface Mention {
  day: number
  month: number
  year: number | undefined
}

/** One or several days in a row, and where in the text they stand. */
export interface DateSpan {
  first: Mention
  last: Mention
  text: string
  index: number
}

/** From January on: English, Marathi, Hindi, as beginnings or whole words. */
const MONTHS: readonly string[] = [
  'jan(?:uary)?|जानेवारी|जाने|जनवरी',
  'feb(?:ruary)?|फेब्रुवारी|फेब्रु|फरवरी',
  'mar(?:ch)?|मार्च',
  'apr(?:il)?|एप्रिल|अप्रैल',
  'may|मे|मई',
  'june?|जून',
  'july?|जुलै|जुलाई',
  'aug(?:ust)?|ऑगस्ट|अगस्त',
  'sept?(?:ember)?|सप्टेंबर|सितंबर',
  'oct(?:ober)?|ऑक्टोबर|अक्टूबर',
  'nov(?:ember)?|नोव्हेंबर|नवंबर',
  'dec(?:ember)?|डिसेंबर|दिसंबर',
]

const MONTH = `(${MONTHS.join('|')})(?![\\p{L}\\p{M}])\\.?`
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = "(?:\\s*,?\\s*'?(20\\d\\d|(?<=')\\d\\d))?"
const JOIN = '\\s*(?:,|&|and|to|till|-|व|ते|आणि|से|और|एवं|तथा)\\s*'

const WORDED = new RegExp(
  `(?<![\\d/.-])((?:\\d{1,2}(?:st|nd|rd|th)?${JOIN})*)${DAY}\\s*(?:of\\s+)?[-,]?\\s*${MONTH}${YEAR}`,
  'giu'
)
const MONTH_FIRST = new RegExp(`(?<!\\p{L})${MONTH}\\s+${DAY}(?!\\d)\\s*,?\\s*(20\\d\\d)`, 'giu')
const NUMERIC = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(20\d\d|\d\d)(?![\d/])/g
const BETWEEN = new RegExp(`^(?:\\s*\\([^)]*\\))?${JOIN}$`, 'iu')

const monthPatterns = MONTHS.map((names) => new RegExp(`^(?:${names})$`, 'iu'))
const monthOf = (name: string) => monthPatterns.findIndex((pattern) => pattern.test(name)) + 1

function yearOf(text: string | undefined): number | undefined {
  if (!text) return undefined
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}

const isDay = ({ day, month }: Mention) => day >= 1 && day <= 31 && month >= 1 && month <= 12

function worded(text: string): DateSpan[] {
  return [...text.matchAll(WORDED)].map((match) => {
    const [whole, before = '', day, month, year] = match
    const last = { day: Number(day), month: monthOf(month!), year: yearOf(year) }
    const first = /\d+/.exec(before)
    return {
      first: first ? { ...last, day: Number(first[0]) } : last,
      last,
      text: whole,
      index: match.index,
    }
  })
}

function others(text: string): DateSpan[] {
  const monthFirst = [...text.matchAll(MONTH_FIRST)].map((match) => {
    const [whole, month, day, year] = match
    return { whole, index: match.index, day, month: monthOf(month!), year }
  })
  const numeric = [...text.matchAll(NUMERIC)].map((match) => {
    const [whole, day, , month, year] = match
    return { whole, index: match.index, day, month: Number(month), year }
  })
  return [...monthFirst, ...numeric].map(({ whole, index, day, month, year }) => {
    const mention = { day: Number(day), month, year: yearOf(year) }
    return { first: mention, last: mention, text: whole, index }
  })
}

/** All days that a text names, in its order; two of them joined by a word are one span. */
export function findDates(text: string): DateSpan[] {
  const found = [...worded(text), ...others(text)]
    .filter(({ first, last }) => isDay(first) && isDay(last))
    .sort((a, b) => a.index - b.index)
  const spans: DateSpan[] = []
  for (const span of found) {
    const previous = spans.at(-1)
    const end = previous ? previous.index + previous.text.length : 0
    if (previous && span.index < end) continue
    if (previous && BETWEEN.test(text.slice(end, span.index))) {
      previous.last = span.last
      previous.text = text.slice(previous.index, span.index + span.text.length)
    } else spans.push({ ...span })
  }
  return spans
}

const two = (number: number) => String(number).padStart(2, '0')

/** `YYYY-MM-DD`, or undefined for a day that is not in the calendar. */
export function isoDate({ day, month }: Mention, year: number): string | undefined {
  const text = `${year}-${two(month)}-${two(day)}`
  const moment = new Date(`${text}T00:00:00Z`)
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
  return isReal ? text : undefined
}

const CLOCK = new RegExp(
  '(सकाळी|दुपारी|सायंकाळी|संध्याकाळी|रात्री|सुबह|शाम)?\\s*' +
    '(?<![\\d:./-])(\\d{1,2})(?:[:.](\\d{2}))?(?![\\d/])\\s*' +
    '(a\\.?\\s?m(?![a-z])|p\\.?\\s?m(?![a-z])|hrs|hours|वाजता|वा\\.|बजे)?',
  'giu'
)

/** The first time of day (`HH:MM`) that a text surely names. */
export function findTime(text: string): { time: string; text: string } | undefined {
  for (const match of text.matchAll(CLOCK)) {
    const [whole, part = '', hours, minutes = '00', unit = ''] = match
    if (!part && !unit) continue
    const isLate = /^p/i.test(unit) || /दुपारी|सायंकाळी|संध्याकाळी|रात्री|शाम/.test(part)
    const isMidnight = /^a/i.test(unit) && Number(hours) === 12
    const hour = isMidnight ? 0 : Number(hours) + (isLate && Number(hours) < 12 ? 12 : 0)
    if (hour > 23 || Number(minutes) > 59) continue
    return { time: `${two(hour)}:${minutes}`, text: whole.trim() }
  }
  return undefined
}

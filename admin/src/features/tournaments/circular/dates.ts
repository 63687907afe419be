interface Mention {
  day: number
  month: number
  year: number | undefined
}

export interface DateSpan {
  first: Mention
  last: Mention
  text: string
  index: number
}

/** From January on: English with its usual slips of the pen, Marathi, Hindi; short or whole. */
const MONTHS: readonly string[] = [
  'jan(?:[a-z]{0,5}y)?|जानेवारी|जाने|जानेवारि|जनवरी',
  'feb(?:[a-z]{0,6}y)?|फेब्रुवारी|फेब्रु|फेब|फरवरी|फ़रवरी',
  'mar(?:ch)?|मार्च',
  'apr(?:[a-z]{0,3}l)?|एप्रिल|एप्रि|अप्रैल',
  'may|मे|मई',
  'june?|जून',
  'july?|जुलै|जुलाई',
  'aug(?:[a-z]{0,3}t)?|ऑगस्ट|ऑग|अगस्त',
  'sept?(?:[a-z]{0,5}r)?|सप्टेंबर|सप्टें|सप्टे|सितंबर|सितम्बर',
  'oct(?:[a-z]{0,4}r)?|ऑक्टोबर|ऑक्टोंबर|ऑक्टो|अक्टूबर|अक्तूबर',
  'nov(?:[a-z]{0,5}r)?|नोव्हेंबर|नोव्हें|नोव्हे|नवंबर|नवम्बर',
  'dec(?:[a-z]{0,5}r)?|डिसेंबर|डिसें|डिसे|दिसंबर|दिसम्बर',
]
export const WEEKDAY =
  /(?<![\p{L}\p{M}])(?:(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?|(?:रवि|सोम|मंगळ|मंगल|बुध|गुरु|गुरू|शुक्र|शनि)(?:वार)?|(?:ravi|som|mangal|budh|guru|shukra|shani)var|दिनांक|दि)(?![\p{L}\p{M}])\.?/giu

const MONTH = `(?<month>${MONTHS.join('|')})(?![\\p{L}\\p{M}])\\.?`
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = "(?:[\\s,-]*'?(?<year>20\\d\\d|(?<=['-])\\d\\d)(?!\\d))?"
const JOIN = '[\\s,]*(?:,|&|and|to|till|-|/|व|ते|आणि|से|और|एवं|तथा|ani|te)[\\s,]*'

const BEFORE = `(?<before>(?:\\d{1,2}(?:st|nd|rd|th)?${JOIN}){0,8})`

const WORDED = new RegExp(
  `(?<![\\d/.-])${BEFORE}${DAY}\\s*(?:of\\s+)?[-,./]?\\s*${MONTH}${YEAR}`,
  'giu'
)
const MONTH_FIRST = new RegExp(
  `(?<!\\p{L})${MONTH}\\s+${BEFORE}${DAY}(?![\\d:.]\\d|\\d)(?:[\\s,]+(?<year>20\\d\\d))?`,
  'giu'
)
/** A stroke or full stop before it belongs to a word: 'Dt.03-01-27', 'Sunday-03-01-27'. */
const NUMERIC = /(?<!\d|\d\s?[/.-])(\d{1,2})([/.-]|\s[.-]\s)(\d{1,2})\2'?(20\d\d|\d\d)(?![\d/])/g
/** '5-6/12/2026': the days before a numeric date of the same month, no year of two figures. */
const DAYS_BEFORE =
  /(?<![\d/.:]|\d-\d{1,2}-)(\d{1,2})(?:st|nd|rd|th)?\s*(?:-|&|,|to|and|व|ते|से)\s*$/iu
const BETWEEN = new RegExp(`^(?:\\s*\\([^)]*\\))?${JOIN}$`, 'iu')

const monthPatterns = MONTHS.map((names) => new RegExp(`^(?:${names})$`, 'iu'))
const monthOf = (name: string) => monthPatterns.findIndex((pattern) => pattern.test(name)) + 1

const yearOf = (text: string | undefined) => (text ? 2000 + (Number(text) % 100) : undefined)

const isDay = ({ day, month }: Mention) => day >= 1 && day <= 31 && month >= 1 && month <= 12

function span(before: string, last: Mention, text: string, index: number): DateSpan {
  const first = /\d+/.exec(before)
  return { first: first ? { ...last, day: Number(first[0]) } : last, last, text, index }
}

const worded = (text: string, pattern: RegExp): DateSpan[] =>
  [...text.matchAll(pattern)].map(({ 0: whole, index, groups = {} }) => {
    const { before = '', day, month = '', year } = groups
    return span(
      before,
      { day: Number(day), month: monthOf(month), year: yearOf(year) },
      whole,
      index
    )
  })

const numeric = (text: string): DateSpan[] =>
  [...text.matchAll(NUMERIC)].map((match) => {
    const [whole, day, , month, year] = match
    const last = { day: Number(day), month: Number(month), year: yearOf(year) }
    const before = DAYS_BEFORE.exec(text.slice(Math.max(0, match.index - 20), match.index))
    if (!before) return span('', last, whole, match.index)
    return span(before[1]!, last, before[0] + whole, match.index - before[0].length)
  })

/** All days that a text names, in its order; two of them joined by a word are one span. */
export function findDates(text: string): DateSpan[] {
  // Weekdays and what brackets them stand between days that belong together.
  const bare = text
    .replace(WEEKDAY, (word) => ' '.repeat(word.length))
    .replace(/\(\s*(?:[&,/-]\s*)?\)/g, (brackets) => ' '.repeat(brackets.length))
  const found = [...worded(bare, WORDED), ...worded(bare, MONTH_FIRST), ...numeric(bare)]
    .filter(({ first, last }) => isDay(first) && isDay(last))
    .sort((a, b) => a.index - b.index)
  const spans: DateSpan[] = []
  for (const one of found) {
    const previous = spans.at(-1)
    const end = previous ? previous.index + previous.text.length : 0
    if (previous && one.index < end) continue
    if (previous && BETWEEN.test(bare.slice(end, one.index))) {
      previous.last = one.last
      previous.text = text.slice(previous.index, one.index + one.text.length)
    } else spans.push({ ...one })
  }
  return spans
}

const two = (number: number) => String(number).padStart(2, '0')

export function isoDate({ day, month }: Mention, year: number): string | undefined {
  const text = `${year}-${two(month)}-${two(day)}`
  const moment = new Date(`${text}T00:00:00Z`)
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
  return isReal ? text : undefined
}

const CLOCK = new RegExp(
  '(?:(सकाळी|सकाळ|दुपारी|दुपार|सायंकाळी|सायं|संध्याकाळी|रात्री|सुबह|प्रातः|शाम|दोपहर|sakali|dupari|sayankali|morning|evening|afternoon|ठीक)\\s*(?:at\\s+|ठीक\\s+)?)?' +
    '(?<![\\d:./₹-])(\\d{1,2})(?:[:.-](\\d{2}))?(?![\\d/]|[.,-]\\d)\\s*' +
    "(a\\.?\\s?m(?![a-z])|p\\.?\\s?m(?![a-z])|hrs|hours|o'?\\s?clock|noon|वाजता|वाजल्या|वाजे|वा\\.|बजे|va\\.|vajta|vajata|vaj|mrng|morning|evening|sharp(?!\\s*\\d))?",
  'giu'
)
const LATE_PART = /^(?:दुपार|साय|संध्या|रात्र|शाम|दोपहर|dupar|saya|evening|afternoon)/i

export interface ClockTime {
  time: string
  index: number
  /** False for bare figures, which any number could be. */
  isSaid: boolean
}

export function findTimes(text: string): ClockTime[] {
  return [...text.matchAll(CLOCK)].flatMap((match) => {
    const [whole, part = '', hours, minutes = '00', unit = ''] = match
    const isSaid = Boolean(part || unit)
    if (!isSaid && !match[3]) return []
    const isLate = /^(?:p|evening)/i.test(unit) || LATE_PART.test(part)
    const isMidnight = /^a/i.test(unit) && Number(hours) === 12
    const hour = isMidnight ? 0 : Number(hours) + (isLate && Number(hours) < 12 ? 12 : 0)
    if (hour > 23 || Number(minutes) > 59) return []
    const index = match.index + whole.length - whole.trimStart().length
    return [{ time: `${two(hour)}:${minutes}`, index, isSaid }]
  })
}

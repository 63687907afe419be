import { anyOf, WORD_START } from '@academy/api/shared/text/whole_words'
import { countOf, numberPattern, SHIFT } from './number-words'

const MORNING = 'morning|mrng|सकाळी|सकाळ|सका|स(?=\\.)|पहाटे|सुबह|सवेरे|प्रातः|sakaa?li|pahate|subah?'
const LATE =
  'afternoon|evening|दुपारी|दुपार|दु(?=\\.)|दोपहर|सायंकाळी|सायं|संध्याकाळी|संध्या|सां(?=\\.)|शाम|dupaa?ri|dopahar|saya[nm]kali|sandhya(?:kali)?|shaa?m'
const NIGHT = 'night|रात्री|रा(?=\\.)|रात|raa?tri|raat'
const EXACTLY = 'ठीक|बरोबर|thee?k|thik|barobar'

const CLOCK = new RegExp(
  [
    `(?:(?<part>${anyOf(MORNING, LATE, NIGHT)})\\.?\\s*(?:at\\s+)?)?(?:(?<exactly>${anyOf(EXACTLY)})\\s*)?`,
    '(?:(?<![\\d:./₹-])(?:(?<clock>[01]\\d|2[0-3])(?<past>[0-5]\\d)(?=\\s*(?:hrs|hours))|(?<hours>\\d{1,2})(?:[:.-](?<minutes>\\d{2}))?(?![\\d/]|[.,-]\\d))|',
    `${WORD_START}(?<words>(?:(?:${SHIFT})\\s*)?(?:${numberPattern(1, 12)})(?=\\s*(?:बजे|वाजता|वाजल्या|वाजे|वा\\.|baje|[vw]aj))))\\s*`,
    "(?<unit>a\\.?\\s?m(?![a-z])|p\\.?\\s?m(?![a-z])|hrs|hours|o'?\\s?clock|noon|वाजता|वाजल्या|वाजे|वा\\.|बजे|baje|",
    // '5va' is the fifth.
    `va\\.|[vw]aj[a-z]*|(?<!\\d)${anyOf('[vw]a')}|sharp(?!\\s*\\d)|${anyOf(MORNING, LATE, NIGHT)})?`,
  ].join(''),
  'giu'
)
const IS_LATE = new RegExp(`^(?:p|${anyOf(LATE)})`, 'iu')
const IS_NIGHT = new RegExp(`^${anyOf(NIGHT)}`, 'iu')

export interface ClockTime {
  time: string
  /** As it is written. */
  text: string
  index: number
  /** False for bare figures, which any number could be. */
  isExplicit: boolean
}

function hourOf(hour: number, part: string): number {
  if (hour > 12 || !(IS_LATE.test(part) || IS_NIGHT.test(part))) return hour
  if (IS_NIGHT.test(part) && (hour < 5 || hour === 12)) return hour % 12
  return hour === 12 ? hour : hour + 12
}

/** 'साडेनऊ' is half past nine. */
function inFigures(words: string): { hours: string; minutes: string } {
  const count = countOf(words)
  const minutes = Math.round((count % 1) * 60)
  return { hours: String(Math.floor(count)), minutes: String(minutes).padStart(2, '0') }
}

export function findTimes(text: string): ClockTime[] {
  return [...text.matchAll(CLOCK)].flatMap(({ 0: whole, index: from, groups = {} }) => {
    const { part = '', exactly, words, unit = '', clock, past } = groups
    const { hours = clock, minutes = past } = words ? inFigures(words) : groups
    const isExplicit = Boolean(part || exactly || unit)
    if (!isExplicit && !minutes) return []
    // Of an abbreviation the full stop is a part: 'दु. 2'.
    const hour = hourOf(Number(hours), part ? `${part}.` : unit)
    if (hour > 23 || Number(minutes ?? 0) > 59) return []
    const index = from + whole.length - whole.trimStart().length
    const time = `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`
    return [{ time, text: whole.trim(), index, isExplicit }]
  })
}

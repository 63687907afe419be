import { latinDigits } from '../text/latin_digits.js'
import { WORD_END, WORD_START } from '../text/whole_words.js'
import { AND, TO } from '../patterns/joining_words.js'
import { ORDINAL_ENDING, ORDINALS } from './ordinals.js'

export interface CountedPrize {
  position: string
  amount: number
  description?: string
}

const WRITTEN = ORDINALS.map(
  ({ place, stem }) =>
    new RegExp(`${WORD_START}(?:${place}|(?:${stem})${ORDINAL_ENDING})${WORD_END}`, 'giu')
)

// Not 'वी', which is used for school classes.
const SUFFIX = `(?:\\s?(?:st|nd|rd|th|ल[ाे]|र[ाे]|री|थ[ाे]|व[ाे])${WORD_END})`
const PLACE = `(\\d{1,3})(?!\\d)${SUFFIX}`
const RANGE = `\\s*(?:-|–|—|−|~|\\.{2,}|(?:${TO})${WORD_END})\\s*`

/** 'Rank 4-10': only digits and words for a place. */
const NOUN = '(?:places?|ranks?|positions?|prizes?|nos?\\.?|क्रमांक|स्थान|बक्षीस|पारितोषिक|each|प्रत्येकी)'
const BARE = new RegExp(
  `^(?:${NOUN}\\s*)?(\\d{1,3})${SUFFIX}?${RANGE}(\\d{1,3})${SUFFIX}?(?:\\s*${NOUN})*$`,
  'iu'
)
const ONE = new RegExp(`^(?:${NOUN}\\s*)?(\\d{1,3})${SUFFIX}?(?:\\s*${NOUN})*$`, 'iu')
/** '4th to 10th' inside a text; the suffix of the second number is optional. */
const NAMED = new RegExp(`(?<![\\p{L}\\d])${PLACE}${RANGE}(\\d{1,3})(?!\\d)${SUFFIX}?`, 'giu')
const LISTED = new RegExp(`(?<![\\p{L}\\d])${PLACE}(?:\\s*(?:(?:,|&|${AND})\\s*)+${PLACE})+`, 'iu')
/** Numbers that count classes and ages, not places. */
const OTHER_BEFORE =
  /(?:std|standard|class|grade|age[ds]?|group|under|below|above|between|इयत्ता|कक्षा|वय)\.?\s*$/iu
const OTHER_AFTER = /^\s*(?:std|standard|class|grade|years?|yrs?|rounds?|वर्ष|साल|कक्षा)/iu
const SHARED = /(?<!\p{L})(?:total|in all|shared|pool)(?!\p{L})|एकूण|एकत्रित|कुल/iu

function rangeSize(from: string, to: string): number {
  const size = Number(to) - Number(from) + 1
  return size > 1 && Number(from) > 0 ? size : 1
}

/** 'First' → '1th', '४' → '4' */
const inDigits = (position: string) =>
  WRITTEN.reduce(
    (words, written, index) => words.replace(written, `${index + 1}th`),
    latinDigits(position.trim())
  )

/** The places that a prize is for: '4th to 10th' → 4 and 10; null where it is for something else. */
export function prizePlaces(position: string): { from: number; to: number } | null {
  const text = inDigits(position)
  const found = BARE.exec(text) ?? ONE.exec(text)
  return found && { from: Number(found[1]), to: Number(found[2] ?? found[1]) }
}

const BEST = 'best|top|champion|winning|(?:सर्व)?उत्कृष्ट|सर्वोत्(?:कृष्ट|तम)|(?:सर्व)?श्रेष्ठ'
const SCHOOL = 'schools?|academ(?:y|ies)|clubs?|शाळा|विद्यालय|स्कूल|अका?दमी|अकॅडमी|एकेडमी|क्लब'
const AWARD = 'award|prize|trophy|shield|पुरस्कार|बक्षीस|पारितोषिक|इनाम|चषक|ढाल|ट्रॉफ़?ी'
const BEST_SCHOOL = new RegExp(
  `${WORD_START}(?:${BEST})\\s+(?:${SCHOOL})(?:\\s+(?:${AWARD}))*${WORD_END}`,
  'iu'
)

/**
 * The places of schools that a prize is for: 'Best school' and 'उत्कृष्ट शाळा' → 1 and 1, 'Best academy,
 * 2nd' → 2 and 2; null where it is for something else ('Best player of a village school').
 */
export function schoolPlaces(position: string): { from: number; to: number } | null {
  const text = inDigits(position)
  if (!BEST_SCHOOL.test(text)) return null
  const rest = text.replace(BEST_SCHOOL, ' ').replace(/^[\s,:;()–-]+|[\s,:;()–-]+$/gu, '')
  return rest ? prizePlaces(rest) : { from: 1, to: 1 }
}

/** '4th to 10th', '4-10' and '४ ते १०' are seven prizes, '4th & 5th' two; anything else is one. */
export function prizeCount({ position, description = '' }: Omit<CountedPrize, 'amount'>): number {
  if (SHARED.test(position) || SHARED.test(description)) return 1
  const reached = /^(semi|quarter)[- ]?finalists?$/i.exec(position.trim())
  if (reached) return reached[1]!.toLowerCase() === 'semi' ? 2 : 4
  const boards = /\beach of (?:the )?(\d{1,2}) boards?$/i.exec(position)
  if (boards) return Number(boards[1])
  const text = inDigits(position)
  const bare = BARE.exec(text)
  if (bare) return rangeSize(bare[1]!, bare[2]!)
  for (const found of text.matchAll(NAMED)) {
    const isOther =
      OTHER_BEFORE.test(text.slice(0, found.index)) ||
      OTHER_AFTER.test(text.slice(found.index + found[0].length))
    if (!isOther) return rangeSize(found[1]!, found[2]!)
  }
  const listed = LISTED.exec(text)
  return listed && !OTHER_AFTER.test(text.slice(listed.index + listed[0].length))
    ? listed[0].match(/\d+/g)!.length
    : 1
}

/** @param counts of each prize, where they are known already */
export function prizeTotal(
  prizes: readonly CountedPrize[],
  counts = prizes.map((prize) => prizeCount(prize))
): { amount: number; count: number } {
  let [amount, count] = [0, 0]
  for (const [at, prize] of prizes.entries()) {
    const size = counts[at] ?? 1
    count += size
    amount += size * prize.amount
  }
  return { amount, count }
}

/** In English, Marathi, Hindi, and Marathi in Latin letters, as circulars use them. */
const NUMBERS: readonly (readonly [number, string])[] = [
  [1, 'one|एक|ek'],
  [2, 'two|दोन|दो|don'],
  [3, 'three|तीन|teen|tin'],
  [4, 'four|चार|char'],
  [5, 'five|पाच|पांच|पाँच|paa?ch'],
  [6, 'six|सहा|छह|छः|छ|saha'],
  [7, 'seven|सात|saat|sat'],
  [8, 'eight|आठ|aath'],
  [9, 'nine|नऊ|नौ|nau'],
  [10, 'ten|दहा|दस|daha'],
  [11, 'eleven|अकरा|ग्यारह|akra'],
  [12, 'twelve|बारा|बारह|bara'],
  [13, 'thirteen|तेरा|तेरह'],
  [14, 'fourteen|चौदा|चौदह'],
  [15, 'fifteen|पंधरा|पंद्रह|पन्द्रह|pandhra'],
  [16, 'sixteen|सोळा|सोलह'],
  [17, 'seventeen|सतरा|सत्रह'],
  [18, 'eighteen|अठरा|अठारह'],
  [19, 'nineteen|एकोणीस|उन्नीस'],
  [20, 'twenty|वीस|बीस|vis'],
  [21, 'एकवीस|इक्कीस'],
  [25, 'पंचवीस|पच्चीस|panchvis'],
  [30, 'thirty|तीस'],
  [31, 'एकतीस|इकतीस|इकत्तीस'],
  [35, 'पस्तीस|पैंतीस'],
  [40, 'fou?rty|चाळीस|चालीस'],
  [45, 'पंचेचाळीस|पैंतालीस'],
  [50, 'fifty|पन्नास|पचास|pannas'],
  [51, 'एक्कावन्न|एकावन्न|इक्यावन'],
  [55, 'पंचावन्न|पचपन'],
  [60, 'sixty|साठ'],
  [65, 'पासष्ट|पैंसठ'],
  [70, 'seventy|सत्तर'],
  [75, 'पंच्याहत्तर|पचहत्तर'],
  [80, 'eighty|ऐंशी|अस्सी'],
  [85, 'पंच्याऐंशी|पचासी'],
  [90, 'ninety|नव्वद|नब्बे'],
  [95, 'पंच्याण्णव|पंचानवे'],
  [99, 'नव्याण्णव|निन्यानवे'],
  [100, 'शंभर|shambhar'],
  [1.5, 'दीड|डेढ़|डेढ|did'],
  [2.5, 'अडीच|ढाई|adich'],
]

/** Before a number, which it shifts; before a unit, of which one is meant. */
const SHIFTS: readonly (readonly [number, string])[] = [
  [0.5, 'साडे|साढ़े|साढे|sade'],
  [0.25, 'सव्वा|सवा|savva'],
  [-0.25, 'पावणे|पाऊण|पौने|पौन'],
]

/** The words in text order of a pattern: a longer one before its own beginning, 'पाचशे' before 'पाच'. */
const longestFirst = (words: string): string =>
  words
    .split('|')
    .sort((a, b) => b.length - a.length)
    .join('|')
    .normalize('NFC')

/** The words of the numbers from one to another, without their ends: a part of a regular expression. */
export const numberPattern = (from: number, to: number): string =>
  longestFirst(
    NUMBERS.filter(([value]) => value >= from && value <= to)
      .map(([, words]) => words)
      .join('|')
  )

const PATTERNS = NUMBERS.map(([value, words]) => ({
  value,
  pattern: new RegExp(`^(?:${longestFirst(words)})`, 'iu'),
}))

/** The number whose word a text begins with: of 'twenty-five' twenty. */
export function leadingNumber(text: string): { value: number; length: number } | undefined {
  return PATTERNS.flatMap(({ value, pattern }) => {
    const length = pattern.exec(text)?.[0].length
    return length ? [{ value, length }] : []
  }).sort((a, b) => b.length - a.length)[0]
}

/** A word of `SHIFTS`: a part of a regular expression. */
export const SHIFT = longestFirst(SHIFTS.map(([, words]) => words).join('|'))

const shiftPatterns = SHIFTS.map(([value, words]) => ({
  value,
  pattern: new RegExp(`^(?:${longestFirst(words)})`, 'iu'),
}))

/** 'twenty-five' or 'साडेतीन'; one where nothing but a unit follows. */
export function countOf(words: string): number {
  let rest = words.trim()
  const shift = shiftPatterns.find(({ pattern }) => pattern.test(rest))
  rest = shift ? rest.replace(shift.pattern, '').trim() : rest
  const figures = /^\d+/.exec(rest)?.[0]
  if (figures) return Number(figures) + (shift?.value ?? 0)
  let count = 0
  for (let next = leadingNumber(rest); next; next = leadingNumber(rest)) {
    count += next.value
    rest = rest.slice(next.length).replace(/^[\s-]+/, '')
  }
  return (count || 1) + (shift?.value ?? 0)
}

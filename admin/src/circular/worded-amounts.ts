import { anyOf, WORD_END } from '@academy/api/shared/text/whole_words'
import type { Money } from './money'

/** In English, Marathi, Hindi, and Marathi in Latin letters, as amounts use them. */
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

const HUNDRED = 'hundreds?|शे|सौ|she'
const THOUSAND = 'thousands?|हजार|हज़ार|hajaa?r|hazaa?r'
const LAKH = 'lakhs?|lacs?|लाख'

const longestFirst = (words: string[]) =>
  words
    .flatMap((word) => word.split('|'))
    .sort((a, b) => b.length - a.length)
    .join('|')
const NUMBER = longestFirst(NUMBERS.map(([, words]) => words))
const SHIFT = longestFirst(SHIFTS.map(([, words]) => words))
const TENS = longestFirst(
  NUMBERS.filter(([value]) => value >= 20 && value <= 90).map(([, words]) => words)
)
const UNITS = longestFirst(NUMBERS.filter(([value]) => value < 10).map(([, words]) => words))
const FROM_TEN = longestFirst(NUMBERS.filter(([value]) => value >= 10).map(([, words]) => words))

const COUNT = `(?:(?:${SHIFT})\\s*)?(?:(?:${TENS})[\\s-]+(?:${UNITS})|${NUMBER}|\\d{1,3})|${SHIFT}`
const CURRENCY = `(?:₹|${anyOf('rs\\.?|inr|rupees|रुपये|रुपए|रूपये|रु\\.?|रू\\.?')})`
const RUPEES = `(?:rupees|rs\\.?|/-|रुपये|रुपए|रूपये|रुपयांचे|रु\\.?|रू\\.?)${WORD_END}`
const REST = `(?<rest>(?:(?:${TENS})[\\s-]+(?:${UNITS})|${FROM_TEN}|\\d{3})${WORD_END}|(?:${NUMBER})(?=\\s*${RUPEES}))?`

/** 'हजार रुपये' alone is one thousand, but not behind a number that we do not know. */
const ALONE = `(?<=(?:^|[:=(,;-])\\s*)(?=[\\p{L}\\p{M}]+\\s*${RUPEES})`
const part = (name: string, unit: string) =>
  `(?:(?<${name}>(?:(?:${COUNT})\\s*|${ALONE})(?:${unit}))${WORD_END}[\\s,]*(?:(?:and|व|और)\\s+)?)?`
const BEFORE = `(?<![\\p{L}\\p{M}\\d.,-]|(?:${LAKH}|${THOUSAND}|${HUNDRED})\\s*)`
const BEHIND = `(?:(?<tail>\\s*${RUPEES})|(?!\\s*[\\p{L}\\p{M}]+\\s*${RUPEES}))(?:\\s*(?:only|फक्त|मात्र)${WORD_END})?`
const WORDED = new RegExp(
  [
    `(?:${CURRENCY}\\s*)?${BEFORE}(?<amount>(?=\\S)`,
    part('lakh', LAKH),
    part('thousand', THOUSAND),
    part('hundred', HUNDRED),
    `${REST})${BEHIND}`,
  ]
    .join('')
    .normalize('NFKC'),
  'giu'
)

/** Words of an amount, whether or not it could be read. */
export const NAMES_AMOUNT = new RegExp(anyOf(LAKH, THOUSAND, HUNDRED, RUPEES), 'iu')

const patternsOf = (table: readonly (readonly [number, string])[]) =>
  table.map(([value, words]) => ({
    value,
    pattern: new RegExp(`^(?:${longestFirst([words])})`.normalize('NFKC'), 'iu'),
  }))
const numberPatterns = patternsOf(NUMBERS)
const shiftPatterns = patternsOf(SHIFTS)

/** 'twenty-five' or 'साडेतीन'; one where nothing but a unit follows. */
function countOf(words: string): number {
  let rest = words.trim()
  const shift = shiftPatterns.find(({ pattern }) => pattern.test(rest))
  rest = shift ? rest.replace(shift.pattern, '').trim() : rest
  const figures = /^\d+/.exec(rest)?.[0]
  if (figures) return Number(figures) + (shift?.value ?? 0)
  let count = 0
  for (let next = longest(rest); next; next = longest(rest)) {
    count += next.value
    rest = rest.slice(next.length).replace(/^[\s-]+/, '')
  }
  return (count || 1) + (shift?.value ?? 0)
}

function longest(text: string): { value: number; length: number } | undefined {
  return numberPatterns
    .flatMap(({ value, pattern }) => {
      const length = pattern.exec(text)?.[0].length
      return length ? [{ value, length }] : []
    })
    .sort((a, b) => b.length - a.length)[0]
}

/** Amounts in words: 'दोन हजार पाचशे रुपये', 'two thousand five hundred', 'अडीच हजार'. */
export function findWordedMoney(text: string): Money[] {
  return [...text.matchAll(WORDED)].flatMap(({ 0: whole, index, groups = {} }) => {
    const { lakh, thousand, hundred, rest, tail } = groups
    const isWorded = /[\p{L}]/u.test(groups.amount ?? '')
    const isUnit = lakh ?? thousand ?? hundred ?? (tail && rest)
    if (!isWorded || !isUnit) return []
    const amount =
      (lakh ? countOf(lakh) * 100_000 : 0) +
      (thousand ? countOf(thousand) * 1000 : 0) +
      (hundred ? countOf(hundred) * 100 : 0) +
      (rest ? countOf(rest) : 0)
    const start = index + whole.length - whole.trimStart().length
    const isMarked =
      Boolean(tail ?? lakh ?? thousand) || start < index + whole.indexOf(groups.amount!)
    return [
      { amount: Math.round(amount), index: start, end: index + whole.trimEnd().length, isMarked },
    ]
  })
}

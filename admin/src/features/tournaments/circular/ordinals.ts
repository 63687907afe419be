/** From the first to the twentieth: English, Marathi, Hindi, Marathi in Latin letters. Devanagari without its ending. */
const ORDINALS = [
  ['first|pahil[aei]', 'पहिल|पहल'],
  ['second|dus?r[aei]|dusar[aei]', 'दुस[रऱ]|दूसर'],
  ['third|tisa?r[aei]', 'तिस[रऱ]|तीसर'],
  ['fourth|chauth[aei]', 'चौथ'],
  ['fifth|pan?chv[aei]|pan?chav[aei]', 'पाचव|पांचव|पाँचव'],
  ['sixth|sahav[aei]', 'सहाव|छठ|छठव'],
  ['seventh|satv[aei]', 'सातव'],
  ['eighth|aa?thv[aei]', 'आठव'],
  ['ninth|navv[aei]', 'नवव|नौव|नव'],
  ['tenth|dahav[aei]', 'दहाव|दसव'],
  ['eleventh', 'अकराव|ग्यारहव'],
  ['twelfth', 'बाराव|बारहव'],
  ['thirteenth', 'तेराव|तेरहव'],
  ['fourteenth', 'चौदाव|चौदहव'],
  ['fifteenth', 'पंधराव|पंद्रहव|पन्द्रहव'],
] as const
/** Words without an ending of their own, and places that are no numbers. */
const OTHERS: readonly [string, number][] = [
  ['(?:2nd|second)\\s+runner[\\s-]?up', 3],
  ['(?:(?:1st|first)\\s+)?runner[\\s-]?up|द्वितीय|उपविजेता', 2],
  ['winner|winning|champions?|प्रथम|विजेता', 1],
  ['तृतीय', 3],
  ['चतुर्थ', 4],
  ['पंचम', 5],
]

const ENDING = '(?:[ाेी][ंँ]?|ं)'
const ENDING_IN_RANGE = `(?:${ENDING}|्या)`

const words = (ending: string) =>
  ORDINALS.map(([latin, devanagari]) => `${latin}|(?:${devanagari})${ending}`)

const NUMBER_ENDING = '(?:st|nd|rd|th|[थवलर][ाीे][ंँ]?)(?![\\p{L}\\p{M}])'
const TO = '\\s*(?:to|through|till|-|&|and|ते|से(?:\\s+लेकर)?|व|te)\\s*'
const IN_RANGE = `(?:\\d{1,3}(?:\\s?${NUMBER_ENDING})?|${words(ENDING_IN_RANGE).join('|')})`

export const COUNTED = `\\d{1,3}(?:${TO}\\d{1,3})?`
/** A place in words or in figures that count, or several of them: '1st', '5वे ते 10वे', 'fourth to tenth'. */
export const ORDINAL = `(?:(?:prize|rank|place|position)\\s*(?:no\\.?\\s*)?\\d{1,3}|${IN_RANGE}${TO}${IN_RANGE}|\\d{1,3}\\s?${NUMBER_ENDING}|${OTHERS.map(([other]) => other).join('|')}|${words(ENDING).join('|')})`

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']
const RANGE = new RegExp(`^(${IN_RANGE})${TO}(${IN_RANGE})(?![\\p{L}\\p{M}\\d])`, 'iu')
const patterns = [
  ...OTHERS,
  ...words(ENDING_IN_RANGE).map((word, at): [string, number] => [word, at + 1]),
].map(([word, place]) => [new RegExp(`^(?:${word})`, 'iu'), place] as const)

/** The number of a place that a position names; undefined for 'Best Woman' and the like. */
export function placeOf(position: string): number | undefined {
  const word = patterns.find(([pattern]) => pattern.test(position))
  if (word) return word[1]
  const digits = /^\d{1,3}(?!\d)/.exec(position)
  if (digits) return Number(digits[0])
  const roman = ROMAN.indexOf(position)
  return roman < 0 ? undefined : roman + 1
}

export const lastPlaceOf = (position: string): number | undefined =>
  placeOf(RANGE.exec(position)?.[2] ?? position)

/** From the first to the twentieth: English, Marathi, Hindi, Marathi in Latin letters. Devanagari without its ending. */
const ORDINALS: readonly { latin: string; devanagari: string }[] = [
  { latin: 'first|pahil[aei]', devanagari: 'पहिल|पहल' },
  { latin: 'second|dus?r[aei]|dusar[aei]', devanagari: 'दुस[रऱ]|दूसर' },
  { latin: 'third|tisa?r[aei]', devanagari: 'तिस[रऱ]|तीसर' },
  { latin: 'fourth|chauth[aei]', devanagari: 'चौथ' },
  { latin: 'fifth|pan?chv[aei]|pan?chav[aei]', devanagari: 'पाचव|पांचव|पाँचव' },
  { latin: 'sixth|sahav[aei]', devanagari: 'सहाव|छठ|छठव' },
  { latin: 'seventh|satv[aei]', devanagari: 'सातव' },
  { latin: 'eighth|aa?thv[aei]', devanagari: 'आठव' },
  { latin: 'ninth|navv[aei]', devanagari: 'नवव|नौव|नव' },
  { latin: 'tenth|dahav[aei]', devanagari: 'दहाव|दसव' },
  { latin: 'eleventh', devanagari: 'अकराव|ग्यारहव' },
  { latin: 'twelfth', devanagari: 'बाराव|बारहव' },
  { latin: 'thirteenth', devanagari: 'तेराव|तेरहव' },
  { latin: 'fourteenth', devanagari: 'चौदाव|चौदहव' },
  { latin: 'fifteenth', devanagari: 'पंधराव|पंद्रहव|पन्द्रहव' },
  { latin: 'sixteenth', devanagari: 'सोळाव|सोलहव' },
  { latin: 'seventeenth', devanagari: 'सतराव|सत्रहव' },
  { latin: 'eighteenth', devanagari: 'अठराव|अठारहव' },
  { latin: 'nineteenth', devanagari: 'एकोणिसाव|एकोणीसाव|उन्नीसव' },
  { latin: 'twentieth', devanagari: 'विसाव|बीसव' },
]
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
/** 'पाचव्या ते दहाव्या': before a word such as 'place', too. */
const ENDING_IN_RANGE = `(?:${ENDING}|्या)`

const words = (ending: string) =>
  ORDINALS.map(({ latin, devanagari }) => `${latin}|(?:${devanagari})${ending}`).join('|')

const NUMBER_ENDING = '(?:st|nd|rd|th|[थवलर][ाीे][ंँ]?)(?![\\p{L}\\p{M}])'
const NUMBER = `\\d{1,3}(?:\\s?${NUMBER_ENDING})?`
const TO = '\\s*(?:to|through|till|-|&|and|ते|से(?:\\s+लेकर)?|व|te)\\s*'
const IN_RANGE = `(?:${NUMBER}|${words(ENDING_IN_RANGE)})`

/** A figure, or two from one to the other: '3', '4-10'. */
export const COUNTED = `\\d{1,3}(?:${TO}\\d{1,3})?`
/** A place in words or in figures that count, or several of them: '1st', '5वे ते 10वे', 'fourth to tenth'. */
export const ORDINAL = `(?:(?:prize|rank|place|position)\\s*(?:no\\.?\\s*)?\\d{1,3}|${IN_RANGE}${TO}${IN_RANGE}|\\d{1,3}\\s?${NUMBER_ENDING}|${OTHERS.map(([other]) => other).join('|')}|${words(ENDING)})`

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']
const RANGE = new RegExp(`^(${IN_RANGE})${TO}(${IN_RANGE})(?![\\p{L}\\p{M}\\d])`, 'iu')
const patterns: readonly [RegExp, number][] = [
  ...OTHERS.map(([other, place]): [RegExp, number] => [new RegExp(`^(?:${other})`, 'iu'), place]),
  ...ORDINALS.map(({ latin, devanagari }, at): [RegExp, number] => [
    new RegExp(`^(?:${latin}|(?:${devanagari})${ENDING_IN_RANGE})`, 'iu'),
    at + 1,
  ]),
]

/** The number of a place that a position names; undefined for 'Best Woman' and the like. */
export function placeOf(position: string): number | undefined {
  const word = patterns.find(([pattern]) => pattern.test(position))
  if (word) return word[1]
  const digits = /^\d{1,3}(?!\d)/.exec(position)
  if (digits) return Number(digits[0])
  const roman = ROMAN.indexOf(position)
  return roman < 0 ? undefined : roman + 1
}

/** The last of the places that a position names: 10 of 'fourth to tenth', 4 of '4th'. */
export function lastPlaceOf(position: string): number | undefined {
  return placeOf(RANGE.exec(position)?.[2] ?? position)
}

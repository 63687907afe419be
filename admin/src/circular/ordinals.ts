/** From first on, in English, Marathi, Hindi and Marathi in Latin letters: whole words, then Devanagari without its ending. */
const ORDINALS = [
  ['first(?!\\s+runner)|pahil[aei]|winner|winning|champions?|प्रथम|विजेता', 'पहिल|पहल'],
  [
    'second(?!\\s+runner)|dus?r[aei]|dusar[aei]|(?:(?:1st|first)\\s+)?runner[\\s-]?up|द्वितीय|उपविजेता',
    'दुस[रऱ]|दूसर',
  ],
  ['third|(?:2nd|second)\\s+runner[\\s-]?up|tisa?r[aei]|तृतीय', 'तिस[रऱ]|तीसर'],
  ['fourth|chauth[aei]|चतुर्थ', 'चौथ'],
  ['fifth|pan?chv[aei]|pan?chav[aei]|पंचम', 'पाचव|पांचव|पाँचव'],
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

const wordsOf = (ending: string) => ORDINALS.map(([whole, stem]) => `${whole}|(?:${stem})${ending}`)

const ENDING = '(?:[ाेी][ंँ]?|ं)'
const WORD_IN_RANGE = wordsOf(`(?:${ENDING}|्या)`)
const NUMBER_ENDING = '(?:st|nd|rd|th|[थवलर][ाीे][ंँ]?)(?![\\p{L}\\p{M}])'
const TO = '\\s*(?:to|through|till|-|&|and|ते|से(?:\\s+लेकर)?|व|te)\\s*'
const IN_RANGE = `(?:\\d{1,3}(?:\\s?${NUMBER_ENDING})?|${WORD_IN_RANGE.join('|')})`

export const COUNTED = `\\d{1,3}(?:${TO}\\d{1,3})?`
/** A rank in words or in figures that count, or several of them: '1st', '5वे ते 10वे', 'fourth to tenth'. */
export const ORDINAL = `(?:(?:prize|rank|place|position)\\s*(?:no\\.?\\s*)?\\d{1,3}|${IN_RANGE}${TO}${IN_RANGE}|\\d{1,3}\\s?${NUMBER_ENDING}|${wordsOf(ENDING).join('|')})`

const RANGE = new RegExp(`^(${IN_RANGE})${TO}(${IN_RANGE})(?![\\p{L}\\p{M}\\d])`, 'iu')
const patterns = WORD_IN_RANGE.map((word) => new RegExp(`^(?:${word})`, 'iu'))

/** The first and the last rank that a position names; 0 for 'Best Woman' and the like. */
export function ranksOf(position: string): [first: number, last: number] {
  const [, first = position, last = position] = RANGE.exec(position) ?? []
  return [rankOf(first), rankOf(last)]
}

function rankOf(text: string): number {
  return (
    patterns.findIndex((pattern) => pattern.test(text)) + 1 ||
    Number(/^\d{1,3}(?!\d)/.exec(text)?.[0] ?? 0)
  )
}

/** 'U-13 - 1st' is one rank, not those from 13 to 1. */
export function withoutFalseRange(rank: string): string {
  const [first, last] = ranksOf(rank)
  const behind = RANGE.exec(rank)?.[2]
  return behind && last <= first ? rank.slice(rank.lastIndexOf(behind)) : rank
}

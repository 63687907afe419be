import { anyOf, WORD_END } from '@academy/api/shared/text/whole_words'
import { AND } from '@academy/api/shared/patterns/joining_words'
import type { Money } from './money'
import { countOf, numberPattern, SHIFT } from './number-words'
import { CURRENCY, HUNDRED, LAKH, RUPEES_BEHIND, THOUSAND } from './rupee-words'

const NUMBER = numberPattern(0, Infinity)
const TENS = numberPattern(20, 90)
const UNITS = numberPattern(1, 9)
const FROM_TEN = numberPattern(10, Infinity)

const COUNT = `(?:(?:${SHIFT})\\s*)?(?:(?:${TENS})[\\s-]+(?:${UNITS})|${NUMBER}|\\d{1,3})|${SHIFT}`
const REST = `(?<rest>(?:(?:${TENS})[\\s-]+(?:${UNITS})|${FROM_TEN}|\\d{3})${WORD_END}|(?:${NUMBER})(?=\\s*${RUPEES_BEHIND}))?`

/** 'हजार रुपये' alone is one thousand, but not behind a number that we do not know. */
const ALONE = `(?<=(?:^|[:=(,;-])\\s*)(?=[\\p{L}\\p{M}]+\\s*${RUPEES_BEHIND})`
const part = (name: string, unit: string) =>
  `(?:(?<${name}>(?:(?:${COUNT})\\s*|${ALONE})(?:${unit}))${WORD_END}[\\s,]*(?:(?:${AND})\\s+)?)?`
const BEFORE = `(?<![\\p{L}\\p{M}\\d.,-]|(?:${LAKH}|${THOUSAND}|${HUNDRED})\\s*)`
const BEHIND = `(?:(?<tail>\\s*${RUPEES_BEHIND})|(?!\\s*[\\p{L}\\p{M}]+\\s*${RUPEES_BEHIND}))(?:\\s*(?:only|फक्त|मात्र)${WORD_END})?`
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
export const NAMES_AMOUNT = new RegExp(`${anyOf(LAKH, THOUSAND, HUNDRED)}|${RUPEES_BEHIND}`, 'iu')

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

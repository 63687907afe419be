import { prizeRules } from '@academy/api/shared/rules/tournament_rules'
import { findMoney, type Money } from '../money'
import { CURRENCY } from '../rupee-words'
import { EXTRA, EXTRA_BEFORE } from './winner'
import { CLAUSE_END, EACH_ALL, SAYS_EACH, tidy } from './words'

/** An amount of a line with the words around it, up to its neighbours. */
export interface WordedMoney extends Money {
  before: string
  behind: string
  /** Whether nothing but signs, a currency and 'each' stands before it. */
  isBare: boolean
  /** The amounts that stand side by side from it on: '2500/1500/1000'. */
  row: number[]
  /** What is won beside it: 'Trophy'. */
  won: string
  /** Whether the circular says that each of several gets it. */
  isEach: boolean
  /** It with the words that tell of it alone. */
  words: string
}

export function wordedMoney(text: string): WordedMoney[] {
  const money = findMoney(text)
  return money.map((one, at) => {
    const next = money[at + 1]
    const whole = text.slice(money[at - 1]?.end ?? 0, one.index)
    const wonBefore = EXTRA_BEFORE.exec(whole)
    const before = wonBefore ? whole.slice(0, wonBefore.index) : whole
    const [behind = '', ...further] = text.slice(one.end, next?.index).split(CLAUSE_END)
    // Without a sign between them, words belong to the next amount.
    const own = further.length > 0 || !next ? behind : ''
    const written = text.slice(one.index, one.end)
    return {
      ...one,
      before,
      behind,
      isBare: isNoText(before),
      row: rowFrom(text, money.slice(at)),
      won: wonBefore?.[1] ?? EXTRA.exec(text.slice(one.end))?.[1] ?? '',
      isEach: SAYS_EACH.test(before) || SAYS_EACH.test(behind),
      words: tidy(`${before.split(/[,;|]/).at(-1)}${written}${own}`),
    }
  })
}

const CURRENCIES = new RegExp(CURRENCY, 'giu')

const isNoText = (words: string): boolean =>
  !/[\p{L}\d]/u.test(words.replace(CURRENCIES, '').replace(EACH_ALL, ''))

function rowFrom(text: string, money: Money[]): number[] {
  const gap = money.findIndex((one, at) => {
    const next = money[at + 1]
    return !next || !isNoText(text.slice(one.end, next.index))
  })
  return money.slice(0, gap + 1).map(({ amount }) => amount)
}

/** What is won beside money. */
export const descriptionOf = (won: string): string =>
  won
    .replace(EACH_ALL, '')
    .replace(/[\s.]+$/, '')
    .trim()
    .slice(0, prizeRules.description.max)

import { findMoney } from './circular_money.js'
import type { Statement } from './circular_text.js'

export interface ReadPrize {
  position: string
  /** Whole rupees. */
  amount: number
  description: string
}

export interface PrizeReading {
  prizes: ReadPrize[]
  phrase: string
  /** Whether every amount of the list has its place, in falling order, each place once. */
  isSure: boolean
}

const NUMBER = '\\d{1,3}(?:st|nd|rd|th)?'
const ORDINAL = `(?:\\d{1,3}(?:st|nd|rd|th)(?:\\s*(?:to|-|ते|से)\\s*${NUMBER})?|${NUMBER}\\s*(?:to|ते|से)\\s*${NUMBER})`
const WORD =
  'first|second|third|fourth|fifth|winner|runner[\\s-]?up|champion|प्रथम|द्वितीय|तृतीय|चतुर्थ|पाचवा|पाचवे|पहिले|पहिला|दुसरे|दुसरा|तिसरे|तिसरा|चौथे|चौथा|उत्तेजनार्थ'
const BEST =
  '(?:best|special|top)(?:\\s+(?!rs\\b|inr\\b|prize\\b)[\\p{L}\\p{M}()+-][\\p{L}\\p{M}\\d()+-]*){0,3}(?:\\s*-?\\s*\\d{1,4})?'
const NOUN = '(?:\\s+(?:prizes?|place|rank|winner|क्रमांक|बक्षीस|पारितोषिक))*'
const SEPARATOR = '\\s*(?:is|of|will get|gets)?\\s*[:=.)>-]*\\s*$'

/** What stands before an amount: its place by a word, or, where prizes are being told, a number. */
const NAMED = new RegExp(
  `(?<![\\p{L}\\d])((?:${ORDINAL}|${WORD}|${BEST})${NOUN})${SEPARATOR}`,
  'iu'
)
const NUMBERED = new RegExp(
  `(?:^|[\\s,;/(|])(\\d{1,3}(?:\\s*(?:to|-)\\s*\\d{1,3})?|[IVX]{1,4})\\s*[:=.)>-]+\\s*$`,
  'u'
)
const EXTRA =
  /^\s*(?:each\s*)?(?:\+|and|&|with)\s*((?:an?\s+)?(?:trophy|medal|cup|certificate)[^,;|/]*)/i

const HEADING = /prize|cash|award|बक्षि|बक्षी|पारितोषि|पुरस्कार/i
const OTHER = /fee|date|round|contact|venue|entry|link|phone|दिनांक|संपर्क|स्थळ|फी|https?:/i
const FUND = /fund|pool|total|worth|एकूण/i

interface Found extends ReadPrize {
  /** Whether an amount stands right beside a place that surely is one. */
  isPlain: boolean
}

/** The prizes of one statement, and how many amounts in it belong to none. */
function prizesIn(text: string, isTold: boolean): { found: Found[]; left: number } {
  let from = 0
  let left = 0
  const found: Found[] = []
  for (const money of findMoney(text)) {
    const before = text.slice(from, money.index)
    const named = NAMED.exec(before)
    const position = (named ?? (isTold ? NUMBERED.exec(before) : null))?.[1]
    if (position === undefined) {
      // The sum of all prizes belongs to no place.
      if (!FUND.test(before)) left += 1
    } else {
      const description = EXTRA.exec(text.slice(money.end))?.[1] ?? ''
      found.push({
        position: position.trim().slice(0, 50),
        amount: money.amount,
        description: description.trim().slice(0, 200),
        isPlain: money.isMarked || !/\d{4}$/.test(position),
      })
    }
    from = money.end
  }
  return { found, left }
}

/** The number of a place that a position names; undefined for 'Best Woman' and the like. */
function placeOf(position: string): number | undefined {
  const digits = /^\d{1,3}/.exec(position)
  if (digits) return Number(digits[0])
  const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'].indexOf(position)
  if (roman >= 0) return roman + 1
  const words = [
    /^(?:first|winner|champion|प्रथम|पहिल)/i,
    /^(?:second|runner|द्वितीय|दुसर)/i,
    /^(?:third|तृतीय|तिसर)/i,
    /^(?:fourth|चतुर्थ|चौथ)/i,
    /^(?:fifth|पाचव)/i,
  ]
  const word = words.findIndex((pattern) => pattern.test(position))
  return word < 0 ? undefined : word + 1
}

/** Places that begin with the first and go on one after the other, with amounts that never rise. */
function isOrdered(prizes: ReadPrize[]): boolean {
  const ranked = prizes.flatMap(({ position, amount }) => {
    const place = placeOf(position)
    return place === undefined ? [] : [{ place, amount }]
  })
  return (
    ranked[0]?.place === 1 &&
    ranked.every(
      ({ place, amount }, at) =>
        at === 0 || (place > ranked[at - 1]!.place && amount <= ranked[at - 1]!.amount)
    )
  )
}

/** Every cash prize that has a place and an amount, with the statements they stand in. */
export function readPrizes(all: Statement[]): PrizeReading | undefined {
  const prizes: Found[] = []
  const phrases: string[] = []
  let isTold = false
  let left = 0
  for (const { text } of all) {
    if (HEADING.test(text)) isTold = true
    else if (OTHER.test(text)) isTold = false
    const here = prizesIn(text, isTold)
    const isPrizeLine = here.found.length > 0
    if (isPrizeLine || isTold) left += here.left
    if (!isPrizeLine || (OTHER.test(text) && !HEADING.test(text) && !NAMED_PLACE.test(text)))
      continue
    prizes.push(...here.found)
    phrases.push(text)
  }
  if (prizes.length === 0) return undefined
  const positions = new Set(prizes.map(({ position }) => position.toLowerCase()))
  const isSure =
    left === 0 &&
    positions.size === prizes.length &&
    prizes.length <= 50 &&
    prizes.every(({ amount, isPlain }) => amount >= 50 && isPlain) &&
    isOrdered(prizes)
  return {
    prizes: prizes.slice(0, 50).map(({ position, amount, description }) => ({
      position,
      amount,
      description,
    })),
    phrase: phrases.join(' · '),
    isSure,
  }
}

const NAMED_PLACE = new RegExp(
  `(?<![\\p{L}\\d])(?:${ORDINAL}|${WORD}|best)(?![\\p{L}\\p{M}])`,
  'iu'
)

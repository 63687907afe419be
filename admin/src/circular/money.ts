import { WORD_END, WORD_START } from '@academy/api/shared/text/whole_words'
import { CURRENCY, LAKH, RUPEES_BEHIND, THOUSAND } from './rupee-words'
import { findWordedMoney } from './worded-amounts'

export interface Money {
  amount: number
  index: number
  end: number
  /** Written as money: with a currency, a grouping comma, '/-' or a word such as 'lakh'. */
  isMarked: boolean
}

const NUMBER =
  '(?:\\d{1,3}(?:,\\d{2,3})+|\\d{1,3}(?:\\.\\d{3})+(?!\\d)|\\d+)(?:\\.\\d{1,2}(?!\\d))?'
const UNIT = `(?:${LAKH}|l|${THOUSAND}|k)${WORD_END}`
const MONEY = new RegExp(
  `(${CURRENCY})?\\s*(?<!\\d[,.]?|[\\p{L}\\p{M}])(${NUMBER})(?!\\d|,\\d\\d)\\s*(${UNIT})?\\s*(${RUPEES_BEHIND})?`,
  'giu'
)

/** What an unmarked number is instead: a rating, a year, a rank ('100th'), a time or a date. */
const RATING_BEFORE = new RegExp(
  `(?:(?:below|under|above|over|up\\s?to|between|${WORD_START}u|(?<!\\d{3}\\s?|un)rat(?:ed|ing)|elo|रेटिंग|मानांकन|(?<!(?:below|under|above|up\\s?to|\\bu)[\\s-]*)\\b\\d{4}\\s*(?:to|-))\\s*(?:of\\s*)?[-:]?\\s*|(?:below|under|above|up\\s?to|${WORD_START}u)[\\s-]*(?:\\d{4}\\s*[/&]\\s*)+)$`,
  'iu'
)
const OTHER_AFTER =
  /^(?:st|nd|rd|th|[.:-]\d|\/(?!\d{3,})\d|\s*(?:to|-)\s*\d{4}\b|\s*(?:rating|elo|rated|players|entries|रेटिंग|मानांकन|गुण|खालील|वर्ष|points?|खेळाडू|खिलाड)|\s*(?:and|&) (?:above|below))/i

function factor(unit: string | undefined): number {
  if (!unit) return 1
  return /^(?:l|लाख)/i.test(unit) ? 100_000 : 1_000
}

/** Between an amount and the same one again: '5000/- (Rupees Five Thousand Only)', 'five thousand (5000)'. */
const ECHO = /^[\s/=(:-]*(?:in words)?[\s:]*$/i

/** All amounts that a text names, in figures and in words, each once. */
export function findMoney(text: string): Money[] {
  const inWords = findWordedMoney(text).filter(
    ({ isMarked, index, end }) => isMarked || !isOther(text, index, end)
  )
  const isInWords = ({ index, end }: Money) =>
    inWords.some((worded) => index >= worded.index && end <= worded.end)
  const found = [...inWords, ...inFigures(text).filter((one) => !isInWords(one))]
  const amounts: Money[] = []
  for (const money of found.sort((a, b) => a.index - b.index)) {
    const previous = amounts.at(-1)
    const isAgain =
      previous?.amount === money.amount &&
      inWords.includes(money) !== inWords.includes(previous) &&
      ECHO.test(text.slice(previous.end, money.index))
    if (isAgain) previous.end = money.end
    else amounts.push(money)
  }
  return amounts
}

const isOther = (text: string, index: number, end: number) =>
  RATING_BEFORE.test(text.slice(0, index)) || OTHER_AFTER.test(text.slice(end))

function inFigures(text: string): Money[] {
  return [...text.matchAll(MONEY)].flatMap((match) => {
    const [whole, currency, number, unit, tail] = match
    const amount = Math.round(Number(number!.replace(/,|\.(?=\d{3})/g, '')) * factor(unit))
    const isMarked = Boolean(currency || unit || tail) || number!.includes(',')
    const index = match.index + whole.length - whole.trimStart().length
    const end = match.index + whole.trimEnd().length
    const isMoney = isMarked || (amount >= 100 && !isOther(text, index, end))
    return isMoney ? [{ amount, index, end, isMarked }] : []
  })
}

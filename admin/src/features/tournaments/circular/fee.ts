import { findMoney } from './money'
import type { Reading } from './reading'
import type { Statement } from './statements'

const FEE =
  /\bfees?\b|\bentry\b(?!\s*(?:form|link|deadline|last))|\bregistration\s+(?:charges?|amount|rs)|how much|per (?:child|head|player|person|kid|student|participant|team)|\bcharges?\b|फी(?!\p{L})|फीस|शुल्क|प्रवेश|pravesh/iu
const NOT_ALL =
  /\bteams?\b|members?|discount|below|under|u-?\d|girls|women|ladies|except|concession|accommodation|or\b|\/\s*player|सवलत|मुली|महिला|local|outside|others?\b|unrated/iu
const EARLY_OR_LATE =
  /early|late\b|spot|extra|additional|at the door|penalty|विलंब|लेट|उशिरा|अतिरिक्त|जादा/iu
const NO_FEE =
  /lunch|food|meal|accommodation|lodging|hotel|dormitory|prize|refund|deposit|tds|coupon|registration of|protest|appeal/i
const PRIZE_LINE =
  /^\W*(?:\d{1,2}(?:st|nd|rd|th)\b(?![^₹]*\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|first|winner|champion|best|प्रथम|पहिल)/iu
const FREE_WORD = 'free|nil|मोफत|विनामूल्य|निःशुल्क|नि:शुल्क|निशुल्क|मुफ्त'
const FREE = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${FREE_WORD}|no (?:entry )?fees?)(?![\\p{L}\\p{M}])`,
  'iu'
)
const FREE_PLAIN = new RegExp(
  `^(?:no entry fees?|free entry|(?:(?:entry|registration|participation|प्रवेश|एंट्री)?\\s*(?:fees?|फी|फीस|शुल्क)?)\\s*[:=-]*\\s*(?:is\\s*)?(?:${FREE_WORD}))(?:\\s+(?:for all|सर्वांसाठी))?[\\s!.]*$`,
  'iu'
)

interface Price {
  amount: number
  isMarked: boolean
  isOrdinary: boolean
  isForAll: boolean
  statement: Statement
}

function pricesOf(statement: Statement): Price[] {
  const { text, kinds, section } = statement
  const isTold = kinds[0] === 'fee' || kinds[0] === 'extraFee' || section === 'fee'
  const from = isTold ? 0 : (FEE.exec(text)?.index ?? 0)
  const money = findMoney(text).filter(
    ({ index, amount, isMarked }) => index >= from && (isMarked || amount < 20_000)
  )
  return money.map(({ amount, isMarked, index, end }, at) => {
    const before = text.slice(money[at - 1]?.end ?? 0, index).split(/[,;]/)
    // What belongs to an amount stands before it, or in brackets or words up to the next one.
    const after = text.slice(end, money[at + 1]?.index ?? text.length).split(/[,;]|\band\b/)
    const words = `${before.at(-1)!} ${after[0]!}`
    const isOrdinary = kinds[0] !== 'extraFee' && !EARLY_OR_LATE.test(words)
    return { amount, isMarked, isOrdinary, isForAll: !NOT_ALL.test(words), statement }
  })
}

function isOfFee({ text, kinds, section }: Statement): boolean {
  const [kind] = kinds
  if (kind === 'fee' || kind === 'extraFee') return true
  if (kind === 'prizes' || kind === 'other' || NO_FEE.test(text)) return false
  if (section === 'fee' && !kind) return !PRIZE_LINE.test(text)
  return kind !== 'deadline' && FEE.test(text)
}

/**
 * What it costs to enter, in whole rupees; 0 is free. The ordinary fee: not the one for those who
 * come early or late. Sure when a plain label names one amount, for everybody.
 */
export function readFee(all: Statement[]): Reading | undefined {
  const told = all.filter(isOfFee)
  const prices = told.flatMap(pricesOf)
  const marked = prices.filter(({ isMarked }) => isMarked)
  const possible = marked.length > 0 ? marked : prices
  const chosen =
    possible.find(({ isOrdinary, isForAll }) => isOrdinary && isForAll) ??
    possible.find(({ isOrdinary }) => isOrdinary) ??
    possible[0]
  const isForAll = told.every(({ text, kinds }) => kinds[0] === 'extraFee' || !NOT_ALL.test(text))
  if (chosen) {
    const { amount, statement } = chosen
    const isSure =
      statement.kinds[0] === 'fee' &&
      statement.isPlain &&
      prices.every((one) => one.statement.kinds[0] === 'extraFee' || one.amount === amount) &&
      isForAll &&
      !EARLY_OR_LATE.test(statement.text) &&
      amount <= 10_000
    return { value: String(amount), phrase: statement.text, isSure }
  }
  const free = prices.length === 0 && told.find(({ text }) => FREE.test(text))
  if (!free) return undefined
  const isPlain = told.some(({ text }) => FREE_PLAIN.test(text))
  return { value: '0', phrase: free.text, isSure: isPlain && isForAll }
}

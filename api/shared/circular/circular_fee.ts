import { findMoney } from './circular_money.js'
import { doubtful, type Reading } from './circular_reading.js'
import type { Statement } from './circular_text.js'

const FEE =
  /\bfees?\b|\bentry\b(?!\s*(?:form|link|deadline|last))|\bregistration\s+(?:charges?|amount|rs)|how much|per (?:child|head|player|person|kid|student|participant|team)|\bcharges?\b|फी(?!\p{L})|फीस|शुल्क|प्रवेश|pravesh/iu
/** Fees that are not everybody's. */
const NOT_ALL =
  /\bteams?\b|members?|discount|below|under|u-?\d|girls|women|ladies|except|concession|accommodation|or\b|\/\s*player|सवलत|मुली|महिला|local|outside|others?\b|unrated/iu
const EARLY_OR_LATE =
  /early|late\b|spot|extra|additional|at the door|penalty|विलंब|लेट|उशिरा|अतिरिक्त|जादा/iu
const NO_FEE =
  /lunch|food|meal|accommodation|lodging|hotel|dormitory|prize|refund|deposit|tds|coupon|registration of|protest|appeal/i
/** A list of prizes may follow at once. */
const PRIZE_LINE =
  /^\W*(?:\d{1,2}(?:st|nd|rd|th)\b(?![^₹]*\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|first|winner|champion|best|प्रथम|पहिल)/iu
const FREE = /\b(?:free|nil|no (?:entry )?fees?)\b|मोफत|विनामूल्य|निःशुल्क|नि:शुल्क|निशुल्क|मुफ्त/iu
const FREE_PLAIN =
  /^(?:no entry fees?|free entry|(?:(?:entry|registration|participation)\s*(?:fees?)?|fees?)\s*[:=-]*\s*(?:is\s*)?(?:free|nil)|(?:प्रवेश|एंट्री)?\s*(?:फी|फीस|शुल्क)?\s*[:=-]*\s*(?:मोफत|विनामूल्य|निःशुल्क|नि:शुल्क|निशुल्क|मुफ्त))(?:\s+(?:for all|सर्वांसाठी))?[\s!.]*$/iu

interface Price {
  amount: number
  isMarked: boolean
  isOrdinary: boolean
  isForAll: boolean
  statement: Statement
}

/** The amounts of a statement, each with the words between it and the one before. */
function pricesOf(statement: Statement): Price[] {
  const { text, kinds, section } = statement
  const isTold = kinds[0] === 'fee' || kinds[0] === 'extraFee' || section === 'fee'
  const from = isTold ? 0 : (FEE.exec(text)?.index ?? 0)
  const money = findMoney(text).filter(
    ({ index, amount, isMarked }) => index >= from && (isMarked || amount < 20_000)
  )
  return money.map(({ amount, isMarked, index, end }, at) => {
    const before = text.slice(at === 0 ? 0 : money[at - 1]!.end, index)
    // What belongs to an amount stands before it, or in brackets or words up to the next one.
    const after = text.slice(end, money[at + 1]?.index ?? text.length).split(/[,;]|\band\b/)[0]!
    const words = `${before.split(/[,;]/).at(-1)!} ${after}`
    const isOrdinary = kinds[0] !== 'extraFee' && !EARLY_OR_LATE.test(words)
    return { amount, isMarked, isOrdinary, isForAll: !NOT_ALL.test(words), statement }
  })
}

/**
 * What it costs to enter, in whole rupees; 0 is free. The ordinary fee: not the one for those who
 * come early or late. Sure when a plain label names one amount, for everybody.
 */
export function readFee(all: Statement[]): Reading | undefined {
  const told = all.filter(({ text, value, kinds, section }) => {
    if (kinds[0] === 'fee' || kinds[0] === 'extraFee') return true
    if (kinds[0] === 'prizes' || kinds[0] === 'other' || NO_FEE.test(text)) return false
    return section === 'fee' && kinds.length === 0
      ? !PRIZE_LINE.test(text) && !PRIZE_LINE.test(value)
      : kinds[0] !== 'deadline' && FEE.test(text)
  })
  // Without any word for it, the first amount that is no prize.
  const loose = all.find(
    ({ text, kinds, section }) =>
      kinds.length === 0 &&
      section !== 'prizes' &&
      !NO_FEE.test(text) &&
      !/prize|total|fund|1st|winner|troph|बक्षि|पारितोषि|पुरस्कार|इनाम|हजार|लाख|विजेता|प्रथम|पहिल/iu.test(
        text
      ) &&
      findMoney(text).some(({ isMarked, amount }) => isMarked && amount <= 5000)
  )
  if (told.length === 0 && loose)
    return doubtful({
      value: String(findMoney(loose.text).find(({ isMarked }) => isMarked)!.amount),
      phrase: loose.text,
      isSure: false,
    })
  const prices = told.flatMap(pricesOf)
  const marked = prices.filter(({ isMarked }) => isMarked)
  const possible = marked.length > 0 ? marked : prices
  const chosen =
    possible.find((price) => price.isOrdinary && /regular|normal/i.test(price.statement.text)) ??
    possible.find(({ isOrdinary, isForAll }) => isOrdinary && isForAll) ??
    possible.find(({ isOrdinary }) => isOrdinary) ??
    possible[0]
  if (chosen) {
    const { amount, statement } = chosen
    const rivals = prices.filter((price) => price.statement.kinds[0] !== 'extraFee')
    const isSure =
      statement.kinds[0] === 'fee' &&
      statement.isPlain &&
      !statement.kinds.includes('form') &&
      rivals.every((price) => price.amount === amount) &&
      told.every(({ text, kinds }) => kinds[0] === 'extraFee' || !NOT_ALL.test(text)) &&
      !EARLY_OR_LATE.test(statement.text) &&
      amount > 0 &&
      amount <= 10_000
    return { value: String(amount), phrase: statement.text, isSure }
  }
  const free = told.filter(({ text }) => FREE.test(text))
  const [first] = free
  if (!first) return undefined
  const isPlain = free.some(({ text }) => FREE_PLAIN.test(text))
  return {
    value: '0',
    phrase: first.text,
    isSure: isPlain && free.every(({ text }) => !NOT_ALL.test(text)),
  }
}

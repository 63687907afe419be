import { findMoney } from './money'
import { isOfPrize } from './prizes'
import type { Reading } from './reading'
import type { Statement } from './statements'

const FEE =
  /\bfees?\b|\bentry\b(?!\s*(?:form|link|deadline|last))|\bregistration\s+(?:charges?|amount|rs)|how much|per (?:child|head|player|person|kid|student|participant|team)|\bcharges?\b|फी(?!\p{L})|फीस|शुल्क|प्रवेश|pravesh/iu
const NOT_ALL =
  /\bteams?\b|members?|discount|below|under|u-?\d|girls|women|ladies|except|concession|accommodation|or\b|\/\s*player|सवलत|मुली|महिला|local|outside|others?\b|unrated/iu
const FEE_WORDS =
  /(?<![\p{L}\p{M}])(?:entry|registration|participation|tournament|fees?|charges?|प्रवेश|नोंदणी|शुल्क|फी|फीस|pravesh)(?![\p{L}\p{M}])/giu
const EARLY_OR_LATE =
  /early|late\b|spot|extra|additional|\bmore\b|at the door|penalty|विलंब|लेट|उशिरा|अतिरिक्त|जादा/iu
const SURCHARGE = /extra|additional|\bmore\b|late fee|penalty|विलंब|अतिरिक्त|जादा/iu
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
  /** Whom it is for, as the circular says it. */
  group: string
  statement: Statement
}

const isExtra = ({ kind }: Statement) => kind === 'extraFee'

function pricesOf(statement: Statement): Price[] {
  const { text } = statement
  const from = FEE.exec(text)?.index ?? 0
  const money = findMoney(text).filter(
    ({ index, amount, isMarked }) => index >= from && (isMarked || amount < 20_000)
  )
  return money.map(({ amount, isMarked, index, end }, at) => {
    // What belongs to an amount stands before it, or in brackets or words up to the next one.
    const before = text.slice(money[at - 1]?.end ?? 0, index).split(/[,;]/)
    const after = text.slice(end, money[at + 1]?.index).split(/[,;]|\band\b/)
    const words = `${before.at(-1)!} ${after[0]!}`
    const isOrdinary = !isExtra(statement) && !EARLY_OR_LATE.test(words)
    const group =
      groupIn(text.slice(money[at - 1]?.end ?? 0, index)) ||
      // What a bracket begins is about the next amount.
      groupIn(after[0]!.replace(/\([^)]*$/, ''))
    return { amount, isMarked, isOrdinary, isForAll: !NOT_ALL.test(words), group, statement }
  })
}

/** The words beside an amount without those that say that it is a fee: 'Entry fee: U-9, U-11 - ' */
const groupIn = (words: string) =>
  words
    .replace(FEE_WORDS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:(?:for|and|is|of)(?!\p{L})|[^\p{L}\p{M}\d])+|[^\p{L}\p{M}\d)]+$/giu, '')
    .replace(/^\d+$/, '')

function isOfFee({ text, kind, section }: Statement): boolean {
  if (kind === 'fee' || kind === 'extraFee') return true
  if (kind === 'prizes' || kind === 'other' || kind === 'deadline' || NO_FEE.test(text))
    return false
  return section === 'fee' && !kind ? !PRIZE_LINE.test(text) && !isOfPrize(text) : FEE.test(text)
}

/**
 * What it costs to enter, in whole rupees; 0 is free. The ordinary fee: not the one for those who
 * come early or late. Sure when a plain label names one amount, for everybody. Amounts that differ by
 * group are choices.
 */
export function readFee(all: Statement[]): Reading | undefined {
  const fees = all.filter(isOfFee)
  const prices = fees.flatMap(pricesOf)
  const ordinary = prices.filter(({ isOrdinary }) => isOrdinary)
  const marked = ordinary.filter(({ isMarked }) => isMarked)
  const possible = marked.length > 0 ? marked : ordinary
  // Of several amounts the first is no surcharge: 'Rs 300 (with late fee Rs 400)'.
  const first = prices
    .filter(({ statement }) => !isExtra(statement))
    .find(({ statement }, _, { length }) => length > 1 || !SURCHARGE.test(statement.text))
  const chosen = possible.find(({ isForAll }) => isForAll) ?? possible[0] ?? first
  const isForAll = fees.every((one) => isExtra(one) || !NOT_ALL.test(one.text))
  const amounts = new Set(possible.map(({ amount }) => amount))
  if (chosen && amounts.size > 1) {
    const phrases = new Set(possible.map(({ statement }) => statement.text))
    return {
      value: String(chosen.amount),
      phrase: [...phrases].join(' · '),
      isSure: false,
      choices: [...amounts].map((amount) => ({
        value: String(amount),
        words: groupsOf(possible.filter((one) => one.amount === amount)),
      })),
    }
  }
  if (chosen) {
    const { amount, statement } = chosen
    const isSure =
      statement.kind === 'fee' &&
      statement.isPlain &&
      prices.every((one) => isExtra(one.statement) || one.amount === amount) &&
      isForAll &&
      !EARLY_OR_LATE.test(statement.text) &&
      amount <= 10_000
    return { value: String(amount), phrase: statement.text, isSure }
  }
  const free = fees.find(({ text }) => FREE.test(text))
  return free && { value: '0', phrase: free.text, isSure: isForAll && FREE_PLAIN.test(free.text) }
}

const groupsOf = (prices: Price[]) =>
  [...new Set(prices.map(({ group }) => group).filter(Boolean))].join(', ')

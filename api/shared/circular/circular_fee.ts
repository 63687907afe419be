import { findMoney } from './circular_money.js'
import type { Reading } from './circular_reading.js'
import type { Statement } from './circular_text.js'

const FEE = /\bfees?\b|\bentry\b(?!\s*(?:form|link|deadline|last))|how much|फी(?!\p{L})|शुल्क|प्रवेश/iu
const PLAIN_LABEL =
  /^(?:\d+[.)]\s*)?(?:(?:tournament|entry|registration|participation|प्रवेश|एंट्री)\s*)?(?:fees?|फी|शुल्क|entry)(?![\p{L}\p{M}])/iu
const EXTRA_FEE = /^\s*(?:late|spot|early|with)\b/i
/** Fees that are not everybody's. */
const NOT_ALL =
  /\bteams?\b|members?|early|discount|below|under|u-?\d|girls|women|except|concession|accommodation|or\b|\/\s*player|सवलत|मुली/iu
const FREE = /\b(?:free|nil|no entry fee)\b|मोफत|विनामूल्य|निःशुल्क/iu

/** What it costs to enter, in whole rupees; 0 is free. */
export function readFee(all: Statement[]): Reading | undefined {
  const told = all.filter(
    ({ text }) => FEE.test(text) && !EXTRA_FEE.test(text) && !/^\s*last date/i.test(text)
  )
  const amounts = told.map(({ text }) => ({
    text,
    found: findMoney(text.slice(FEE.exec(text)!.index)).filter(
      ({ amount, isMarked }) => isMarked || amount < 20_000
    ),
  }))
  const priced = amounts.filter(({ found }) => found.some(({ isMarked }) => isMarked))
  const free = told.filter(({ text }) => FREE.test(text))
  const [chosen] = priced.length > 0 ? priced : amounts.filter(({ found }) => found.length > 0)
  if (chosen) {
    const { amount } = (chosen.found.find(({ isMarked }) => isMarked) ?? chosen.found[0])!
    const distinct = new Set(amounts.flatMap(({ found }) => found.map((money) => money.amount)))
    const isSure =
      PLAIN_LABEL.test(chosen.text) &&
      distinct.size === 1 &&
      !NOT_ALL.test(chosen.text) &&
      amount > 0 &&
      amount <= 10_000
    return { value: String(amount), phrase: chosen.text, isSure }
  }
  const [first] = free
  if (!first) return undefined
  const isPlain =
    /^(?:no entry fees?|free entry|(?:(?:entry|registration|participation)\s*(?:fees?)?|fees?)\s*[:=-]*\s*(?:is\s*)?(?:free|nil)|प्रवेश\s*(?:फी|शुल्क)?\s*[:=-]*\s*(?:मोफत|विनामूल्य|निःशुल्क))(?:\s+for all)?[\s!.]*$/iu
  return {
    value: '0',
    phrase: first.text,
    isSure:
      free.some(({ text }) => isPlain.test(text)) && free.every(({ text }) => !NOT_ALL.test(text)),
  }
}

import { WORD_END } from '@academy/api/shared/text/whole_words'
import { FEE, isPriceUntil } from '../fee-words'
import type { Kind } from '../labels'
import { findMoney } from '../money'
import { MONTH } from '../month-words'
import { BEST_WORDS, OF_SUM } from '../prize-words'
import { isOfPrize } from '../prizes/words'
import type { Statement } from '../statements'
import { NO_FEE } from './words'

const PRIZE_LINE = new RegExp(
  `^\\W*(?:\\d{1,2}(?:st|nd|rd|th)\\b(?![^₹]*${MONTH})|first|winner|champion|${BEST_WORDS}|प्रथम|पहिल)`,
  'iu'
)
/** Kinds whose words the list of fees has, too. */
const IN_LIST: readonly Kind[] = ['rated', 'categories', 'eligibility']

const ENTRY_FEE = new RegExp(
  `(?:(?:entry|registration)\\s+fees?|(?:प्रवेश|नोंदणी)\\s*(?:शुल्क|फी))${WORD_END}`,
  'iu'
)

/** 'Note: Entry fee Open Rs. 350 only' */
const isNoteOfFee = (text: string, kind: Kind | undefined) =>
  kind === 'other' &&
  ENTRY_FEE.test(text) &&
  !NO_FEE.test(text) &&
  findMoney(text).some(({ isMarked }) => isMarked)

function isOfFee({ text, kind, section }: Statement): boolean {
  if (kind === 'fee' || kind === 'extraFee' || isNoteOfFee(text, kind)) return true
  if (kind === 'prizes' || kind === 'other' || kind === 'deadline' || NO_FEE.test(text))
    return false
  if (isPriceUntil(text)) return true
  // 'Total 1.25 lakh' is none of what is to pay.
  const isListed = section === 'fee' && (!kind || IN_LIST.includes(kind)) && !OF_SUM.test(text)
  return isListed ? !PRIZE_LINE.test(text) && !isOfPrize(text) : FEE.test(text)
}

/** A statement of fees; of one that tells of prizes or lunch, too, the parts that tell of fees. */
export function partsOfFee(one: Statement): Statement[] {
  if (isOfFee(one)) return [one]
  if (one.kind || one.section === 'prizes' || !NO_FEE.test(one.text)) return []
  return one.text
    .split(/[,;|]\s+/)
    .filter((part) => FEE.test(part) && !NO_FEE.test(part) && findMoney(part).length > 0)
    .map((part) => ({ ...one, text: part, value: part }))
}

/** In a statement of fees, or right beside one: 'Titled players: free' */
export const isNearFee = (one: Statement, fees: Statement[]) =>
  one.kind !== 'prizes' &&
  one.section !== 'prizes' &&
  !NO_FEE.test(one.text) &&
  fees.some(({ line }) => Math.abs(line - one.line) <= 1)

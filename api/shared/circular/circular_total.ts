import { findMoney } from './circular_money.js'
import { ORDINAL } from './circular_ordinals.js'
import type { Statement } from './circular_text.js'

const PRIZES =
  '(?:(?:cash|prizes?|awards?|money|रोख|बक्षि[\\p{L}\\p{M}]*|बक्षी[\\p{L}\\p{M}]*|पारितोषि[\\p{L}\\p{M}]*|पुरस्कार[\\p{L}\\p{M}]*|इनाम[\\p{L}\\p{M}]*|bakshis[a-z]*|rokh)(?![\\p{L}\\p{M}]))'
/** What announces the sum of all prizes. */
const TOTAL = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?:grand\\s|over\\s?all\\s)?(?:total|over\\s?all|एकूण|कुल|ekun|kul)\\s(?:[\\p{L}\\p{M}]+\\s){0,2}?${PRIZES}|(?:cash|prize)s?\\s(?:money\\s)?(?:fund|pool)s?(?![\\p{L}])|(?:cash\\s)?prizes?\\s(?:money\\s)?worth(?![\\p{L}])|बक्षीस\\sनिधी)`,
  'iu'
)
/** A sum that nobody counted, or a single prize. */
const NO_SUM = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])(?:over|above|more\\sthan|upto|up\\sto|approx(?:imately)?|nearly|around|about|almost|each|winner|best|${ORDINAL})(?![\\p{L}\\p{M}])`,
  'iu'
)

/**
 * The sums of all prizes that a circular states, in whole rupees: statement by statement the sum
 * and the further amounts behind it, such as what of it is cash.
 */
export function statedTotals(all: Statement[]): number[][] {
  return all.flatMap(({ text }) => {
    const words = TOTAL.exec(text)
    if (!words) return []
    const end = words.index + words[0].length
    const money = findMoney(text).filter(({ index }) => index >= end)
    const [first] = money
    if (!first || (!first.isMarked && first.amount < 1000)) return []
    if (NO_SUM.test(text.slice(end, first.index))) return []
    return [money.map(({ amount }) => amount)]
  })
}

import { RANK_ENDING } from '@academy/api/shared/patterns/case_endings'
import { AND } from '@academy/api/shared/patterns/joining_words'
import { anyOf, WORD_END, WORD_START } from '@academy/api/shared/text/whole_words'
import { COUNTED, ORDINAL, withoutFalseRange } from '../ordinals'
import { CURRENCY } from '../rupee-words'
import { CLAUSE_END, EACH, GROUP, HEADING, headless, NOUN, OWN_LIST, tidy, TROPHY } from './words'

const SEPARATOR = `${RANK_ENDING}?\\s*(?:is|of|को|ला|तक|पर्यंत|gets?|wins?|takes? home)?[\\s:=.)(>-]*(?:cash\\s*|रोख\\s*|नगद\\s*|${EACH}\\s*)?$`
/** What stands before an amount: its rank by a word, or, in the list of prizes, a number. */
const NAMED = new RegExp(`(?<![\\p{L}\\p{M}\\d])(${ORDINAL}${NOUN})${SEPARATOR}`, 'iu')
const NUMBERED = new RegExp(
  `(?:^|[\\s,;/(|])(${COUNTED})\\s*[:=.)>-]+\\s*$|^(?:rank|no\\.?|क्र\\.?)?\\s*(${COUNTED})\\s*$`,
  'u'
)
const WON = '(?:an?\\s+)?(?:trophy|medal|cup|certificate|memento|shield|चषक|ट्रॉफी|पदक|मेडल|प्रमाणपत्र)'
const PLUS = `(?:[+&]|${anyOf(AND, 'with')})`
/** What is won beside an amount: 'Rs 500 each + trophy', */
export const EXTRA = new RegExp(`^[\\s)]*(?:${EACH})?[\\s)]*${PLUS}\\s*(${WON}[^,;|/\\d]*)`, 'iu')
/** or 'Best Girl: Trophy + Rs 500'. */
export const EXTRA_BEFORE = new RegExp(
  `[\\s:=-]*${WORD_START}(${WON}[^,;|/:\\d]*?)\\s*${PLUS}\\s*(?:cash\\s*)?$`,
  'iu'
)

const RANKS_BEFORE = new RegExp(`(?:${ORDINAL}${NOUN}\\s*,\\s*)+$`, 'iu')
const NO_NAME = new RegExp(
  `^[^\\p{L}\\d]*(?:${EACH}|and${WORD_END})|\\(?\\s*(?:${CURRENCY}|${EACH})\\s*$`,
  'giu'
)

/** The ranks and the groups that stand before an amount. */
export function winnerIn(words: string, isListed: boolean) {
  const numbered = isListed && !GROUP.test(words) && NUMBERED.exec(words)
  const named = NAMED.exec(words)?.[1]
  const last = named ? withoutFalseRange(named) : (numbered || []).slice(1).find(Boolean)
  const before = last ? words.slice(0, words.lastIndexOf(last)) : words
  // '4th, 5th and 6th'
  const ranks = last ? (RANKS_BEFORE.exec(before)?.[0] ?? '') : ''
  const lead = before.slice(0, before.length - ranks.length).replace(EXTRA, '')
  // 'Special prizes: Best Woman': the heading is no part of the group.
  const own = HEADING.test(lead) ? headless(lead.replace(/^.*[:=]\s*(?=\S)/u, '')) : lead
  const clauses = own
    .split(CLAUSE_END)
    .map((clause) => tidy(clause.replace(NO_NAME, '').replace(/:/g, ' ')))
  const isNamed = (group: string) =>
    group.length <= 60 &&
    !TROPHY.test(group) &&
    (GROUP.test(group) || ((Boolean(last) || isListed) && OWN_LIST.test(group)))
  const from = clauses.findLastIndex((clause) => !isNamed(clause)) + 1
  return {
    rank: last && `${ranks}${last}`.trim(),
    isSeveral: ranks !== '' || clauses.length - from > 1,
    group: clauses.slice(from).join(', '),
    others: clauses.slice(0, from),
  }
}

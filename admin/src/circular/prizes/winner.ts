import { RANK_ENDING } from '@academy/api/shared/patterns/case_endings'
import { AND } from '@academy/api/shared/patterns/joining_words'
import { anyOf, WORD_END, WORD_START } from '@academy/api/shared/text/whole_words'
import { WON_WORDS } from '../prize-words'
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
/** 'a trophy', '2 Gold Medals', 'आकर्षक चषक' */
const WON = `(?:${anyOf('an?|the')}\\s+|\\d{1,2}\\s+)?(?:${anyOf(
  "big|small|attractive|gold|silver|bronze|winner'?s?|champion'?s?|आकर्षक|भव्य|सुवर्ण|स्वर्ण|रौप्य|रजत|कांस्य"
)}\\s+)?${WON_WORDS}`
const PLUS = `(?:[+&]|${anyOf(AND, 'plus|with|along with|सह')})`
/** 'trophies, medals and certificates', and nothing else */
const WON_ALONE = `${WON}(?:\\s*(?:,|${PLUS})\\s*${WON})*`
const WON_TOO = `(?:,\\s*${WON}(?=\\s*(?:$|[;|)]|,|${PLUS}))[^,;|/()\\d]*)*`
/** What is won beside an amount: 'Rs 500 each + trophy', 'Rs 500 (trophy)', */
export const EXTRA = new RegExp(
  `^[\\s)]*(?:${EACH})?[\\s)]*(?:${PLUS}\\s*|\\(?(?=${WON_ALONE}\\s*\\)?\\s*(?:$|[,;|])))(${WON}(?:[^,;|/()\\d]|\\([^()]*\\))*${WON_TOO})`,
  'iu'
)
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

/** Who wins an amount, as the words before it say. */
export interface Winner {
  rank: string | undefined
  group: string
  /** Whether it is several ranks or several groups. */
  isSeveral: boolean
  /** Clauses before them that name nobody. */
  others: string[]
}

/** The ranks and the groups that stand before an amount. */
export function winnerIn(words: string, isListed: boolean): Winner {
  const last = rankBefore(words, isListed)
  const before = last ? words.slice(0, words.lastIndexOf(last)) : words
  // '4th, 5th and 6th'
  const ranks = last ? (RANKS_BEFORE.exec(before)?.[0] ?? '') : ''
  const clauses = clausesIn(before.slice(0, before.length - ranks.length).replace(EXTRA, ''))
  const mayBeOwnList = last !== undefined || isListed
  const from = clauses.findLastIndex((clause) => !isNamed(clause, mayBeOwnList)) + 1
  return {
    rank: last && `${ranks}${last}`.trim(),
    group: clauses.slice(from).join(', '),
    isSeveral: ranks !== '' || clauses.length - from > 1,
    others: clauses.slice(0, from),
  }
}

function rankBefore(words: string, isListed: boolean): string | undefined {
  const named = NAMED.exec(words)?.[1]
  if (named) return withoutFalseRange(named)
  if (!isListed || GROUP.test(words)) return undefined
  const [, behindOthers, alone] = NUMBERED.exec(words) ?? []
  return behindOthers ?? alone
}

function clausesIn(lead: string): string[] {
  // 'Special prizes: Best Woman': the heading is no part of the group.
  const own = HEADING.test(lead) ? headless(lead.replace(/^.*[:=]\s*(?=\S)/u, '')) : lead
  return own.split(CLAUSE_END).map((clause) => tidy(clause.replace(NO_NAME, '').replace(/:/g, ' ')))
}

const NAME_MAX = 60

function isNamed(group: string, mayBeOwnList: boolean): boolean {
  if (group.length > NAME_MAX || TROPHY.test(group)) return false
  return GROUP.test(group) || (mayBeOwnList && OWN_LIST.test(group))
}

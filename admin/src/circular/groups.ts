import { anyOf, WORD_START } from '@academy/api/shared/text/whole_words'
import { UNDER, YEARS_UNDER } from '@academy/api/shared/words/age_words'
import { AND } from '@academy/api/shared/words/joining_words'
import { findMoney } from './money'
import { BEST_WORDS, PRIZE_WORDS } from './prize-words'
import { CURRENCY } from './rupee-words'
import { agreed, doubtedIf, labelled, type Reading } from './reading'
import type { Statement } from './statements'

/** Words about prizes tell nothing of who may play. */
const OF_PRIZES = new RegExp(
  `${PRIZE_WORDS}|${CURRENCY}|${BEST_WORDS}|special|troph|medal|winner|gift`,
  'iu'
)
const AGE_NAMED = new RegExp(
  `${WORD_START}${UNDER}\\s*-?\\s*(\\d{1,2})(?!\\d|\\s*(?:min|rounds?))|(\\d{1,2})\\s*${YEARS_UNDER}`,
  'giu'
)
/** One of 'U-9, U-11 & U-13' or of '9, 11, 13 वर्षांखालील': a part of a regular expression. */
export const AGE = `(?:${UNDER}[\\s-]*)?\\d{1,2}(?!\\d)(?:\\s*${YEARS_UNDER})?`
export const AGES = new RegExp(
  `(?<![\\p{L}\\p{M}\\d-])${AGE}(?:\\s*(?:[,&/]|${AND})\\s*${AGE})+`,
  'iu'
)
/** Groups that a list of prizes has, too: 'Open, U-9, Best Woman'. */
const BEST = new RegExp(BEST_WORDS, 'giu')
const NO_GROUPS = /rounds?\b|\bmins?\b|\bsecs?\b|फेऱ्या|मिनिट|राउंड|राऊंड/iu

/** 'Open group: 500/-' is its fee. */
const isOfOther = (value: string) =>
  NO_GROUPS.test(value) || findMoney(value).some(({ isMarked }) => isMarked)

const isOfPrizes = ({ text, section }: Statement) => OF_PRIZES.test(text) || section === 'prizes'

const YEARS_BEFORE_NEXT = new RegExp(
  `\\s*(?:${YEARS_UNDER}|वर्ष|years)(?=\\s*[,&;/]|\\s+(?:${AND})\\s)`,
  'giu'
)
const BETWEEN = new RegExp(`\\s*[,/&;+]\\s*|\\s+(?:${AND})\\s+`, 'iu')

const AGE_OR_END = new RegExp(`^${UNDER}\\s*-?\\s*(\\d{1,2})|[\\s.]+$`, 'giu')

const IS_UNDER = new RegExp(`${anyOf(UNDER)}|वर्ष|years`, 'iu')
/** The groups of a list: '9, 11 & 13' or 'Under 9, Open'. */
export function groupsIn(list: string): string {
  const isUnder = IS_UNDER.test(list)
  const groups = list
    .replace(YEARS_BEFORE_NEXT, '')
    .replace(/\s*(?:वर्ष|years).*$/iu, '')
    .split(BETWEEN)
    .map((group) => group.replace(AGE_OR_END, (_, age) => (age ? `U-${age}` : '')))
    .map((group) => (isUnder && /^\d{1,2}$/.test(group) ? `U-${group}` : group))
  return [...new Set(groups.filter(Boolean))].join(', ')
}

export function readCategories(all: Statement[]): Reading | undefined {
  const own = labelled(all, 'categories').flatMap(({ value, text, isPlain }): Reading[] => {
    const isList = value.includes(',') && isPlain
    const isOfPrize = OF_PRIZES.test(isList ? text.replace(BEST, ' ') : text)
    const list = value && !isOfPrize && !isOfOther(value) && groupsIn(value)
    return list ? [{ value: list, phrase: text, isSure: isPlain && !OF_PRIZES.test(text) }] : []
  })
  const others = all.filter((one) => !isOfPrizes(one))
  const found = agreed(own)
  const isList =
    /, /.test(found?.value ?? '') &&
    found?.value.split(', ').every((one) => one.length <= 25 && !/[.:₹]/.test(one))
  if (found) return doubtedIf(!isList, found)
  for (const { text } of others) {
    const ages = [...text.matchAll(AGE_NAMED)].map((match) => `U-${match[1] ?? match[2]!}`)
    if (new Set(ages).size > 1)
      return { value: [...new Set(ages)].join(', '), phrase: text, isSure: false }
  }
  return undefined
}

/** Of 'Eligibility: all' nobody is left out. */
const FOR_ALL = new RegExp(
  `^${anyOf('all|everyone|any ?one|सर्वां*|सभी')}(?:\\s*${anyOf('ages?|open|के लिए|खुल[ाीे]')})*[^\\p{L}\\d]*(?:$|सर्वां)`,
  'iu'
)

export function readEligibility(all: Statement[]): Reading | undefined {
  const own = labelled(all, 'eligibility').find(
    ({ value }) => /\p{L}{2}|\d{4}/u.test(value) && !FOR_ALL.test(value)
  )
  if (!own) return undefined
  const isSure = own.isPlain && !OF_PRIZES.test(own.text)
  return { value: own.value.replace(/[\s.]+$/, ''), phrase: own.text, isSure }
}

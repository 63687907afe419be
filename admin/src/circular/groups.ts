import { anyOf, WORD_START } from '@academy/api/shared/text/whole_words'
import { UNDER, YEARS, YEARS_UNDER } from '@academy/api/shared/patterns/age_words'
import { AND } from '@academy/api/shared/patterns/joining_words'
import { factRules } from '@academy/api/shared/tournament/tournament_facts'
import { classesIn, isOfClasses } from './classes'
import { findDates } from './dates'
import { findMoney } from './money'
import { BEST_WORDS, PRIZE_WORDS, WON_WORDS } from './prize-words'
import { CURRENCY } from './rupee-words'
import { agreed, doubtedIf, labelled, type Reading } from './reading'
import type { Statement } from './statements'

/** Words about prizes tell nothing of who may play. */
const OF_PRIZES = new RegExp(
  `${PRIZE_WORDS}|${CURRENCY}|${BEST_WORDS}|${WON_WORDS}|special|winner`,
  'iu'
)
const WON = new RegExp(WON_WORDS, 'iu')
const AGE_NAMED = new RegExp(
  `${WORD_START}${UNDER}\\s*-?\\s*(\\d{1,2})(?!\\d|\\s*(?:min|rounds?))|(\\d{1,2})\\s*(?:${YEARS_UNDER}|(?:${YEARS})\\s+(?=मुल|बालक|boys|girls|mul[ei]))`,
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
const NO_GROUPS = /\d\s*[ap]\.?m\b|वाजता|बजे|rounds?\b|\bmins?\b|\bsecs?\b|फेऱ्या|मिनिट|राउंड|राऊंड/iu

/** 'Open group: 500/-' is its fee. */
const isOfOther = (value: string) =>
  NO_GROUPS.test(value) || findMoney(value).some(({ isMarked }) => isMarked)

const isOfPrizes = ({ text, section }: Statement) => OF_PRIZES.test(text) || section === 'prizes'

const YEARS_BEFORE_NEXT = new RegExp(
  `\\s*(?:${YEARS_UNDER}|${anyOf(YEARS)})(?=\\s*[,&;/]|\\s+(?:${AND})\\s)`,
  'giu'
)
const YEARS_BEHIND = new RegExp(`\\s*(?:${YEARS_UNDER}|${anyOf(YEARS)}).*$`, 'iu')
const BETWEEN = new RegExp(`\\s*[,/&;+]\\s*|\\s+(?:${AND})\\s+`, 'iu')
/** '1) 10 वर्षांखालील 2) 15 वर्षांखालील' */
const NUMBERED = /(?:^|\s+)\(?\d\)\s+/g

const AGE_OR_END = new RegExp(`^${UNDER}\\s*-?\\s*(\\d{1,2})|[\\s.]+$`, 'giu')

const IS_UNDER = new RegExp(`${anyOf(UNDER)}|${YEARS_UNDER}|${anyOf(YEARS)}`, 'iu')
/** The groups of a list: '9, 11 & 13' or 'Under 9, Open'. */
export function groupsIn(list: string): string {
  const isUnder = IS_UNDER.test(list)
  const groups = list
    .replace(NUMBERED, ', ')
    .replace(YEARS_BEFORE_NEXT, '')
    .replace(YEARS_BEHIND, '')
    .split(BETWEEN)
    .map((group) => group.replace(AGE_OR_END, (_, age) => (age ? `U-${age}` : '')))
    .map((group) => (isUnder && /^\d{1,2}$/.test(group) ? `U-${group}` : group))
  return [...new Set(groups.filter(Boolean))].join(', ')
}

export function readCategories(all: Statement[]): Reading | undefined {
  const own = labelled(all, 'categories').flatMap(({ value, text, isPlain }): Reading[] => {
    const isList = value.includes(',') && isPlain
    const isOfPrize = OF_PRIZES.test(isList ? text.replace(BEST, ' ') : text)
    const written = isOfClasses(text) ? classesIn(text).join(', ') : groupsIn(value)
    const list = value && !isOfPrize && !isOfOther(value) && written
    return list ? [{ value: list, phrase: text, isSure: isPlain && !OF_PRIZES.test(text) }] : []
  })
  const found = allOf(own)
  const isList =
    /, /.test(found?.value ?? '') &&
    found?.value.split(', ').every((one) => one.length <= 25 && !/[.:₹]/.test(one))
  if (found) return doubtedIf(!isList, found)
  return agesNamed(all.filter((one) => !isOfPrizes(one)))
}

/** The groups of several lists: sure when they are one and the same. */
function allOf(lists: Reading[]): Reading | undefined {
  const groups = new Set(lists.flatMap(({ value }) => value.split(', ')))
  const first = agreed(lists)
  const phrase = [...new Set(lists.map((one) => one.phrase))].join(' · ')
  return first && { ...first, value: [...groups].join(', '), phrase }
}

const OPEN_TO_ALL = new RegExp(anyOf('open(?!\\s+(?:for|to)\\b)|खुला|ओपन|khula'), 'iu')
/** Of one age alone: an event's, and not a limit of something else. */
const OF_EVENT = new RegExp(
  anyOf('boys|girls|selection|championship|tournament|मुले|मुली|स्पर्धा|बालक|बालिका|mule|muli'),
  'iu'
)

/** The ages and classes that stand anywhere, and the open group beside them. */
function agesNamed(all: Statement[]): Reading | undefined {
  const named = all.flatMap(({ text, section }) => {
    const list = AGES.exec(text)?.[0] ?? ''
    const ofList = IS_UNDER.test(list) ? groupsIn(list).split(', ') : []
    const others = [...text.matchAll(AGE_NAMED)].map((match) => `U-${match[1] ?? match[2]!}`)
    const ages = [...ofList, ...others, ...classesIn(text)]
    const isListed = section === 'fee' || section === 'categories'
    const open = (ages.length > 0 || isListed) && OPEN_TO_ALL.exec(text)
    return ages.length > 0 || open ? [{ text, ages: open ? [...ages, open[0]] : ages }] : []
  })
  const groups = new Set(named.flatMap(({ ages }) => ages))
  const ages = [...groups].filter((group) => !OPEN_TO_ALL.test(group))
  const isOfEvent = named.some(({ text }) => OF_EVENT.test(text))
  if (ages.length === 0 || (groups.size === 1 && !isOfEvent)) return undefined
  return {
    value: [...groups].join(', '),
    phrase: named.map(({ text }) => text).join(' · '),
    isSure: false,
  }
}

/** Of 'Eligibility: all' nobody is left out. */
const FOR_ALL = new RegExp(
  `^${anyOf('all|everyone|any ?one|सर्वां*|सभी')}(?:\\s*${anyOf('ages?|open|के लिए|खुल[ाीे]')})*[^\\p{L}\\d]*(?:$|सर्वां)`,
  'iu'
)

export function readEligibility(all: Statement[]): Reading | undefined {
  const own = labelled(all, 'eligibility').find(
    ({ value }) => /\p{L}{2}|\d{4}/u.test(value) && !FOR_ALL.test(value) && !WON.test(value)
  )
  if (!own) return bornWhen(all)
  const isSure = own.isPlain && !OF_PRIZES.test(own.text)
  return { value: own.value.replace(/[\s.]+$/, ''), phrase: own.text, isSure }
}

const BORN = /\b(?:born|birth date|date of birth|dob)\b|जन्म/iu

/** Who may play by the day of birth, where no label says so. */
function bornWhen(all: Statement[]): Reading | undefined {
  const found = all.filter(({ text }) => BORN.test(text) && findDates(text).length > 0)
  const value = found.map(({ text }) => text.replace(/[\s.]+$/, '')).join('; ')
  return found.length > 0 && value.length <= factRules.eligibility.max
    ? { value, phrase: found.map(({ text }) => text).join(' · '), isSure: false }
    : undefined
}

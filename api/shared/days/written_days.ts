import { LANGUAGES, type Language } from '../languages/languages.js'
import { anyOf, WORD_END, WORD_START } from '../text/whole_words.js'
import { DAY_ENDING, FROM_OR_UNTIL } from '../patterns/case_endings.js'
import { MONTHS, WEEKDAYS } from './names.js'

/** How people write a month or a weekday beside its names. */
interface Written {
  /** In full. */
  also?: readonly string[]
  /** In Latin letters, with slips of the pen: a part of a regular expression. */
  slips?: string
  short: readonly string[]
}

/** From January on. */
const WRITTEN_MONTHS: readonly Written[] = [
  { also: ['जानेवारि'], slips: 'jan[a-z]{0,4}r[a-z]?y', short: ['jan', 'जाने'] },
  { also: ['फरवरी'], slips: 'feb[a-z]{0,4}r[a-z]{0,3}y', short: ['feb', 'फेब्रु', 'फेब'] },
  { short: ['mar'] },
  { slips: 'apr[a-z]{0,3}l', short: ['apr', 'एप्रि'] },
  { short: [] },
  { short: ['jun'] },
  { short: ['jul'] },
  { slips: 'aug[a-z]{0,3}t', short: ['aug', 'ऑग'] },
  {
    also: ['सप्टेम्बर', 'सितम्बर'],
    slips: 'sept?[a-z]{0,2}[mb][a-z]{0,3}r',
    short: ['sep', 'sept', 'सप्टें', 'सप्टे'],
  },
  {
    also: ['ऑक्टोंबर', 'अक्तूबर'],
    slips: 'oct[a-z]{0,2}[mb][a-z]{0,3}r',
    short: ['oct', 'ऑक्टो'],
  },
  {
    also: ['नोव्हेम्बर', 'नोवेंबर', 'नवम्बर'],
    slips: 'nov[a-z]{0,3}[mb][a-z]{0,3}r',
    short: ['nov', 'नोव्हें', 'नोव्हे'],
  },
  {
    also: ['डिसेम्बर', 'दिसम्बर'],
    slips: 'dec[a-z]{0,3}[mb][a-z]{0,3}r',
    short: ['dec', 'डिसें', 'डिसे'],
  },
]

/** From Sunday on. */
const WRITTEN_WEEKDAYS: readonly Written[] = [
  { also: ['इतवार'], slips: 'ra[vw]i[vw]ari?', short: ['sun', 'रवि'] },
  { slips: 'som[vw]ari?', short: ['mon', 'सोम'] },
  { slips: 'mangal[vw]ari?', short: ['tue', 'tues', 'मंगळ', 'मंगल'] },
  { slips: 'budh[vw]ari?', short: ['wed', 'बुध'] },
  {
    also: ['गुरूवार', 'बृहस्पतिवार'],
    slips: 'guru[vw]ari?',
    short: ['thu', 'thur', 'thurs', 'गुरु', 'गुरू'],
  },
  { slips: 'shukra[vw]ari?', short: ['fri', 'शुक्र'] },
  { slips: 'shani[vw]ari?', short: ['sat', 'शनि'] },
]

type Names = Record<Language, readonly string[]>

const inFull = (names: Names, written: readonly Written[]): string[][] =>
  written.map(({ also = [] }, at) => [
    ...new Set([...LANGUAGES.map((language) => names[language][at]!), ...also]),
  ])

/** The names of each month in full, from January on, in all languages. */
export const monthNames = (): string[][] => inFull(MONTHS, WRITTEN_MONTHS)

/** The names of each weekday in full, from Sunday on, in all languages. */
export const weekdayNames = (): string[][] => inFull(WEEKDAYS, WRITTEN_WEEKDAYS)

export const shortMonthNames = (): string[] => WRITTEN_MONTHS.flatMap(({ short }) => short)

export const shortWeekdayNames = (): string[] => WRITTEN_WEEKDAYS.flatMap(({ short }) => short)

/** Whoever looks for the other day of 'from' and 'until' finds them there. */
const END = `${DAY_ENDING}?(?:(?=${FROM_OR_UNTIL})|${WORD_END})`

/** Each month as people write it, from January on: parts of regular expressions with the flags `iu`. */
export const monthPatterns = (): string[] =>
  WRITTEN_MONTHS.map(({ slips, short }, at) => {
    const words = [...monthNames()[at]!, ...short, slips].filter(Boolean)
    return `(?:${words.join('|')})${END}`
  })

/** 'शनि' before a date or another day; before other words it is a name: 'शनि शिंगणापूर'. */
const SHORT_END = `(?=\\s*(?:[^\\s\\p{L}\\p{M}]|$|${anyOf('दि|दिनांक|व|ते|आणि|और|से')}))`

/** Each weekday as people write it, from Sunday on, as whole words. */
export const weekdayPatterns = (): string[] =>
  WRITTEN_WEEKDAYS.map(({ slips, short }, at) => {
    const english = short.filter((word) => /^[a-z]/.test(word))
    const others = short.filter((word) => !english.includes(word))
    const words = [...weekdayNames()[at]!, ...english, slips]
    return `${WORD_START}(?:(?:${words.join('|')})${END}|(?:${others.join('|')})${SHORT_END})`
  })

import { findDates, type DateSpan } from './circular_dates.js'

const VERB = '(?:postponed|preponed|rescheduled|shifted|changed|revised|moved|cancell?ed)'
/** Behind these words stands the new day; what stands before them is off. */
const IS_OFF = new RegExp(
  `\\b(?:is|are|was|were|been|being|stands?)\\s(?:now\\s)?${VERB}\\b|पुढे ढकल|रद्द|स्थगित`,
  'iu'
)
const FROM_TO = /\bfrom\b[^|]{1,60}?\bto\b/iu
/** Right before a day that another replaces. */
const INSTEAD_OF = new RegExp(
  `(?:\\bnot(?:\\son)?|\\binstead\\sof|\\brather\\sthan|\\bin\\splace\\sof|\\b${VERB}\\sfrom|\\b(?:earlier|previous(?:ly)?|old)(?:\\sdates?)?)[\\s:-]*(?:the\\s)?$`,
  'iu'
)
/** Right behind one. */
const REPLACED = /^[\s,)]*(?:रोजी(?:च्या)?\s)?(?:ऐवजी|के\sबजाय)/u
const MOVED = new RegExp(
  `(?<!\\bbe\\s)\\b(?:postponed|preponed|rescheduled)\\b|\\bdates?\\s(?:is\\s|are\\s|has\\sbeen\\s|have\\sbeen\\s)?(?:changed|revised|shifted)\\b|\\b(?:new|revised|changed)\\s(?:last\\s)?dates?\\b|पुढे ढकल|स्थगित|तारखे?त बदल|तारीख बदल|नवीन तारीख|नई (?:तारीख|तिथि)|ऐवजी|के बजाय`,
  'iu'
)

const blank = (words: string) => '|'.repeat(words.length)

/** The days that a text names, without those that others replace. */
export function currentDates(text: string): DateSpan[] {
  const off = IS_OFF.exec(text)
  const end = off ? off.index + off[0].length : 0
  const rest = text.slice(end)
  const current = blank(text.slice(0, end)) + (off ? rest.replace(FROM_TO, blank) : rest)
  return findDates(current).filter(
    ({ text: day, index }) =>
      !INSTEAD_OF.test(current.slice(Math.max(0, index - 40), index)) &&
      !REPLACED.test(current.slice(index + day.length))
  )
}

/** Whether a text says that an event takes place on another day than was told before. */
export const isMoved = (text: string): boolean =>
  MOVED.test(text) || currentDates(text).length < findDates(text).length

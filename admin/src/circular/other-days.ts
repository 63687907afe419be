import { anyOf, WORD_END } from '@academy/api/shared/text/whole_words'
import { findDates, type DateSpan } from './dates'
import { findTimes, type ClockTime } from './times'

const VERB = '(?:postponed|preponed|rescheduled|shifted|changed|revised|moved|cancell?ed)'
/** Behind these words stands the new day; what stands before them is off. */
const IS_OFF = new RegExp(
  `\\b(?:is|are|was|were|been|being|stands?)\\s(?:now\\s)?${VERB}\\b|पुढे ढकल|रद्द|स्थगित`,
  'iu'
)
const FROM_TO = /\bfrom\b[^|]{1,60}?\bto\b/iu
/** Right before a day that another replaces. */
const INSTEAD_OF = new RegExp(
  `(?:\\bnot(?:\\son)?|\\binstead\\sof|\\brather\\sthan|\\bin\\splace\\sof|\\b${VERB}\\sfrom|\\bwrongly\\s[a-z]+\\sas|\\b(?:earlier|previous(?:ly)?|old)(?:\\sdates?)?)[\\s:-]*(?:the\\s)?$`,
  'iu'
)
const REPLACED = new RegExp(
  [
    '(?:रोजी(?:च्या)?\\s)?(?:ऐवजी|के\\sबजाय)',
    // 'Planned for 29 Nov, it will now be on 13 Dec'
    `(?:(?:रोजी|को)\\s)?(?:होणार[ीाे]|होने\\sवाल[ीाे]|नियोजित).*${anyOf('आता|अब')}`,
    `[^.]{0,60}\\b(?:will|is|are|shall)\\s(?:now|instead)\\s(?:be\\s)?(?:held|played|conducted|organi[sz]ed|take|on|at)\\b`,
  ]
    .map((words) => `^[\\s,)]*(?:${words})`)
    .join('|'),
  'iu'
)
const blank = (words: string) => '|'.repeat(words.length)

/** A day or a time as it stands in a text. */
interface Written {
  text: string
  index: number
}

/** Those that hold, and not those which others replace. */
function currentOf<One extends Written>(text: string, find: (text: string) => One[]): One[] {
  const off = IS_OFF.exec(text)
  const end = off ? off.index + off[0].length : 0
  const rest = text.slice(end)
  const current = blank(text.slice(0, end)) + (off ? rest.replace(FROM_TO, blank) : rest)
  const found = find(current)
  // 'ऐवजी' and 'will now be' tell of another one behind them.
  const hasLater = (index: number) => found.some((other) => other.index > index)
  return found.filter(
    ({ text: written, index }) =>
      !isReplaced(current, index) &&
      !(REPLACED.test(current.slice(index + written.length)) && hasLater(index))
  )
}

/** The days that hold; `isDated` as for `findDates`. */
export const currentDates = (text: string, isDated = false): DateSpan[] =>
  currentOf(text, (part) => findDates(part, isDated))

/** The times that hold; 'Reporting 9 am, entry of who is late is cancelled' is no other time. */
export function currentTimes(text: string): ClockTime[] {
  const current = currentOf(text, findTimes)
  return current.length > 0 ? current : findTimes(text)
}

/** Whether what stands from a place on is replaced by something else: 'Rs 350 and not 300'. */
export const isReplaced = (text: string, index: number): boolean =>
  INSTEAD_OF.test(text.slice(Math.max(0, index - 40), index))

/** Whether a day in a text is replaced by another one. */
export const isMoved = (text: string): boolean => currentDates(text).length < findDates(text).length

/** Whether a text says that a time is another one than before: 'is changed to 8.30 am', too. */
export function isTimeMoved(text: string): boolean {
  const off = IS_OFF.exec(text)
  const times = findTimes(text)
  const isNew = off !== null && times.some(({ index }) => index > off.index)
  return isNew || currentTimes(text).length < times.length
}

const LEVEL = `(?:state|nationals?|zonals?|divisional|regional|inter[\\s-]?(?:district|state|zonal)|world|asian|commonwealth|finals?|राज्य\\p{L}*|राष्ट्रीय)${WORD_END}`
/** Words of what the best of this event will do in another one. */
const LEADS = new RegExp(
  [
    '\\brepresent(?:s|ing)?\\b',
    '\\bwill\\s(?:then\\s|also\\s)?(?:play|participate|compete)\\s(?:in|at|for)\\b',
    `\\b(?:selected|chosen|qualif(?:y|ies|ied|ying)|qualifiers|advance|eligible)\\b.{0,60}\\b${LEVEL}`,
    `\\b(?:top|first|best)\\s(?:\\d+|two|three|four|five)\\b.{0,80}\\b${LEVEL}`,
    `\\b(?:go|goes|going|sent)\\s(?:on\\s)?to\\b.{0,30}\\b${LEVEL}`,
    'प्रतिनिधित्व|निवड\\s(?:झालेल|होणार|केलेल)|चयनित',
  ].join('|'),
  'iu'
)
const AT_LEVEL = new RegExp(`\\b(?:at|in|for)\\s(?:the\\s)?${LEVEL}`, 'iu')

export const leadsOn = (text: string): boolean => LEADS.test(text)

/**
 * Whether a day in a text is that of a later event, to which the one announced leads: 'The top 2
 * will represent the district at the State on 5-7 Feb 2027'. What stands before such words is its
 * own day, unless the level stands before it; in Marathi and Hindi the verb comes last.
 */
export function isOfLaterEvent(text: string, { index }: DateSpan): boolean {
  const leads = LEADS.exec(text)
  if (!leads) return false
  return (
    index > leads.index || /[\u0900-\u097f]/.test(leads[0]) || AT_LEVEL.test(text.slice(0, index))
  )
}

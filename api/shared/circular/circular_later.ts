import type { DateSpan } from './circular_dates.js'

const LEVEL =
  '(?:state|nationals?|zonals?|divisional|regional|inter[\\s-]?(?:district|state|zonal)|world|asian|commonwealth|finals?|राज्य\\p{L}*|राष्ट्रीय)'
/** Words of what the best of this event will do in another one. */
const LEADS = new RegExp(
  [
    '\\brepresent(?:s|ing)?\\b',
    '\\bwill\\s(?:then\\s|also\\s)?(?:play|participate|compete)\\s(?:in|at|for)\\b',
    `\\b(?:selected|chosen|qualif(?:y|ies|ied|ying)|qualifiers|advance|eligible)\\b.{0,60}\\b${LEVEL}(?![\\p{L}\\p{M}])`,
    `\\b(?:top|first|best)\\s(?:\\d+|two|three|four|five)\\b.{0,80}\\b${LEVEL}(?![\\p{L}\\p{M}])`,
    `\\b(?:go|goes|going|sent)\\s(?:on\\s)?to\\b.{0,30}\\b${LEVEL}(?![\\p{L}\\p{M}])`,
    'प्रतिनिधित्व|निवड\\s(?:झालेल|होणार|केलेल)|चयनित',
  ].join('|'),
  'iu'
)
const AT_LEVEL = new RegExp(`\\b(?:at|in|for)\\s(?:the\\s)?${LEVEL}(?![\\p{L}\\p{M}])`, 'iu')

/** Whether a text tells of a later event, to which the one announced leads. */
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

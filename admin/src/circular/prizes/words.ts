import { anyOf, WORD_END, WORD_START } from '@academy/api/shared/text/whole_words'
import { UNDER, YEARS_UNDER } from '@academy/api/shared/patterns/age_words'
import { withoutFigures } from '../figures'
import { AGE } from '../groups'
import { ORDINAL } from '../ordinals'
import { BEST_WORDS, PRIZE_WORDS, TROPHY_WORDS } from '../prize-words'

export const NOUN =
  '(?:\\s+(?:prizes?|place|rank|winner|position|team|क्रमांक|नंबर|बक्षीस|बक्षिस|पारितोषिक|पुरस्कार|स्थान|kramank|bakshis))*'
/** What says that an amount is for each of those named before it. */
export const EACH = `${WORD_START}(?:each|apiece|pratyeki|प्रत्येकी|प्रत्येक(?!\\s*(?:(?:वयो|आयु)?\\s*(?:गट|वर्ग)|खेळा|खिला|शाळ)))(?:\\s*को)?${WORD_END}`
/** Words of prizes for some: the best of a group, those below a rating or an age. */
export const GROUP = new RegExp(
  `${BEST_WORDS}|${anyOf(
    `top|special|youngest|oldest|below|under|above|u-?\\s?\\d{1,2}|veterans?|seniors?|juniors?|wom[ae]ns?|female|lady|ladies|girls?|boys?|local|unrated|rated\\s+\\d{3,4}|\\d{4}\\s*(?:to|-)\\s*\\d{4}|consolation|uttejanarth|mahila|उत्तेजनार्थ|महिला|मुल(?:ी|े|गी|गा)|बालक|बालिका|लड़की|लड़का|ज्येष्ठ|वरिष्ठ|अंडर|स्थानिक|खालील|\\d{1,2}\\s*(?:${YEARS_UNDER}|वर्षे|years|yrs)`
  )}`,
  'iu'
)
export const PLAIN_GROUP = new RegExp(
  `^(?:${BEST_WORDS})(?:[\\s-]+[\\p{L}\\p{M}\\d()+-]+){1,4}$`,
  'iu'
)
/** Lists beside those of groups: nothing but these words, as 'Open' stands in titles, too. */
const MAIN = 'open|general|overall|खुला|खुली|ओपन'
export const OWN_LIST = new RegExp(
  `^(?:${MAIN}|m[ae]n'?s?|beginners?|intermediate|advanced|rated|kids|adults?|(?:group|gat|गट)\\s+[\\p{L}\\d]|[A-F]\\s+group|पुरुष|नवोदित)(?:[\\s-]+(?:section|event|गट|वर्ग))*$`,
  'iu'
)
export const MAIN_LIST = new RegExp(`^${anyOf(MAIN)}`, 'iu')
export const CLAUSE_END = new RegExp(`[;|]|(?<!${AGE}),\\s|,\\s(?!${AGE})`, 'iu')
export const SAYS_EACH = new RegExp(EACH, 'iu')
export const EACH_ALL = new RegExp(EACH, 'giu')
export const HEADING = new RegExp(`${PRIZE_WORDS}|what can i win`, 'iu')
const HEADING_WORDS = new RegExp(
  anyOf(
    'special|cash|prizes?|awards?|main|list|structure|details?|for|the|in|of|each|every|category|categories|group|money|रोख|विशेष|बक्षिसे|बक्षिस|बक्षीस|बक्षीसे|पारितोषिके|पारितोषिक|पुरस्कार|प्रत्येक|गटात|rokh|bakshise|vishesh'
  ),
  'giu'
)
/** Prizes for each of several groups: the rows are only a part of the sum. */
export const PER_GROUP =
  /(?:each|every|all|both)\s+(?:age\s+)?(?:group|categor|section)|(?:प्रत्येक|सर्व|हर|सभी)\s*(?:वयो|आयु)?\s*(?:गटा?|वर्ग)|boys\s*(?:&|and|\/)\s*girls\s+(?:separate|each)/iu
export const RANKED = new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${ORDINAL})|${BEST_WORDS}`, 'iu')
export const BEST = new RegExp(`^${BEST_WORDS}\\s`, 'iu')

/** 'Under 15 - 350' names no place. */
const LIMIT = new RegExp(`${WORD_START}(?:${UNDER}|above)[\\s-]*\\d+`, 'giu')

/** Whether a text below a label of fees tells of a prize. */
export function isOfPrize(text: string): boolean {
  return RANKED.test(withoutFigures(text).replace(LIMIT, '')) || HEADING.test(text)
}

export const TROPHY = new RegExp(TROPHY_WORDS, 'iu')

export const isWithoutAmount = (text: string): boolean =>
  TROPHY.test(text) && (GROUP.test(text) || RANKED.test(text))

export const tidy = (text: string) =>
  text.replace(/\s+/g, ' ').replace(/^[\s:=.)+&(-]+|[\s:=.(+&>-]+$/g, '')

/** Without the words of a heading, but for 'Group A', which without them would be nothing. */
export const headless = (text: string) =>
  OWN_LIST.test(tidy(text)) ? text : text.replace(HEADING_WORDS, ' ')

export const headingGroup = (text: string) => tidy(headless(text.replace(/\([^)]*\)/g, ' ')))

export const isGroup = (text: string) => GROUP.test(text) || OWN_LIST.test(headingGroup(text))

export const WORDS_MAX = 80

import { UNDER, YEARS_UNDER } from '@academy/api/shared/patterns/age_words'
import { anyOf } from '@academy/api/shared/text/whole_words'
import { isOfClasses, ONE_CLASS } from '@/circular/classes'
import { m } from '@/lib/messages'
import { quoted, Unreadable } from './lines'
import { NORMAL_FORM } from './typed-words'

const CHILDREN = 'boys?|girls?|मुले|मुली|लड़के|लड़कियाँ'
const OF_GROUP = anyOf('group|category|section|गट|गटातील|समूह|वर्ग')
const AGE = `(?:${UNDER}[\\s-]{0,3}\\d{1,2}(?!\\d)|\\d{1,2}\\s?${YEARS_UNDER})`
const groups = (...names: string[]) => `(?:${names.join('|')})(?:\\s?${OF_GROUP})?`

/** 'U-11', 'U-9 girls', '11 वर्षांखालील गट': a part of a regular expression with the flags `iu`. */
export const AGE_GROUP = groups(`(?<![\\p{L}\\p{M}\\d])${AGE}(?:[\\s-]{1,3}${anyOf(CHILDREN)})?`)

/** 'Open', 'Girls', 'Group A': words that a title may have, too. */
export const TITLE_GROUP = groups(
  anyOf('open|ओपन|boys|girls'),
  `${anyOf('group|gr|category|section|गट|समूह')}\\.?\\s?(?:[a-h]|\\d{1,2})(?![\\p{L}\\d])`
)

/** Words that a name may have, too: 'Sanjay Mule', in whose script the surname is that of boys. */
export const NAMELIKE_GROUP = groups(anyOf('खुला|खुली|खुल्या|juniors?|seniors?|women|महिला', CHILDREN))

const LIST = anyOf('results?|list|players|pairings|standings|निकाल|यादी|जोड्या|नतीजे|सूची|जोड़ियाँ')

const HEADING = new RegExp(
  `^[\\s(]*(?:${AGE_GROUP}|${ONE_CLASS}|${TITLE_GROUP}|${NAMELIKE_GROUP})(?:\\s?${LIST})?[\\s):.-]*$`.normalize(
    NORMAL_FORM
  ),
  'iu'
)

/** Whether a line says nothing but which group follows: 'U-11', 'Open group:'. */
export const isGroupHeading = (text: string): boolean =>
  text.length < 60 && (HEADING.test(text) || isOfClasses(text))

const UNDER_AGE = new RegExp(`^${UNDER}[\\s-]{0,3}(?=\\d)`.normalize(NORMAL_FORM), 'iu')

/** 'U11' and 'under 11' → 'U-11' */
export const groupName = (text: string): string => text.replace(UNDER_AGE, 'U-')

/** @throws Unreadable for a line within a list that begins another group */
export function checkOneGroup(text: string) {
  if (isGroupHeading(text)) throw new Unreadable(m.readTwoGroups({ group: quoted(text) }))
}

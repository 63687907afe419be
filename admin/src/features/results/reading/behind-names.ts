import { WAYS_TO_PAY } from '@academy/api/shared/patterns/payment_words'
import { anyOf } from '@academy/api/shared/text/whole_words'
import { ONE_CLASS } from '@/circular/classes'
import { CURRENCY } from '@/circular/rupee-words'
import { AGE_GROUP, NAMELIKE_GROUP, TITLE_GROUP } from './groups-of-lists'
import { LINE_MAX } from './lines'
import { NORMAL_FORM } from './typed-words'

/** What people write behind a name in a list of players: '(U-11)', '- 1432', '✅ paid'. */
export interface BehindName {
  /** What is left of the line. */
  name: string
  rating: string
  group: string
  /** About the fee, which is nobody's business, as the next two. */
  payment: string
  phone: string
  /** An age or a day of birth. */
  age: string
  /** What stands behind all of it: '1432 - Akole'. */
  place: string
}

/** What is told of a player, and not of a board: nobody writes it into pairings. */
export const privateWords = ({ payment, phone, age }: BehindName): string[] =>
  [payment, phone, age].filter(Boolean)

const WAYS = `cash|online|${WAYS_TO_PAY}`
const PAID = anyOf(
  `(?:fees? )?(?:not |un)?paid(?: fees?)?(?: (?:rs\\.? ?)?\\d{2,4}(?: ?\\/-)?)?(?: (?:by|via|through|in|on))?(?: (?:${WAYS}))?`,
  '(?:fees? )?pending',
  '(?:will|to) pay(?: (?:cash|later|tomorrow|on spot|at (?:the )?venue))?',
  '(?:फी|पैसे|शुल्क|फीस) (?:भरली|भरले|दिली|दिले|मिळाली|मिळाले|जमा|बाकी|बाक़ी|दी|दिए)'
)
const AMOUNT = `(?:${CURRENCY}\\s?\\d{2,5}(?:\\s?\\/-)?|\\d{2,5}\\s?\\/-)`
const PAYMENT = `(?:${AMOUNT}[\\s-]*)?${PAID}(?:[\\s-]*${AMOUNT})?|${AMOUNT}`
/** Words that may be a part of a name: 'Om Bhim'. */
const NAMELIKE_PAYMENT = anyOf(WAYS, 'भरली|भरले|जमा|पेड|भुगतान')

const UNRATED = anyOf('unrated|unr|ur')
/** Years of birth are no ratings, unless the word says so. */
const RATING = [
  `${anyOf('rtg|rating|elo|fide|रेटिंग')}[\\s.:-]*(?<named>\\d{3,4})`,
  '(?<![\\d./-])(?!19[89]\\d|20[0-3]\\d)(?<bare>[12]\\d{3})',
].join('|')

const PHONE = `(?:${anyOf('mob(?:ile)?|ph(?:one)?|contact|मो')}[\\s.:-]*)?(?:\\+91[\\s-]?|0)?\\d{5}[\\s-]?\\d{5}`
const AGE = [
  `(?:${anyOf('dob|born|जन्म(?:तारीख)?')}[\\s.:-]*)?\\d{1,2}[/.-]\\d{1,2}[/.-](?:\\d{4}|\\d{2})`,
  `${anyOf('aged?|वय|उम्र')}[\\s.:-]*\\d{1,2}`,
  `\\d{1,2}\\s?${anyOf('yrs?|years?|वर्षे?|साल')}\\.?(?:\\sold)?`,
].join('|')

/** A sign, a bracket or a picture between the name and what is not a part of it. */
const SIGN = '\\s*[,;:|/¦([-][\\s,;:|/¦([-]*'
const behind = (what: string, between: string) =>
  new RegExp(
    `^(?<name>.*?[\\p{L}\\p{M}\\d.)\\]])(?:${between})(?<what>${what})[\\s)\\].¦]*$`.normalize(
      NORMAL_FORM
    ),
    'iu'
  )

type Part = Exclude<keyof BehindName, 'name' | 'place'>

const FORMS: [part: Part, form: RegExp][] = [
  ['payment', behind(PAYMENT, `${SIGN}|\\s+`)],
  ['payment', behind(NAMELIKE_PAYMENT, SIGN)],
  ['phone', behind(PHONE, `${SIGN}|\\s+`)],
  ['age', behind(AGE, `${SIGN}|\\s+`)],
  ['group', behind(`${AGE_GROUP}|${ONE_CLASS}`, `${SIGN}|\\s+`)],
  ['group', behind(`${TITLE_GROUP}|${NAMELIKE_GROUP}`, SIGN)],
  ['rating', behind(RATING, `${SIGN}|\\s+`)],
  ['rating', behind(UNRATED, SIGN)],
]
/** In a list with numbers no line is a title such as 'Akole Open'. */
const NUMBERED_FORMS: typeof FORMS = [...FORMS, ['group', behind(TITLE_GROUP, '\\s+')]]

/** A text without one of these has nothing behind its name, and need not be looked at closely. */
const TELLING = new RegExp(
  ['\\d', PAID, NAMELIKE_PAYMENT, TITLE_GROUP, NAMELIKE_GROUP, UNRATED]
    .join('|')
    .normalize(NORMAL_FORM),
  'iu'
)

/** '1432 - Akole', 'paid (Akole)' */
const WITH_PLACE = new RegExp(
  `^(?<rest>.*?[\\p{L}\\p{M}\\d.)\\]])${SIGN}(?<place>\\p{L}[^\\d(),¦-]*?)\\)?[.,;]?$`,
  'u'
)

const PARTS: Part[] = ['rating', 'group', 'payment', 'phone', 'age']
const NOTHING = { rating: '', group: '', payment: '', phone: '', age: '', place: '' }

/** Takes off what stands behind a name, and a place behind that; anything else stays with it. */
export function behindName(text: string): BehindName {
  if (text.length > LINE_MAX || !TELLING.test(text)) return { ...NOTHING, name: text }
  const found = lastOf(text)
  const { rest = '', place = '' } = { ...WITH_PLACE.exec(found.name)?.groups }
  const before = lastOf(rest)
  // Of two players each may have a group: 'Asha U-9 - Om U-9'.
  const isOfTwo = PARTS.some((part) => before[part] !== '' && found[part] !== '')
  return before.name !== rest && !isOfTwo
    ? { ...joined(before, found), name: before.name, place }
    : found
}

/** What the end of a text tells. */
function lastOf(text: string): BehindName {
  const found: BehindName = { ...NOTHING, name: text }
  const forms = /^\(?\d/.test(text) ? NUMBERED_FORMS : FORMS
  for (;;) {
    const [part, groups] =
      forms
        .filter(([one]) => found[one] === '')
        .map(([one, form]) => [one, form.exec(found.name)?.groups] as const)
        .find(([, match]) => match) ?? []
    if (!part || !groups) return found
    found.name = groups.name ?? ''
    found[part] = groups.named ?? groups.bare ?? groups.what ?? ''
  }
}

const joined = (one: BehindName, other: BehindName): BehindName => {
  const parts = PARTS.map((part): [Part, string] => [part, one[part] || other[part]])
  return { ...one, ...Object.fromEntries(parts) }
}

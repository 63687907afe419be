import { AND, TO } from '@academy/api/shared/patterns/joining_words'
import { anyOf, WORD_END, WORD_START } from '@academy/api/shared/text/whole_words'

const WORD = `(?:std|standards?|class(?:es)?|grades?|इयत्ता|कक्षा|इ)${WORD_END}\\.?`
const NUMBER = '(?:\\d{1,2}\\s?(?:st|nd|rd|th|ली|री|थी|वी)?|[ivx]{1,4})'
/** 'Std 3', '4th std', 'इयत्ता ३ री': a part of a regular expression with the flags `iu`. */
export const ONE_CLASS = `${WORD_START}(?:${WORD}\\s?-?\\s?${NUMBER}${WORD_END}|${NUMBER}\\s?${WORD})`
const RANGE = `${NUMBER}\\s*(?:-|${TO})\\s*${NUMBER}(?!\\d|[.:]\\d)${WORD_END}`
const CLASSES = `${WORD_START}(?:${WORD}\\s*${RANGE}(?!\\s*[ap]\\.?m\\b)|${RANGE}\\s*${WORD})`
const NAME = `(?:${anyOf('group|category|section|गट')}\\s*-?\\s*[\\p{L}\\d]|[A-H])`
const GROUP = new RegExp(
  `(?:(?<![\\p{L}\\p{M}\\d])(?<name>${NAME})\\s*[-:(]\\s*)?(?<classes>${CLASSES})\\)?`,
  'giu'
)

/** Groups by the classes of schools: 'Std I-IV', 'Group A (Std 1-4)'. */
export const classesIn = (text: string): string[] =>
  [...text.matchAll(GROUP)].map(({ groups: { name, classes = '' } = {} }) =>
    name ? `${name.trim()} (${classes.trim()})` : classes.trim()
  )

const ANDS = new RegExp(anyOf(AND), 'giu')

/** Whether a text names nothing but such groups. */
export const isOfClasses = (text: string): boolean =>
  classesIn(text).length > 0 && !/\p{L}/u.test(text.replace(GROUP, ' ').replace(ANDS, ' '))

import { latinDigits } from '@academy/api/shared/text/latin_digits'
import { anyOf, WORD_END, WORD_START } from '@academy/api/shared/text/whole_words'
import { ORDINAL_IN_A_CASE, ORDINALS, ROMANS } from '@academy/api/shared/tournament/ordinals'
import { numberPattern } from '@/circular/number-words'
import { m } from '@/lib/messages'
import { LINE_MAX, plain } from './lines'
import { FROM, NORMAL_FORM, TO } from './typed-words'

const ROUND_WORD = '(?:round(?!s)|rd|फेरी|राउंड|राऊंड|चक्र)'
const ROUND_ENDING = '(?:st|nd|rd|th|ली|री|थी|वी|ला|रा|था|वा|व्या|ऱ्या)'
const NO_HOUR = '(?! ?(?:[ap]\\.?m\\b|वाजता|बजे))'

/** 'Round 3', 'Rd.3 of 7', 'R3', 'फेरी क्र. 3', '3rd round'. */
const ROUND = new RegExp(
  [
    `${WORD_START}(?:${ROUND_WORD}[\\p{L}\\p{M}]*[ .:#-]*(?:(?:no|क्र|नं)${WORD_END}\\.? ?)?|r-?)0?(\\d{1,2})(?: ?(?:\\/|of|पैकी) ?\\d{1,2})?${TO}${NO_HOUR}`,
    `${FROM}(\\d{1,2})[ -]?${ROUND_ENDING}[ -]?${ROUND_WORD}`,
  ]
    .join('|')
    .normalize(NORMAL_FORM),
  'giu'
)

/** The first round, the second and so on, where their numbers are words. */
const ROUNDS_IN_WORDS = ORDINALS.map(({ place, stem }, at) => {
  const number = [`${ROMANS[at]}`, numberPattern(at + 1, at + 1)]
  const word = anyOf(...number, place, `(?:${stem})${ORDINAL_IN_A_CASE}`)
  const behind = `${word}[ -]?${ROUND_WORD}[\\p{L}\\p{M}]*`
  const before = `${WORD_START}${ROUND_WORD}[ .:#-]*${word}`
  return new RegExp(`${behind}|${before}`.normalize(NORMAL_FORM), 'iu')
})

const patternOf = (...forms: string[]) => new RegExp(forms.join('|').normalize(NORMAL_FORM), 'giu')

/** 'after 3 rounds', '3 फेऱ्यांनंतर', '3 राउंड के बाद' */
const AFTER_ROUNDS = [
  '\\bafter (\\d{1,2}) rounds?\\b',
  `${FROM}(\\d{1,2}) ?(?:फेऱ्यां?|फेरी) ?नंतर`,
  `${FROM}(\\d{1,2}) (?:राउंड|राऊंड|चक्रों) के बाद`,
]
/** 'Number of rounds: 7', 'एकूण फेऱ्या: 7' */
const TOTALS = [
  '\\brounds\\s*:?\\s*(\\d{1,2})\\b',
  'फेऱ्या(?:ंची संख्या)? ?[:-]? ?(\\d{1,2})(?!\\d)',
  'कुल (?:राउंड|राऊंड|चक्र) ?[:-]? ?(\\d{1,2})(?!\\d)',
]
/** 'Rd.3/7' */
const IN_ALL = [...TOTALS, '\\brd\\.\\d+\\/(\\d{1,2})\\b']
const TOTAL_PATTERN = patternOf(...TOTALS)
const AFTER_PATTERN = patternOf(...AFTER_ROUNDS)
const IN_ALL_PATTERN = patternOf(...IN_ALL)
const COUNT_PATTERN = patternOf(...IN_ALL, ...AFTER_ROUNDS)

/** Removes the number of rounds, which is not the number of a round. */
export const withoutTotals = (text: string) => text.replace(TOTAL_PATTERN, ' ')

/** The rounds that a line names, and what is left of it; digits and letters are in their normal form. */
export function namedRounds(text: string): { rounds: Set<number>; rest: string } {
  const numbered = ROUNDS_IN_WORDS.reduce(
    (line, pattern, at) => line.replace(pattern, ` Round ${at + 1} `),
    withoutTotals(text)
  )
  const rounds = [...numbered.matchAll(ROUND)].map(([, one, other]) => Number(one ?? other))
  return { rounds: new Set(rounds), rest: numbered.replace(ROUND, ' ') }
}

const normal = (text: string) => latinDigits(plain(text.normalize(NORMAL_FORM)))

/** The only number; 0 if there is none, or several. */
export const onlyOf = (numbers: Iterable<number>): number => {
  const [one = 0, ...others] = new Set(numbers)
  return others.length > 0 ? 0 : one
}

const numbersIn = (text: string, pattern: RegExp) =>
  [...normal(text).matchAll(pattern)].map((match) => Number(match.slice(1).find(Boolean)))

/** The round that a heading names, or that it is after; 0 if there is none, or several. */
export function roundIn(heading: string): number {
  // A line of a menu is longer, and names several.
  if (heading.length > LINE_MAX) return 0
  const { rounds } = namedRounds(normal(heading))
  return onlyOf([...rounds, ...numbersIn(heading, AFTER_PATTERN)])
}

/** How many rounds a text counts, in all or so far; 0 if it gives no number, or several. */
export const roundCountIn = (text: string): number => onlyOf(numbersIn(text, COUNT_PATTERN))

/** Whether a text names how many rounds there are in all. */
export const hasRoundsInAll = (text: string): boolean => onlyOf(numbersIn(text, IN_ALL_PATTERN)) > 0

/** What is said of a list that names no round, with another one as it would be written. */
export const assumedRound = (round: number) =>
  m.adjustedRound({ round, other: round > 1 ? round - 1 : 2 })

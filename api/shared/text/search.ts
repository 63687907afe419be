import { latinDigits } from './latin_digits.js'
import { folded } from './folded_text.js'
import { isWholeWord, plainQueries, synonymsOf, withoutGenericWords } from './search_terms.js'
import { phoneticKey } from './phonetic_key.js'

/*
 * One way for what is stored and what is asked for: one spelling and lower case, Latin digits, then both
 * the text itself and its sound. Any substring of a text finds it.
 */

/** Separates a text from its phonetic key. */
const SEPARATOR = '\u001f'

/** Shortest phonetic query: a space and two letters. */
const MIN_LENGTH = 3

/** The beginning of a word whose last vowel the key of the whole word omits: 'Kulkar' of 'Kulkarni'. */
const UNFINISHED = /( [^ ]{3,}[^AEIOU])A([^AEIOU])$/

/** Whose names are asked for in the other order, 'Ravi Sharma' of 'Sharma, Ravi'. */
const MOST_NAMES = 3

/** Om is a letter of its own, and the visarga is often written as a colon. */
const asTyped = (spelt: string) => spelt.replaceAll('ॐ', 'ओं').replaceAll('ः', ':')

const spellingOf = (text: string) => latinDigits(folded(text))

export function searchable(text: string): string {
  const spelt = spellingOf(text)
  return asTyped(spelt) + SEPARATOR + phoneticKey(spelt)
}

function soundForms(plain: string): string[] {
  const phonetic = phoneticKey(plain)
  // A final 'a' that the key omits ends the word: 'Gupta' must not match 'Gupte'.
  const isEnded = /[aा]$/.test(plain) && !phonetic.endsWith('A ')
  const sound = isEnded ? phonetic : phonetic.trimEnd()
  return sound.length < MIN_LENGTH ? [] : [sound, sound.replace(UNFINISHED, '$1$2')]
}

/** A Devanagari stem that may occur inside a word: 'मुलां' in 'मुलांचा'. */
const isLong = (text: string) => /^[\u0900-\u097f]{4}/.test(text)

/** A name begun with any of its words: 'sharma ravi' of 'ravi sharma'. */
function otherOrders(plain: string): string[] {
  const words = plain.split(/[\s,]+/).filter(Boolean)
  if (words.length > MOST_NAMES || words.some((word) => !/^[\p{L}\p{M}.'’]+$/u.test(word)))
    return []
  return words.slice(1).map((_, index) => {
    const first = index + 1
    return [...words.slice(first), ...words.slice(0, first)].join(' ')
  })
}

function formsOf(spelt: string): string[] {
  const others = synonymsOf(spelt)
  const own = isWholeWord(spelt)
    ? [phoneticKey(spelt)]
    : [asTyped(spelt), ...soundForms(spelt), ...otherOrders(spelt).flatMap(soundForms)]
  return [...own, ...others.map(phoneticKey), ...others.filter(isLong).map(asTyped)]
}

/**
 * The query itself, its phonetic keys (from the beginning of a word, in any order of its words) and
 * synonyms (whole words).
 */
export const searchForms = (query: string): string[] => [...new Set(formsOf(spellingOf(query)))]

/** For our own lists, where 'chess' and 'tournament' match everything: then there are no forms. */
export function listForms(query: string): string[] {
  const spelt = spellingOf(query).trim()
  const rest = withoutGenericWords(spelt)
  if (!rest) return []
  const queries = rest === spelt ? [spelt] : [spelt, rest]
  return [...new Set(queries.flatMap(formsOf))]
}

/** For a query that finds nothing in them: where it names a place or a day in a case, or 'near'. */
export const looseForms = (query: string): string[] => [
  ...new Set(plainQueries(withoutGenericWords(spellingOf(query))).flatMap(formsOf)),
]

export const isFoundIn = (stored: string, forms: string[]): boolean =>
  forms.some((form) => stored.includes(form))

const IN_A_WORD = /[\p{L}\p{M}\p{N}]/u

function beginsWordIn(stored: string, form: string): boolean {
  // What sounds alike begins with a space.
  if (form.startsWith(' ')) return stored.includes(form)
  let at = stored.indexOf(form)
  while (at > 0 && IN_A_WORD.test(stored[at - 1]!)) at = stored.indexOf(form, at + 1)
  return at >= 0
}

/** The same from the beginning of a word on: 'sun' is found in 'Sunday', 'unda' is not. */
export const beginsIn = (stored: string, forms: string[]): boolean =>
  forms.some((form) => beginsWordIn(stored, form))

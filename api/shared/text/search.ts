import { latinDigits } from './devanagari_digits.js'
import { synonymsOf, withoutGenericWords } from './search_terms.js'
import { phoneticKey } from './phonetic_key.js'

/** Separates a text from its phonetic key. */
const SEPARATOR = '\u001f'

/** Shortest phonetic query: a space and two letters. */
const MIN_LENGTH = 3

/** The beginning of a word whose last vowel the key of the whole word omits: 'Kulkar' of 'Kulkarni'. */
const UNFINISHED = /( [^ ]{3,}[^AEIOU])A([^AEIOU])$/

export function searchable(text: string): string {
  const plain = latinDigits(text)
  return plain + SEPARATOR + phoneticKey(plain)
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

/** The query itself, its phonetic keys (from the beginning of a word) and synonyms (whole words). */
export function searchForms(query: string): string[] {
  const plain = latinDigits(query)
  const others = synonymsOf(plain)
  const forms = [plain, ...soundForms(plain), ...others.map(phoneticKey), ...others.filter(isLong)]
  return [...new Set(forms)]
}

/** For our own lists, where 'chess' and 'tournament' match everything: then there are no forms. */
export function listForms(query: string): string[] {
  const rest = withoutGenericWords(query)
  if (!rest || rest === query) return rest ? searchForms(query) : []
  return [...searchForms(query), ...searchForms(rest)]
}

export const isFoundIn = (stored: string, forms: string[]): boolean =>
  forms.some((form) => stored.includes(form))

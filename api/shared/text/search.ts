import { latinDigits } from './devanagari_digits.js'
import { inOtherWords, withoutEverything } from './search_terms.js'
import { phoneticKey } from './phonetic_key.js'

/** Between a text and how it sounds; no text holds it. */
const BORDER = '\u001f'

/** The least that is looked for by its sound: a space and two letters. */
const SHORTEST = 3

/** A word whose last vowel may be one that longer words leave out: 'Kulkar' of 'Kulkarni'. */
const UNFINISHED = /( [^ ]{3,}[^AEIOU])A([^AEIOU])$/

export function searchable(text: string): string {
  const plain = latinDigits(text)
  return plain + BORDER + phoneticKey(plain)
}

export const searchedText = (stored: string): string => stored.split(BORDER, 1)[0]!

/** A query as it sounds; nothing where that is too short to look for. */
function soundForms(plain: string): string[] {
  const spoken = phoneticKey(plain)
  // A last vowel that is in no key ends the word: 'Gupta' is not the beginning of 'Gupte'.
  const isEnded = /[aा]$/.test(plain) && !spoken.endsWith('A ')
  const sound = isEnded ? spoken : spoken.trimEnd()
  return sound.length < SHORTEST ? [] : [sound, sound.replace(UNFINISHED, '$1$2')]
}

/** A stem of Devanagari that may stand within a word: 'मुलां' in 'मुलांचा'. */
const isLong = (text: string) => /^[\u0900-\u097f]{4}/.test(text)

/**
 * The query as it is written, anywhere; as it sounds, from the beginning of a word; and what else
 * it is called, as whole words.
 */
export function searchForms(query: string): string[] {
  const plain = latinDigits(query)
  const others = inOtherWords(plain)
  const forms = [plain, ...soundForms(plain), ...others.map(phoneticKey), ...others.filter(isLong)]
  return [...new Set(forms)]
}

/** The same in the academy's own lists, where 'chess' and 'tournament' find all: no forms at all. */
export function listForms(query: string): string[] {
  const rest = withoutEverything(query)
  if (!rest || rest === query) return rest ? searchForms(query) : []
  return [...searchForms(query), ...searchForms(rest)]
}

export const isFoundIn = (stored: string, forms: string[]): boolean =>
  forms.some((form) => stored.includes(form))

import { latinDigits } from './devanagari_digits.js'
import { soundOf } from './sound.js'

/** Between a text and how it sounds; no text holds it. */
const BORDER = '\u001f'

/** The least that is looked for by its sound: a space and two letters. */
const SHORTEST = 3

/** A word whose last vowel may be one that longer words leave out: 'Kulkar' of 'Kulkarni'. */
const UNFINISHED = /( [^ ]{3,}[^AEIOU])A([^AEIOU])$/

/** A text as it is written, and behind it as it sounds. */
export function searchable(text: string): string {
  const plain = latinDigits(text)
  return plain + BORDER + soundOf(plain)
}

export const searchedText = (stored: string): string => stored.split(BORDER, 1)[0]!

/** The query as it is written, anywhere, and as it sounds, from the beginning of a word. */
export function searchForms(query: string): string[] {
  const plain = latinDigits(query)
  const spoken = soundOf(plain)
  // A last vowel that is in no key ends the word: 'Gupta' is not the beginning of 'Gupte'.
  const isEnded = /[aा]$/.test(plain) && !spoken.endsWith('A ')
  const sound = isEnded ? spoken : spoken.trimEnd()
  if (sound.length < SHORTEST) return [plain]
  return [...new Set([plain, sound, sound.replace(UNFINISHED, '$1$2')])]
}

export const isFoundIn = (stored: string, forms: string[]): boolean =>
  forms.some((form) => stored.includes(form))

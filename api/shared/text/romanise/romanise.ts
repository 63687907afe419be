import { latinDigits } from '../latin_digits.js'
import { languageOf, type DevanagariLanguage } from '../../languages/language_of.js'
import { oneSpelling } from '../one_spelling.js'
import knownWords from './known_words.json' with { type: 'json' }
import { readUnits, writeUnits } from './units.js'
import { withoutSchwas } from './schwas.js'

const WORD = /[\u0900-\u097f]+/g
const HALANT = '\u094d'

/** Parts of compounds: schwa deletion does not cross their border. Longest first. */
const SECOND_PARTS: [part: string, spelling?: string][] = [
  ['महोत्सव'],
  ['पालिका'],
  ['परिषद'],
  ['स्तरीय'],
  ['कृष्ण', 'krishna'],
  ['वरील'],
  ['नगरी', 'nagari'],
  ['पुरी'],
  ['पुरा'],
  ['पटू'],
  ['नगर'],
  ['गाव', 'gaon'],
  ['गांव', 'gaon'],
  ['वाडी', 'wadi'],
  ['वाडा', 'wada'],
  ['राव', 'rao'],
  ['वार'],
  ['वती'],
  ['मती'],
  ['पती'],
  ['पति'],
  ['बाद'],
  ['पूर'],
  ['पुर'],
  ['नेर'],
  ['कोट'],
  ['खेड'],
]
const FIRST_PARTS = ['आंतर', 'अंतर', 'महा', 'उप']

const chooseVOrW = (text: string) =>
  text.replace(/(?<=[bcdghjkl-pstz](?<![mn]))V|V(?=h)/g, 'w').replace(/V/g, 'v')

function spell(word: string, language: DevanagariLanguage): string {
  const known = (knownWords as Readonly<Record<string, string>>)[word]
  if (known) return known
  for (const first of FIRST_PARTS) {
    const rest = word.slice(first.length)
    if (word.startsWith(first) && /^[क-ह]/.test(rest) && rest.length > 2) {
      return spell(first, language) + spell(rest, language).replace(/^V/, 'v')
    }
  }
  for (const [second, spelling] of SECOND_PARTS) {
    const rest = word.slice(0, -second.length)
    if (word.endsWith(second) && rest.length > 1 && !rest.endsWith(HALANT)) {
      return spell(rest, language) + (spelling ?? spell(second, language))
    }
  }
  return writeUnits(withoutSchwas(readUnits(word)), language)
}

/** 'संगमनेर' → 'sangamner', 'बुद्धिबळ' → 'buddhibal'; everything else stays as it is. */
export function romanise(text: string): string {
  const language = languageOf(text) ?? 'mr'
  return latinDigits(oneSpelling(text)).replace(WORD, (word) => chooseVOrW(spell(word, language)))
}

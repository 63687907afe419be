import { createHash } from 'node:crypto'
import { languages, translations, type Language } from '../src/i18n/languages.ts'
import { calendarNames } from './calendar-names.ts'
import { readCatalogue } from './messages.ts'

/** The words in Devanagari that are said in a language, by catalogue or calendar, in alphabetical order. */
export function devanagariWords(language: Language): string[] {
  const { weekdays, months } = calendarNames(language)
  const names = Object.values(languages)
  const texts = [...Object.values(readCatalogue(language)), ...names, ...weekdays, ...months]
  const words = texts.flatMap((text) => text.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? [])
  return [...new Set(words)].sort()
}

/** Tells whether the fonts were cut for the words that the catalogues hold now. */
export function wordsMark(): string {
  const words = translations.map((language) => devanagariWords(language).join(' '))
  return createHash('sha256').update(words.join('\n')).digest('hex')
}

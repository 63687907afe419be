import { createHash } from 'node:crypto'
import { namesIn } from '@academy/api/shared/identity/identity'
import { timeParts } from '@academy/api/shared/text/time_words'
import { languages, translations, type Language } from '../src/i18n/languages.ts'
import { calendarNames } from './calendar-names.ts'
import { readCatalogue } from './messages.ts'

/** The words in Devanagari that are said in a language, by catalogue, identity, calendar or clock, sorted. */
export function devanagariWords(language: Language): string[] {
  const { weekdays, months } = calendarNames(language)
  const names = Object.values(languages)
  const texts = [
    ...[...Object.values(readCatalogue(language)), ...Object.values(namesIn(language))],
    ...[...names, ...weekdays, ...months, ...(language === 'en' ? [] : timeParts[language])],
  ]
  const words = texts.flatMap((text) => text.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? [])
  return [...new Set(words)].sort()
}

export function wordsMark(): string {
  const words = translations.map((language) => devanagariWords(language).join(' '))
  return createHash('sha256').update(words.join('\n')).digest('hex')
}

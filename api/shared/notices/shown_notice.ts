import type { Language } from '../languages/languages.js'
import type { InLanguage, Translations } from '../text/translations.js'
import { agesWords } from '../words/batch_words.js'
import type { NoticeContent } from './notice.js'

/** As everybody may see it. */
export interface PublicNotice extends NoticeContent {
  _id: string
  version: number
  updatedAt: string
  language?: string
  translations?: Translations<'text' | 'place'>
}

/** In one language. */
export type ShownNotice = InLanguage<PublicNotice>

interface NamedBatch {
  _id: string
  level: string
  ages: string
}

/**
 * The names of those that a notice is for: 'Beginners', without a level 'ages 6–9'.
 * @param batches in the language
 */
export function batchNames(
  language: Language,
  batches: readonly NamedBatch[],
  ids: readonly string[]
): string[] {
  return batches
    .filter(({ _id }) => ids.includes(_id))
    .map(({ level, ages }) => level || agesWords[language](ages))
}

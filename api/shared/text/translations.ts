import type { AppLanguage } from './languages.js'

/** Texts of an item in the other languages, each under its field's own name; none is empty. */
export type Translations<Field extends string> = Partial<
  Record<AppLanguage, Partial<Record<Field, string>>>
>

export type TournamentTranslations = Translations<'title' | 'description' | 'venue' | 'city'>
export type AchievementTranslations = Translations<
  'title' | 'description' | 'studentName' | 'location'
>

interface Translated {
  /** What its own texts are in, where that is not English. */
  language?: string | undefined
  translations?: Translations<string> | undefined
}

/** What `inLanguage` says about the texts that it chose; each is absent where nothing is translated. */
export interface Chosen {
  /** The language of each text that is a translation. */
  languages?: Partial<Record<string, AppLanguage>>
  /** What these fields say in the languages that were not chosen, each with its language. */
  others?: Partial<Record<string, OtherText[]>>
}

export type OtherText = [language: string, text: string]

export type InLanguage<Item> = Omit<Item, 'translations'> & Chosen

/**
 * An item as readers of a language see it: each text in theirs where there is one, else as it was
 * written. Every text is in it once, so that a search still finds all of them. An item without
 * translations is itself.
 */
export function inLanguage<Item extends Translated>(
  item: Item,
  language: AppLanguage
): InLanguage<Item> {
  if (!item.translations) return item
  const { translations, ...shown } = item
  const own = translations[language] ?? {}
  const others: Record<string, OtherText[]> = {}
  const languages: Record<string, AppLanguage> = {}
  for (const field of Object.keys(own)) {
    languages[field] = language
    const original = (shown as Record<string, unknown>)[field]
    if (original) others[field] = [[item.language ?? 'en', original as string]]
  }
  for (const [other, texts] of Object.entries(translations)) {
    if (other === language) continue
    for (const [field, text] of Object.entries(texts)) (others[field] ??= []).push([other, text!])
  }
  return { ...shown, ...own, languages, others }
}

/** The language of one of its texts as `inLanguage` chose it; undefined is English, or unknown. */
export function languageIn(
  { languages, language }: Chosen & { language?: string | undefined },
  field: string
): string | undefined {
  return languages?.[field] ?? language
}

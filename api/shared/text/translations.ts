import type { AppLanguage } from './languages.js'

export type Translations<Field extends string> = Partial<
  Record<AppLanguage, Partial<Record<Field, string>>>
>

export type AchievementTranslations = Translations<
  'title' | 'description' | 'studentName' | 'location'
>

interface Translated {
  language?: string | undefined
  translations?: Translations<string> | undefined
}

export interface Chosen {
  languages?: Partial<Record<string, AppLanguage>>
  others?: Partial<Record<string, OtherText[]>>
}

export type OtherText = [language: string, text: string]

export type InLanguage<Item> = Omit<Item, 'translations'> & Chosen

/** Keeps every text once (in `others`), so that a search still finds all languages. */
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

export function languageIn(
  { languages, language }: Chosen & { language?: string | undefined },
  field: string
): string | undefined {
  return languages?.[field] ?? language
}

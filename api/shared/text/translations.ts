import type { Language } from '../languages/languages.js'

type ByLanguage<Field extends string, Text> = Partial<
  Record<Language, Partial<Record<Field, Text>>>
>

/** What everybody may see. */
export type Translations<Field extends string> = ByLanguage<Field, string>

/** A text in another language, and the text of the item that it was made from. */
export interface Translation {
  text: string
  source: string
}

/** As they are stored, and as the director has them: also those whose source has changed since. */
export type SourcedTranslations<Field extends string> = ByLanguage<Field, Translation>

const textOf = (item: object, field: string) =>
  String((item as Record<string, unknown>)[field] ?? '')

/**
 * The translations whose source is still what the item says. The others are shown to nobody until the
 * director has answered: whoever reads their language sees the item's own text.
 */
export function currentTranslations(
  item: object,
  translations: SourcedTranslations<string> = {}
): Translations<string> | undefined {
  const current: Translations<string> = {}
  for (const [language, texts] of Object.entries(translations)) {
    for (const [field, translation] of Object.entries(texts)) {
      const { text, source } = translation!
      if (source !== textOf(item, field)) continue
      current[language as Language] = { ...current[language as Language], [field]: text }
    }
  }
  return Object.keys(current).length > 0 ? current : undefined
}

/** Translations that were made from what an item says now. */
export function withSources(
  item: object,
  translations: Translations<string>
): SourcedTranslations<string> {
  const sourced: SourcedTranslations<string> = {}
  for (const [language, texts] of Object.entries(translations)) {
    const entries = Object.entries(texts).map(([field, text]) => [
      field,
      { text, source: textOf(item, field) },
    ])
    sourced[language as Language] = Object.fromEntries(entries) as Record<string, Translation>
  }
  return sourced
}

interface Translated {
  language?: string | undefined
  translations?: Translations<string> | undefined
}

export interface Chosen {
  languages?: Partial<Record<string, Language>>
  others?: Partial<Record<string, OtherText[]>>
}

export type OtherText = [language: string, text: string]

export type InLanguage<Item> = Omit<Item, 'translations'> & Chosen

/** Keeps every text once (in `others`), so that a search still finds all languages. */
export function inLanguage<Item extends Translated>(
  item: Item,
  language: Language
): InLanguage<Item> {
  if (!item.translations) return item
  const { translations, ...shown } = item
  const own = translations[language] ?? {}
  const others: Record<string, OtherText[]> = {}
  const languages: Record<string, Language> = {}
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

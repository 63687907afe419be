import { LANGUAGES, type Language } from '@academy/api/shared/languages/languages'
import type { SourcedTranslations } from '@academy/api/shared/text/translations'
import { plainText } from '@academy/api/shared/text/plain_text'

/** `source` is null where the text was typed here: then it is of the text that it is saved with. */
export interface TypedTranslation {
  text: string
  source: string | null
}

/** What the fields of a form hold in each language; every one is there, most are empty. */
export type TypedTranslations<Field extends string = string> = Record<
  Language,
  Record<Field, TypedTranslation>
>

export type TranslationPath = `translations.${Language}.${string}`

/** A translation in the form, beside the text that it translates as that is now. */
export interface PlacedTranslation extends TypedTranslation {
  language: Language
  field: string
  path: TranslationPath
  now: string
}

/** The translations of a form that hold a text. */
export function filledTranslations(
  values: object,
  fields: string[] = Object.keys(values)
): PlacedTranslation[] {
  const { translations, ...texts } = values as { translations?: TypedTranslations }
  if (!translations) return []
  return LANGUAGES.flatMap((language) =>
    fields.flatMap((field) => {
      const translation = translations[language][field]
      if (!translation?.text) return []
      const now = plainText(String((texts as Record<string, unknown>)[field] ?? ''), true)
      const path = `translations.${language}.${field}` as const
      return [{ ...translation, language, field, path, now }]
    })
  )
}

/** What is sent: each translation with the text it was made from. */
export function sourcedTranslations(checked: object): SourcedTranslations<string> {
  const sent: SourcedTranslations<string> = {}
  for (const { language, field, text: words, source, now } of filledTranslations(checked)) {
    sent[language] = { ...sent[language], [field]: { text: words, source: source ?? now } }
  }
  return sent
}

/** The same in a field of a multipart form. */
export const sentTranslations = (checked: object): string =>
  JSON.stringify(sourcedTranslations(checked))

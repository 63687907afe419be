import type { FieldRule } from '@academy/api/shared/rules/field_rule'
import { LANGUAGES, type AppLanguage } from '@academy/api/shared/text/languages'
import type { Translations } from '@academy/api/shared/text/translations'
import { languages } from '@academy/site/languages'
import * as z from 'zod/mini'
import { text } from '@/lib/field-schema'

/** What the fields of a form hold in each language; every one is there, most are empty. */
export type TypedTranslations<Field extends string = string> = Record<
  AppLanguage,
  Record<Field, string>
>

/** A field's own rule, and it may be empty; drafts of older versions of the app lack some. */
export function translationsSchema<Field extends string>(rules: Record<Field, FieldRule>) {
  const optional = Object.entries<FieldRule>(rules).map(([field, rule]) => [
    field,
    z.prefault(text({ ...rule, required: undefined }), ''),
  ])
  const texts = z.object(Object.fromEntries(optional) as Record<Field, ReturnType<typeof text>>)
  return z.object({ en: texts, mr: texts, hi: texts })
}

export function typedTranslations<Field extends string>(
  rules: Record<Field, FieldRule>,
  translations: Translations<NoInfer<Field>> = {}
): TypedTranslations<Field> {
  const empty = Object.fromEntries(Object.keys(rules).map((field) => [field, '']))
  const typed = LANGUAGES.map((language) => [language, { ...empty, ...translations[language] }])
  return Object.fromEntries(typed) as TypedTranslations<Field>
}

export const comparedTranslations = <Field extends string>(labels: Record<Field, string>) =>
  LANGUAGES.flatMap((language) =>
    Object.entries<string>(labels).map(([field, label]) => ({
      name: `translations.${language}.${field as Field}` as const,
      label: [label, languages[language]].join(' · '),
      // Drafts of older versions of the app have none.
      words: ({ translations }: { translations?: TypedTranslations<Field> }): string =>
        translations?.[language][field as Field] ?? '',
    }))
  )

import {
  currentTranslations,
  type SourcedTranslations,
  type Translations,
} from '#shared/text/translations'

export const NO_TRANSLATIONS = '{}'

interface TranslatedRow {
  translations?: string | undefined
}

/** All that a row stores, for the director; undefined without any. */
export function storedTranslations<Field extends string>({
  translations = NO_TRANSLATIONS,
}: TranslatedRow): SourcedTranslations<Field> | undefined {
  return translations === NO_TRANSLATIONS
    ? undefined
    : (JSON.parse(translations) as SourcedTranslations<Field>)
}

/** Those of a row that everybody may see; undefined without any. */
export const publicTranslations = <Field extends string>(
  row: TranslatedRow
): Translations<Field> | undefined =>
  currentTranslations(row, storedTranslations(row)) as Translations<Field> | undefined

export function translatedTexts(row: TranslatedRow, field?: string): string[] {
  return Object.values(publicTranslations<string>(row) ?? {})
    .flatMap((texts) => Object.entries(texts))
    .flatMap(([name, text]) => (text && (!field || name === field) ? [text] : []))
}

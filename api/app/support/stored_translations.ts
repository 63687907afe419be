import {
  currentTranslations,
  type SourcedTranslations,
  type Translations,
} from '#shared/text/translations'

interface TranslatedRow {
  translations?: SourcedTranslations<string> | undefined
}

/** All that a row stores, for the director; undefined without any. */
export function storedTranslations<Field extends string>({
  translations = {},
}: TranslatedRow): SourcedTranslations<Field> | undefined {
  return Object.keys(translations).length > 0 ? translations : undefined
}

/** Those of a row that everybody may see; undefined without any. */
export const publicTranslations = <Field extends string>(
  row: TranslatedRow
): Translations<Field> | undefined =>
  currentTranslations(row, row.translations) as Translations<Field> | undefined

export function translatedTexts(row: TranslatedRow, field?: string): string[] {
  return Object.values(publicTranslations<string>(row) ?? {})
    .flatMap((texts) => Object.entries(texts))
    .flatMap(([name, text]) => (text && (!field || name === field) ? [text] : []))
}

import type { Translations } from '#shared/text/translations'

export const NO_TRANSLATIONS = '{}'

/** What a row's column says; undefined where nothing is translated. */
export function storedTranslations<Stored extends Translations<string>>(
  json: string | undefined
): Stored | undefined {
  return json === undefined || json === NO_TRANSLATIONS ? undefined : (JSON.parse(json) as Stored)
}

/** Every translated text of a row, or only those of one field. */
export function translatedTexts(json: string | undefined, field?: string): string[] {
  const translations = storedTranslations<Translations<string>>(json) ?? {}
  return Object.values(translations)
    .flatMap((texts) => Object.entries(texts))
    .flatMap(([name, text]) => (text && (!field || name === field) ? [text] : []))
}

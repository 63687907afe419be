import type { Translations } from '#shared/text/translations'

export const NO_TRANSLATIONS = '{}'

export function storedTranslations<Stored extends Translations<string>>(
  json: string | undefined
): Stored | undefined {
  return json === undefined || json === NO_TRANSLATIONS ? undefined : (JSON.parse(json) as Stored)
}

export function translatedTexts(json: string | undefined, field?: string): string[] {
  const translations = storedTranslations<Translations<string>>(json) ?? {}
  return Object.values(translations)
    .flatMap((texts) => Object.entries(texts))
    .flatMap(([name, text]) => (text && (!field || name === field) ? [text] : []))
}

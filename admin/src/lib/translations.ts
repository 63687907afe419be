import type { Translations } from '@academy/api/shared/text/translations'

export const translatedTexts = ({
  translations,
}: {
  translations?: Translations<string> | undefined
}): string[] => Object.values(translations ?? {}).flatMap((texts) => Object.values(texts as object))

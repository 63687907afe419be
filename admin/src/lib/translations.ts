import type { Translations } from '@academy/api/shared/text/translations'

/** All that an item, or a form of it, says in other languages. */
export const translatedTexts = ({
  translations,
}: {
  translations?: Translations<string> | undefined
}): string[] => Object.values(translations ?? {}).flatMap((texts) => Object.values(texts as object))

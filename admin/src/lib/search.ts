import { folded } from '@academy/api/shared/text/folded_text'
import type { Translations } from '@academy/api/shared/text/translations'
import { plainText } from '@academy/api/shared/text/plain_text'

/** Whether any of the texts holds the query, as it is written; an empty query matches all. */
export function matchesSearch(query: string, texts: string[]) {
  const wanted = folded(plainText(query))
  return texts.some((text) => folded(text).includes(wanted))
}

export const translatedTexts = ({
  translations,
}: {
  translations?: Translations<string> | undefined
}): string[] => Object.values(translations ?? {}).flatMap((texts) => Object.values(texts as object))

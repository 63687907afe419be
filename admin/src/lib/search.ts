import { folded } from '@academy/api/shared/text/folded_text'
import { plainText } from '@academy/api/shared/text/plain_text'

/** Whether any of the texts holds the query, as it is written; an empty query matches all. */
export function matchesSearch(query: string, texts: string[]) {
  const wanted = folded(plainText(query))
  return texts.some((text) => folded(text).includes(wanted))
}

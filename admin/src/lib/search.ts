import { folded } from '@academy/api/shared/folded_text'
import { plainText } from '@academy/api/shared/plain_text'
import { isFoundIn, searchable, searchForms } from '@academy/api/shared/search'

/** Whether any of the texts holds the query, however it is spelt; an empty query matches all. */
export function matchesSearch(query: string, texts: string[]) {
  const wanted = folded(plainText(query))
  if (wanted === '') return true
  const forms = searchForms(wanted)
  return texts.some((text) => isFoundIn(searchable(folded(text)), forms))
}

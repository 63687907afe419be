import { isFoundIn, searchable, searchForms } from '@academy/api/shared/search'

/** What is searched of each item, folded; texts do not change, but keys are pressed often. */
const haystacks = new WeakMap<object, string>()

/** What cannot be seen in a pasted query; no stored text has it, except the joiners. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu

/**
 * The same as the API's `folded` and `plainText` make of what is stored and searched. Both are a
 * seventh of the lists' island, and share a file with the contact form, which would fetch it whole.
 */
const folded = (text: string) => text.toLowerCase().normalize()

const wantedOf = (query: string) => folded(query.replace(UNSEEN, '').trim())

/** Whether a text contains the query; an empty one is in none. */
export function holds(query: string, text: string): boolean {
  const wanted = wantedOf(query)
  return wanted !== '' && isFoundIn(searchable(folded(text)), searchForms(wanted))
}

/**
 * Whether any of an item's texts holds the query, whatever its case and however it is spelt; an
 * empty query is in all. The texts of one item have to be the same at every call.
 */
export function matches(query: string, item: object, texts: () => string[]): boolean {
  const wanted = wantedOf(query)
  if (wanted === '') return true
  let haystack = haystacks.get(item)
  // A search box holds no line break, so nothing is found across two texts.
  if (haystack === undefined) {
    haystacks.set(item, (haystack = searchable(folded(texts().join('\n')))))
  }
  return isFoundIn(haystack, searchForms(wanted))
}

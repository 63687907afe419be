import { isFoundIn, listForms, searchable } from '@academy/api/shared/text/search'

/** What is searched of each item and of single texts, folded: keys are pressed often. */
const haystacks = new WeakMap<object, string>()
const known = new Map<string, string>()

/** What cannot be seen in a pasted query; no stored text has it, except the joiners. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu

/**
 * The same as the API's `folded` and `plainText` make of what is stored and searched. Both are a
 * seventh of the lists' island, and share a file with the contact form, which would fetch it whole.
 */
const folded = (text: string) => text.toLowerCase().normalize()

/** What a query looks for (`searchForms`), once for all texts; of an empty query nothing. */
export function formsOf(query: string): string[] {
  const wanted = folded(query.replace(UNSEEN, '').trim())
  return wanted === '' ? [] : listForms(wanted)
}

export function holds(forms: string[], text: string): boolean {
  let haystack = known.get(text)
  if (haystack === undefined) known.set(text, (haystack = searchable(folded(text))))
  return isFoundIn(haystack, forms)
}

/**
 * Whether any of an item's texts holds one of the forms; where none is looked for, every item is
 * found. The texts of one item have to be the same at every call.
 */
export function matches(forms: string[], item: object, texts: () => string[]): boolean {
  if (forms.length === 0) return true
  let haystack = haystacks.get(item)
  // A search box holds no line break, so nothing is found across two texts.
  if (haystack === undefined) {
    haystacks.set(item, (haystack = searchable(folded(texts().join('\n')))))
  }
  return isFoundIn(haystack, forms)
}

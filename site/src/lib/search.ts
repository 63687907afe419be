import { beginsIn, isFoundIn, searchable } from '@academy/api/shared/text/search'

/** What is searched of each item and of single texts, folded: keys are pressed often. */
const haystacks = new WeakMap<object, string>()
const known = new Map<string, string>()

function searchableOnce(text: string): string {
  let haystack = known.get(text)
  if (haystack === undefined) {
    haystack = searchable(text)
    known.set(text, haystack)
  }
  return haystack
}

export const holds = (forms: string[], text: string): boolean =>
  isFoundIn(searchableOnce(text), forms)

/** Whether one of the forms begins a word of the text. */
export const holdsWord = (forms: string[], text: string): boolean =>
  beginsIn(searchableOnce(text), forms)

/**
 * Whether any of an item's texts holds one of the forms. The texts of one item have to be the same at
 * every call.
 */
export function matches(forms: string[], item: object, texts: () => string[]): boolean {
  let haystack = haystacks.get(item)
  if (haystack === undefined) {
    // A search box holds no line break, so nothing is found across two texts.
    haystack = searchable(texts().join('\n'))
    haystacks.set(item, haystack)
  }
  return isFoundIn(haystack, forms)
}

import { folded } from '@academy/api/shared/folded_text'
import { plainText } from '@academy/api/shared/plain_text'

/** What is searched of each item, folded; texts do not change, but keys are pressed often. */
const haystacks = new WeakMap<object, string>()

/**
 * Whether any of an item's texts contains the query, without regard to case; an empty query is in
 * all. The texts of one item have to be the same at every call.
 */
export function matches(query: string, item: object, texts: string[]): boolean {
  const wanted = folded(plainText(query))
  if (wanted === '') return true
  let haystack = haystacks.get(item)
  // A search box holds no line break, so nothing is found across two texts.
  if (haystack === undefined) haystacks.set(item, (haystack = folded(texts.join('\n'))))
  return haystack.includes(wanted)
}

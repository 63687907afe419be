import { folded } from '@academy/api/shared/folded_text'
import { isFoundIn, searchable, searchForms } from '@academy/api/shared/search'

/** Texts of the lists as searches look through them; keys are pressed often. */
const known = new Map<string, string>()

function textOf(text: string): string {
  let result = known.get(text)
  if (result === undefined) known.set(text, (result = searchable(folded(text))))
  return result
}

/** What the last query looks for: it is asked for every row of a list. */
let last: { wanted: string; forms: string[] } | undefined

/**
 * Whether any of the texts holds the query, however it is spelt.
 * @param wanted folded
 */
export function isSpeltIn(wanted: string, texts: string[]): boolean {
  if (last?.wanted !== wanted) last = { wanted, forms: searchForms(wanted) }
  const { forms } = last
  return texts.some((text) => isFoundIn(textOf(text), forms))
}

import { folded } from '#shared/text/folded_text'
import { searchable } from '#shared/text/search'

/** SQLite's own LIKE knows the case of ASCII letters only; no search holds a line break. */
export function searchText(...fields: string[]): string {
  return searchable(fields.map(folded).join('\n'))
}

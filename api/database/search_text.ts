import { folded } from '#shared/text/folded_text'
import { searchable } from '#shared/text/search'

/** Lower case, because SQLite's LIKE ignores case for ASCII only; a query has no line break. */
export function searchText(...fields: string[]): string {
  return searchable(fields.map(folded).join('\n'))
}

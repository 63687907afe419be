import { folded } from '#shared/text/folded_text'
import { searchable } from '#shared/text/search'

/**
 * What a search looks through, folded here because SQLite's own LIKE knows the case of ASCII
 * letters only. No search holds a line break, so none reaches across two fields.
 */
export function searchText(...fields: string[]): string {
  return searchable(fields.map(folded).join('\n'))
}

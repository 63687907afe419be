import { searchable } from '#shared/text/search'

/** A query has no line break, so nothing is found across two fields. */
export function searchText(...fields: string[]): string {
  return searchable(fields.join('\n'))
}

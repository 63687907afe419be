import type { Column, Header } from './headers'
import type { ReadList } from './read-list'

/**
 * The head of a column that may only count the lines of its list, where nothing else gives starting
 * numbers: 'Sr No', or 'No.' beside points and without places.
 */
export function serialIn({ cells, columns }: Header, kind: ReadList['kind']): string | undefined {
  const cellOf = (column: Column) => cells[columns.indexOf(column)]
  const isRanked = columns.includes('rank')
  const isAlone = !isRanked && kind === 'standings'
  if (kind === 'pairings' || kind === 'crosstable') return undefined
  // 'S.No' beside 'No.' or a place is the starting number, as pairing programs have it.
  if (columns.includes('sno')) {
    const isOnly = !isRanked && !columns.includes('no') && !columns.includes('serial')
    return isOnly ? cellOf('sno') : undefined
  }
  if (columns.includes('no')) return isAlone ? cellOf('no') : undefined
  if (columns.includes('serial')) return cellOf('serial')
  return kind === 'start' && isRanked ? cellOf('rank') : undefined
}

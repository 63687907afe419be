import type { StoredResults } from '@academy/api/shared/results/results'
import type { NameChanges } from './player-names'

export const TABLE =
  'w-full text-left text-sm wrap-anywhere tabular-nums [&_tbody_tr]:border-t [&_td,&_th]:px-1 [&_td,&_th]:py-1.5'
export const HEAD = 'text-muted-foreground [&_th]:font-normal'

export interface TableProps extends NameChanges {
  results: StoredResults
  /** A change of a name is not published before the rest of the preview. */
  isPreview: boolean
}

import { useEffect, useState } from 'react'
import type { Filters } from '@/lib/resource'
import type { Entry } from '@/unsent/entries'

/**
 * Those of the new items that belong into a list with these filters. How they are searched comes with the
 * first one that waits: it is no part of the first view.
 */
export function usePassing(created: Entry[], filters: Filters): Entry[] {
  const [part, setPart] = useState<typeof import('./passes')>()
  const isNeeded = created.length > 0
  useEffect(() => {
    if (isNeeded) void import('./passes').then(setPart)
  }, [isNeeded])
  return part ? created.filter((entry) => part.passes(entry, filters)) : created
}

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
    if (!isNeeded) return
    // On a device that did not keep the app yet, and has no network now: all are shown.
    import('./passes').then(setPart, () => undefined)
  }, [isNeeded])
  return part ? created.filter((entry) => part.passes(entry, filters)) : created
}

import type { QueryClient } from '@tanstack/react-query'
import { classesQuery } from '@/features/classes/sendable-classes'
import { batchesQuery } from '@/features/notices/notice-kind'
import { noticesQuery } from '@/lib/notices'

/**
 * Loads what a notice needs, so that it is on this device when the network is not, also where nobody
 * has opened its views yet. A failure is said where the list is looked at. Never rejects.
 */
export async function keepLists(client: QueryClient): Promise<void> {
  const kept = { staleTime: Infinity, meta: { isCached: true } }
  await Promise.all([
    client.prefetchQuery({ ...noticesQuery, ...kept }),
    client.prefetchQuery({ ...classesQuery, ...kept }),
    client.prefetchQuery({ ...batchesQuery, ...kept }),
  ])
}

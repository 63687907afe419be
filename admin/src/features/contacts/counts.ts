import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api'
import type { Counts } from '@/lib/resource'

/** Of the queries of messages. */
export const contactsKey = 'contacts'

const MINUTE = 60_000

/** What is counted of all messages, for who has not opened the list; the open list puts its own here. */
export const countsQuery = queryOptions({
  queryKey: [contactsKey, 'counts'] as const,
  queryFn: async (): Promise<Counts | null> =>
    (await api.admin.contactMessages.index({ query: { perPage: 1 } })).meta ?? null,
  staleTime: MINUTE,
  refetchInterval: MINUTE,
  meta: { isKept: true },
})

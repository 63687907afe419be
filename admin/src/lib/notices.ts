import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api'
import { m } from '@/lib/messages'

export const noticesKey = 'notices'

/** All that are not deleted. */
export const noticesQuery = queryOptions({
  queryKey: [noticesKey],
  queryFn: async () => (await api.admin.notices.index({})).data,
  meta: { failure: m.noticesLoadFailed, isCached: true },
})

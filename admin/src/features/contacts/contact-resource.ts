import { MINUTE_MS } from '@academy/api/shared/days/durations'
import { queryOptions } from '@tanstack/react-query'
import { m } from '@/lib/messages'
import { api } from '@/lib/api'
import type { ContactMessage } from '@/lib/data'
import type { Counts, Resource } from '@/lib/resource'

export const contactResource: Resource<ContactMessage> = {
  key: 'contacts',
  one: 'message',
  many: 'messages',
  loadFailure: m.contactsLoadFailed,
  nameOf: ({ name, subject }) => [name, subject].filter(Boolean).join(': '),
  load: (query) => api.admin.contactMessages.index({ query }),
  loadOne: async (id) => (await api.admin.contactMessages.show({ params: { id } })).data,
  destroy: (id) => api.admin.contactMessages.destroy({ params: { id } }),
  deleted: async () => (await api.admin.deletedContactMessages.index({})).data,
  restore: async (id) =>
    (await api.admin.contactMessageRestorations.store({ params: { id } })).data,
  erase: (id) => api.admin.deletedContactMessages.destroy({ params: { id } }),
}

export const countsQuery = queryOptions({
  queryKey: [contactResource.key, 'counts'] as const,
  queryFn: async (): Promise<Counts | null> =>
    (await api.admin.contactMessages.index({ query: { perPage: 1 } })).meta ?? null,
  staleTime: MINUTE_MS,
  refetchInterval: MINUTE_MS,
  meta: { isCached: true },
})

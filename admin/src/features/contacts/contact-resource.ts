import { queryOptions } from '@tanstack/react-query'
import * as m from 'virtual:admin-messages'
import { api } from '@/lib/api'
import type { ContactMessage } from '@/lib/data'
import type { Resource } from '@/lib/resource'
import { matchesSearch } from '@/lib/search'
import { hasReadStatus } from './contact-filters'

export const contactResource: Resource<ContactMessage> = {
  key: 'contacts',
  one: 'contact',
  many: 'contacts',
  loadFailure: m.contactsLoadFailed(),
  // Some 20 KB on the wire.
  perPage: 25,
  nameOf: ({ name, subject }) => [name, subject].filter(Boolean).join(': '),
  passes: (item, { q = '', status = '', from }) =>
    hasReadStatus(item, status) &&
    (!from || new Date(item.createdAt) >= new Date(from)) &&
    matchesSearch(q, [item.name, item.email, item.message, item.subject]),
  load: (query) => api.admin.contactMessages.index({ query }),
  show: async (id) => (await api.admin.contactMessages.show({ params: { id } })).data,
  destroy: (id) => api.admin.contactMessages.destroy({ params: { id } }),
  deleted: async () => (await api.admin.deletedContactMessages.index({})).data,
  restore: async (id) =>
    (await api.admin.contactMessageRestorations.store({ params: { id } })).data,
  erase: (id) => api.admin.deletedContactMessages.destroy({ params: { id } }),
}

const MINUTE = 60_000

/** How many messages have not been read, for who has not opened the list. */
export const unreadQuery = queryOptions({
  queryKey: [contactResource.key, 'unread'] as const,
  queryFn: async () => (await contactResource.load({ page: 1, perPage: 1 })).meta?.unread ?? 0,
  staleTime: MINUTE,
  refetchInterval: MINUTE,
  meta: { isKept: true },
})

import * as m from 'virtual:admin-messages'
import { api } from '@/lib/api'
import type { ContactMessage } from '@/lib/data'
import type { Resource } from '@/lib/resource'
import { matchesSearch } from '@/lib/search'
import { hasAnswerState, hasReadStatus } from './contact-filters'
import { contactsKey } from './counts'
import { isDue } from './message-state'

export const contactResource: Resource<ContactMessage> = {
  key: contactsKey,
  one: 'contact',
  many: 'contacts',
  loadFailure: m.contactsLoadFailed(),
  // Some 20 KB on the wire.
  perPage: 25,
  nameOf: ({ name, subject }) => [name, subject].filter(Boolean).join(': '),
  passes: (item, { q = '', status = '', from, state = '', remind }) =>
    hasReadStatus(item, status) &&
    hasAnswerState(item, state) &&
    (!remind || isDue(item)) &&
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

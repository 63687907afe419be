import { m } from '@/lib/messages'
import { api } from '@/lib/api'
import type { ContactMessage } from '@/lib/data'
import type { Resource } from '@/lib/resource'
import { contactsKey } from './counts'

export const contactResource: Resource<ContactMessage> = {
  key: contactsKey,
  one: 'message',
  many: 'messages',
  loadFailure: m.contactsLoadFailed(),
  nameOf: ({ name, subject }) => [name, subject].filter(Boolean).join(': '),
  load: (query) => api.admin.contactMessages.index({ query }),
  loadOne: async (id) => (await api.admin.contactMessages.show({ params: { id } })).data,
  destroy: (id) => api.admin.contactMessages.destroy({ params: { id } }),
  deleted: async () => (await api.admin.deletedContactMessages.index({})).data,
  restore: async (id) =>
    (await api.admin.contactMessageRestorations.store({ params: { id } })).data,
  erase: (id) => api.admin.deletedContactMessages.destroy({ params: { id } }),
}

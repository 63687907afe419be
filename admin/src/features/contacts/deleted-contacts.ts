import type { DeletedKind } from '@/components/recently-deleted/deleted-dialog'
import { api } from '@/lib/api'
import type { ContactMessage } from '@/lib/data'
import { contactsQuery } from './queries'

export const deletedContacts: DeletedKind<ContactMessage> = {
  key: contactsQuery.queryKey,
  many: 'contacts',
  load: async () => (await api.admin.deletedContactMessages.index({})).data,
  nameOf: ({ name, subject }) => [name, subject].filter(Boolean).join(': '),
  restore: (id) => api.admin.contactMessageRestorations.store({ params: { id } }),
  done: 'Contact restored',
  failure: 'Failed to restore contact',
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { api } from '@/lib/api'
import type { ContactMessage } from '@/lib/data'

export const contactsQuery = queryOptions({
  queryKey: ['contacts'],
  queryFn: async () => (await api.admin.contactMessages.index({})).data,
  meta: { failure: 'Failed to load contact submissions' },
})

export const countUnread = (list: ContactMessage[]) => list.filter((item) => !item.isRead).length

/** Marks one read at once; if the server does not agree it is unread again and the failure logged. */
export function useMarkRead() {
  const client = useQueryClient()
  const put = (id: string, isRead: boolean) =>
    client.setQueryData(contactsQuery.queryKey, (list) =>
      list?.map((item) => (item._id === id ? { ...item, isRead } : item))
    )
  return useMutation({
    mutationFn: (id: string) => api.admin.readMarks.store({ params: { id } }),
    async onMutate(id) {
      // An answer that is already under way still says unread.
      await client.cancelQueries(contactsQuery)
      put(id, true)
    },
    onError: (_error, id) => void put(id, false),
    meta: { isQuiet: true, failure: 'Failed to mark the contact as read' },
  })
}

/** Deletes one; as long as the toast stays it can be brought back. */
export function useDeleteContact() {
  const client = useQueryClient()
  const { mutate: restore } = useMutation({
    mutationFn: (id: string) => api.admin.contactMessageRestorations.store({ params: { id } }),
    onSuccess: () => client.invalidateQueries(contactsQuery),
    meta: { failure: 'Failed to restore contact', done: 'Contact restored' },
  })
  return useMutation({
    mutationFn: (id: string) => api.admin.contactMessages.destroy({ params: { id } }),
    onSuccess(_answer, id) {
      client.setQueryData(contactsQuery.queryKey, (list) => list?.filter((item) => item._id !== id))
      toast.success('Contact deleted', { action: { label: 'Undo', onClick: () => restore(id) } })
    },
    meta: { failure: 'Failed to delete contact', isExact: true },
  })
}

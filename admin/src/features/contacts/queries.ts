import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api'
import type { ContactMessage } from '@/lib/data'
import type { Page } from '@/lib/list-kind'
import { replaceItem } from '@/lib/pages'
import { contactKind } from './contact-kind'

const held = { queryKey: [contactKind.key, 'page'] }

/** Marks one read at once; if the server does not agree it is unread again and the failure logged. */
export function useMarkRead() {
  const client = useQueryClient()
  const put = (id: string, isRead: boolean) =>
    client.setQueriesData<Page<ContactMessage>>(held, (page) => {
      if (!page) return page
      const data = page.data.map((item) => (item._id === id ? { ...item, isRead } : item))
      const { unread = 0 } = page.meta
      return { data, meta: { ...page.meta, unread: unread + (isRead ? -1 : 1) } }
    })
  return useMutation({
    mutationFn: (id: string) => api.admin.readMarks.store({ params: { id } }),
    async onMutate(id) {
      // An answer that is already under way still says unread.
      await client.cancelQueries(held)
      put(id, true)
    },
    onError: (_error, id) => void put(id, false),
    meta: { isQuiet: true, failure: 'Failed to mark the contact as read' },
  })
}

/** Sends the mails about a message again that have not been sent. */
export function useRetryMails() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.admin.notificationRetries.store({ params: { id } }),
    onSuccess: ({ data }) => replaceItem(client, contactKind, data),
    meta: { failure: 'Failed to send the notifications again' },
  })
}

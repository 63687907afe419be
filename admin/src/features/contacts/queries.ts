import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { m } from '@/lib/messages'
import { api } from '@/lib/api'
import type { ContactMessage } from '@/lib/data'
import { editCounts, editItems, cachedItems } from '@/lib/pages'
import { contactResource } from './contact-resource'

type Mail = ContactMessage['notifications'][number]

/** Marks one read at once; if the server does not agree it is unread again and the failure logged. */
export function useMarkRead() {
  const client = useQueryClient()
  function put(id: string, isRead: boolean) {
    const item = cachedItems(client, contactResource).find(({ _id }) => _id === id)
    if (!item || item.isRead === isRead) return
    editItems<ContactMessage>(client, contactResource, (one) =>
      one._id === id ? { ...one, isRead } : one
    )
    editCounts(client, contactResource, ({ unread = 0, ...counts }) => ({
      ...counts,
      unread: unread + (isRead ? -1 : 1),
    }))
  }
  return useMutation({
    mutationFn: (id: string) => api.admin.readMarks.store({ params: { id } }),
    onMutate: (id) => put(id, true),
    // An answer that was under way may have said unread.
    onSuccess: (_answer, id) => put(id, true),
    onError: (_error, id) => put(id, false),
    meta: { isQuiet: true, failure: m.markReadFailed() },
  })
}

/** Puts the mails about a message as the server has them now; what was done here meanwhile stays. */
function putMails(client: QueryClient, { _id, notifications }: ContactMessage) {
  editItems<ContactMessage>(client, contactResource, (item) =>
    item._id === _id ? { ...item, notifications } : item
  )
}

/** Sends the mails about a message again that have not been sent. */
export function useRetryMails() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.admin.notificationRetries.store({ params: { id } }),
    onSuccess: ({ data }) => putMails(client, data),
    meta: { failure: m.mailsAgainFailed() },
  })
}

const LOOK_EVERY_MS = 2_000
const SOON_MS = 30_000

/** Looks after the mails of an open message while one of them is about to be sent. */
export function useWatchMails(contact: ContactMessage) {
  const isDue = ({ state, nextAttemptAt }: Mail) =>
    state === 'queued' && nextAttemptAt && Date.parse(nextAttemptAt) < Date.now() + SOON_MS
  useQuery({
    queryKey: [contactResource.key, 'mails', contact._id],
    async queryFn({ client }) {
      const present = await contactResource.loadOne(contact._id)
      putMails(client, present)
      return present.notifications
    },
    enabled: contact.notifications.some(({ state }) => state === 'queued'),
    // They are shown anew once the part of the app is there that answers.
    staleTime: LOOK_EVERY_MS / 2,
    refetchInterval: ({ state }) => (state.data?.some(isDue) ? LOOK_EVERY_MS : false),
  })
}

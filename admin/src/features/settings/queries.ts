import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { m } from '@/lib/messages'
import { api } from '@/lib/api'
import type { Data } from '@/lib/data'

interface Answer {
  data: Data.Settings
}

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async () => (await api.admin.settings.show({})).data,
  meta: { failure: m.settingsLoadFailed(), isKept: true },
})

/** Each change goes to the server first; what is shown is what it then has. */
function useChange<T>(change: (value: T) => Promise<Answer>, failure: string, done?: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ data }) => client.setQueryData(settingsQuery.queryKey, data),
    meta: { failure, isExact: true, ...(done && { done }) },
  })
}

/** The list is stored as a whole: what another tab has added meanwhile must not go with it. */
async function changeEmails(edit: (stored: string[]) => string[]) {
  const { data } = await api.admin.settings.show({})
  const emails = edit(data.notificationEmails)
  return api.admin.notificationRecipients.update({ body: { emails } })
}

export const useAddEmail = () =>
  useChange(
    (email: string) => changeEmails((stored) => [...new Set([...stored, email])]),
    m.emailAddFailed(),
    m.emailAdded()
  )

export const useRemoveEmail = () =>
  useChange(
    (email: string) => changeEmails((stored) => stored.filter((other) => other !== email)),
    m.emailRemoveFailed()
  )

export const useToggleNotifications = () =>
  useChange(
    (enabled: boolean) => api.admin.notificationSwitches.update({ body: { enabled } }),
    m.notificationsFailed(),
    m.notificationsUpdated()
  )

/** Sends a mail to every recipient; the answer is the mail server's. The button's neighbour says it. */
export const useTestEmail = () =>
  useMutation({
    mutationFn: () => api.admin.testEmails.store({ body: {} }),
    meta: { isQuiet: true, failure: m.testEmailNotSent() },
  })

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api'
import type { Data } from '@/lib/data'

interface Answer {
  data: Data.Settings
}

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async () => (await api.admin.settings.show({})).data,
  meta: { failure: 'Failed to load settings', isKept: true },
})

/** Each change goes to the server first; what is shown is what it then has. */
function useChange<T>(change: (value: T) => Promise<Answer>, failure: string, done: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ data }) => client.setQueryData(settingsQuery.queryKey, data),
    meta: { failure, isExact: true, done },
  })
}

const putEmails = (emails: string[]) =>
  api.admin.notificationRecipients.update({ body: { emails } })

export const useAddEmail = () =>
  useChange(putEmails, 'Failed to add email address', 'Email address added')

export const useRemoveEmail = () =>
  useChange(putEmails, 'Failed to remove email address', 'Email address removed')

export const useToggleNotifications = () =>
  useChange(
    (enabled: boolean) => api.admin.notificationSwitches.update({ body: { enabled } }),
    'Failed to update notification settings',
    'Notification settings updated'
  )

/** Sends a mail to every recipient; the answer is the mail server's. The button's neighbour says it. */
export const useTestEmail = () =>
  useMutation({
    mutationFn: () => api.admin.testEmails.store({ body: {} }),
    meta: { isQuiet: true, failure: 'The test email was not sent' },
  })

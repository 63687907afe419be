import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api'
import type { Data } from '@/lib/data'

interface Answer {
  data: Data.Settings
}

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => api.get<Answer>('/settings').then((answer) => answer.data),
  meta: { failure: 'Failed to load settings' },
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

const putEmails = (emails: string[]) => api.put<Answer>('/settings/emails', { emails })

export const useAddEmail = () =>
  useChange(putEmails, 'Failed to add email address', 'Email address added')

export const useRemoveEmail = () =>
  useChange(putEmails, 'Failed to remove email address', 'Email address removed')

export const useToggleNotifications = () =>
  useChange(
    (enabled: boolean) => api.put<Answer>('/settings/notifications', { enabled }),
    'Failed to update notification settings',
    'Notification settings updated'
  )

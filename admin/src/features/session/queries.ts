import { queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '@/lib/api'
import { statusOf } from '@/lib/errors'
import { session } from '@/lib/session'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => api.admin.profiles.show({}),
  select: (answer) => answer.user,
  staleTime: Infinity,
  // A phone between two cells gets no answer at all; any answer that is not 2xx counts at once.
  retry: (count, error) => statusOf(error) === undefined && count < 3,
})

/** Signs out on the server if it can be reached, and here in any case. */
export const useSignOut = () =>
  useMutation({
    mutationFn: () => api.admin.accessTokens.destroy({}),
    onSettled: () => session.end(),
    meta: { isQuiet: true, failure: 'Signing out on the server failed' },
  })

import { useMutation } from '@tanstack/react-query'
import * as m from 'virtual:admin-messages'
import { api } from '@/lib/api'
import { session } from '@/lib/session'

/** Signs out on the server if it can be reached, and here in any case. */
export const useSignOut = () =>
  useMutation({
    mutationFn: () => api.admin.accessTokens.destroy({}),
    onSettled: () => session.end(),
    meta: { isQuiet: true, failure: m.signOutFailed() },
  })

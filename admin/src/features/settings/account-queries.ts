import { useMutation } from '@tanstack/react-query'
import { m } from '@/lib/messages'
import { api } from '@/lib/api'
import { session } from '@/lib/session'

interface Passwords {
  currentPassword: string
  password: string
}

/** Ends every session, of which this one goes on with the token that the answer carries. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: Passwords) => api.admin.passwords.update({ body }),
    onSuccess: ({ token }) => session.start(token),
    // The form says it.
    meta: {
      isQuiet: true,
      failure: m.passwordNotChanged(),
      done: m.passwordChanged(),
    },
  })

/** Unlike Logout it has to reach the server: saying so without having done it would be a lie. */
export const useSignOutEverywhere = () =>
  useMutation({
    mutationFn: () => api.admin.accessTokenCollections.destroy({}),
    onSuccess: () => session.end(),
    meta: { failure: m.signOutAllFailed() },
  })

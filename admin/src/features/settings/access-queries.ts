import { queryOptions, useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { m } from '@/lib/messages'
import { api } from '@/lib/api'
import { statusOf } from '@/lib/errors'
import { session } from '@/lib/session'

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await api.admin.sessions.index({})).data,
})

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async () => (await api.admin.passkeys.index({})).data,
})

export const directorsQuery = queryOptions({
  queryKey: ['directors'],
  queryFn: async () => (await api.admin.directors.index({})).data,
})

/** What is gone already, from another device or by a call that was sent again, is gone too. */
async function untilGone(call: Promise<unknown>) {
  try {
    await call
  } catch (error) {
    if (statusOf(error) !== 404) throw error
  }
}

function useRemovalFrom(queryKey: QueryKey) {
  const client = useQueryClient()
  return (id: string) =>
    client.setQueryData<{ _id: string }[]>(queryKey, (list) =>
      list?.filter(({ _id }) => _id !== id)
    )
}

interface Ended {
  _id: string
  isCurrent: boolean
}

/** Signs a device out; this one, too. */
export function useEndSession() {
  const remove = useRemovalFrom(sessionsQuery.queryKey)
  return useMutation({
    mutationFn: ({ _id: id }: Ended) => untilGone(api.admin.sessions.destroy({ params: { id } })),
    onSuccess: (_, { _id, isCurrent }) => (isCurrent ? session.end() : remove(_id)),
    meta: { failure: m.endDeviceFailed(), done: m.deviceEnded() },
  })
}

export function useRemovePasskey() {
  const remove = useRemovalFrom(passkeysQuery.queryKey)
  return useMutation({
    mutationFn: (id: string) => untilGone(api.admin.passkeys.destroy({ params: { id } })),
    onSuccess: (_, id) => remove(id),
    meta: { failure: m.removePasskeyFailed(), done: m.passkeyRemoved() },
  })
}

interface NewDirector {
  email: string
  password: string
  currentPassword: string
}

export function useAddDirector() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewDirector) => api.directors.store({ body }),
    onSuccess: () => client.invalidateQueries({ queryKey: directorsQuery.queryKey }),
    // The form says it.
    meta: { isQuiet: true, failure: m.directorNotAdded(), done: m.directorAdded() },
  })
}

export function useRemoveDirector() {
  const remove = useRemovalFrom(directorsQuery.queryKey)
  return useMutation({
    mutationFn: ({ id, currentPassword }: { id: string; currentPassword: string }) =>
      untilGone(api.admin.directors.destroy({ params: { id }, body: { currentPassword } })),
    onSuccess: (_, { id }) => remove(id),
    // The form says it.
    meta: { isQuiet: true, failure: m.directorNotRemoved(), done: m.directorRemoved() },
  })
}

/** Proves the password, has the browser make a passkey, and hands it over. */
export function useAddPasskey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (currentPassword: string) => {
      const { startRegistration } = await loadWebAuthn()
      const { options } = await api.admin.passkeyRegistrations.store({ body: { currentPassword } })
      const made = await startRegistration({ optionsJSON: options })
      return api.admin.passkeys.store({ body: made })
    },
    onSuccess: ({ data }) =>
      client.setQueryData(passkeysQuery.queryKey, (list) => [data, ...(list ?? [])]),
    // The form says it.
    meta: { isQuiet: true, failure: m.passkeyNotAdded(), done: m.passkeyAdded() },
  })
}

/** A few kilobytes that only who adds a passkey needs. */
export const loadWebAuthn = () => import('@simplewebauthn/browser')

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { api, multipart } from '@/lib/api'
import type { Tournament } from '@/lib/data'
import { presentItemOf } from '@/lib/errors'
import { ifMatch } from '@/lib/if-match'

export const tournamentsQuery = queryOptions({
  queryKey: ['tournaments'],
  queryFn: async () => (await api.admin.tournaments.index({})).data,
  meta: { failure: 'Failed to load tournaments' },
})

interface Saving {
  id?: string | undefined
  /** The version that was typed over; a newer one refuses the save. */
  version?: number | undefined
  body: FormData
}

/** Creates one, or updates the one with `id`; a new one goes on top until the list loads again. */
export function useSaveTournament() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, version, body }: Saving) => {
      const form = multipart(body)
      const answer = id
        ? await api.admin.tournaments.update({
            params: { id },
            body: form,
            headers: ifMatch(version),
          })
        : await api.admin.tournaments.store({ body: form })
      return answer.data
    },
    onSuccess(saved, { id }) {
      client.setQueryData(tournamentsQuery.queryKey, (list) =>
        id ? list?.map((item) => (item._id === id ? saved : item)) : list && [saved, ...list]
      )
    },
    onError(error, { id }) {
      const present = presentItemOf(error) as Tournament | undefined
      if (!present) return
      client.setQueryData(tournamentsQuery.queryKey, (list) =>
        list?.map((item) => (item._id === id ? present : item))
      )
    },
    meta: { failure: 'Failed to save tournament', done: 'Tournament saved' },
  })
}

/** Deletes one; as long as the toast stays it can be brought back. */
export function useDeleteTournament() {
  const client = useQueryClient()
  const { mutate: restore } = useMutation({
    mutationFn: (id: string) => api.admin.tournamentRestorations.store({ params: { id } }),
    onSuccess: () => client.invalidateQueries(tournamentsQuery),
    meta: { failure: 'Failed to restore tournament', done: 'Tournament restored' },
  })
  return useMutation({
    mutationFn: (id: string) => api.admin.tournaments.destroy({ params: { id } }),
    onSuccess(_answer, id) {
      client.setQueryData(tournamentsQuery.queryKey, (list) =>
        list?.filter((item) => item._id !== id)
      )
      toast.success('Tournament deleted', { action: { label: 'Undo', onClick: () => restore(id) } })
    },
    meta: { failure: 'Failed to delete tournament', isExact: true },
  })
}

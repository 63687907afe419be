import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, multipart } from '@/lib/api'

export const tournamentsQuery = queryOptions({
  queryKey: ['tournaments'],
  queryFn: async () => (await api.admin.tournaments.index({})).data,
  meta: { failure: 'Failed to load tournaments' },
})

/** Creates one, or updates the one with `id`; a new one goes on top until the list loads again. */
export function useSaveTournament() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, body }: { id?: string | undefined; body: FormData }) => {
      const form = multipart(body)
      const answer = id
        ? await api.admin.tournaments.update({ params: { id }, body: form })
        : await api.admin.tournaments.store({ body: form })
      return answer.data
    },
    onSuccess(saved, { id }) {
      client.setQueryData(tournamentsQuery.queryKey, (list) =>
        id ? list?.map((item) => (item._id === id ? saved : item)) : list && [saved, ...list]
      )
    },
    meta: { failure: 'Failed to save tournament', done: 'Tournament saved' },
  })
}

export function useDeleteTournament() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.admin.tournaments.destroy({ params: { id } }),
    onSuccess(_answer, id) {
      client.setQueryData(tournamentsQuery.queryKey, (list) =>
        list?.filter((item) => item._id !== id)
      )
    },
    meta: { failure: 'Failed to delete tournament', isExact: true, done: 'Tournament deleted' },
  })
}

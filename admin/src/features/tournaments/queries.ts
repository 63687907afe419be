import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api'
import type { Data } from '@/lib/data'

export const tournamentsQuery = queryOptions({
  queryKey: ['tournaments'],
  queryFn: () =>
    api.get<{ data: Data.Tournament[] }>('/tournaments/admin').then((answer) => answer.data),
  meta: { failure: 'Failed to load tournaments' },
})

/** Creates one, or updates the one with `id`; a new one goes on top until the list loads again. */
export function useSaveTournament() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: { id?: string; body: FormData }) =>
      (id
        ? api.put<{ data: Data.Tournament }>(`/tournaments/${id}`, body)
        : api.post<{ data: Data.Tournament }>('/tournaments', body)
      ).then((answer) => answer.data),
    onSuccess(saved, { id }) {
      client.setQueryData(tournamentsQuery.queryKey, (list) =>
        id ? list?.map((item) => (item._id === id ? saved : item)) : [saved, ...(list ?? [])]
      )
    },
    meta: { failure: 'Failed to save tournament', done: 'Tournament saved' },
  })
}

export function useDeleteTournament() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.delete(`/tournaments/${id}`),
    onSuccess(_answer, id) {
      client.setQueryData(tournamentsQuery.queryKey, (list) =>
        list?.filter((item) => item._id !== id)
      )
    },
    meta: { failure: 'Failed to delete tournament', isExact: true, done: 'Tournament deleted' },
  })
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/api'
import type { Data } from '@/lib/data'

export const achievementsQuery = queryOptions({
  queryKey: ['achievements'],
  queryFn: () =>
    api.get<{ data: Data.Achievement[] }>('/achievements/admin').then((answer) => answer.data),
  meta: { failure: 'Failed to load achievements' },
})

/** Creates one, or updates the one with `id`; a new one goes on top until the list loads again. */
export function useSaveAchievement() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: { id?: string; body: FormData }) =>
      (id
        ? api.put<{ data: Data.Achievement }>(`/achievements/${id}`, body)
        : api.post<{ data: Data.Achievement }>('/achievements', body)
      ).then((answer) => answer.data),
    onSuccess(saved, { id }) {
      client.setQueryData(achievementsQuery.queryKey, (list) =>
        id ? list?.map((item) => (item._id === id ? saved : item)) : [saved, ...(list ?? [])]
      )
    },
    meta: { failure: 'Failed to save achievement', done: 'Achievement saved' },
  })
}

export function useDeleteAchievement() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.delete(`/achievements/${id}`),
    onSuccess(_answer, id) {
      client.setQueryData(achievementsQuery.queryKey, (list) =>
        list?.filter((item) => item._id !== id)
      )
    },
    meta: { failure: 'Failed to delete achievement', isExact: true, done: 'Achievement deleted' },
  })
}

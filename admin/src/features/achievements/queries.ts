import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { api, multipart } from '@/lib/api'
import type { Achievement } from '@/lib/data'
import { presentItemOf } from '@/lib/errors'
import { ifMatch } from '@/lib/if-match'

export const achievementsQuery = queryOptions({
  queryKey: ['achievements'],
  queryFn: async () => (await api.admin.achievements.index({})).data,
  meta: { failure: 'Failed to load achievements' },
})

interface Saving {
  id?: string | undefined
  /** The version that was typed over; a newer one refuses the save. */
  version?: number | undefined
  body: FormData
}

/** Creates one, or updates the one with `id`; a new one goes on top until the list loads again. */
export function useSaveAchievement() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, version, body }: Saving) => {
      const form = multipart(body)
      const answer = id
        ? await api.admin.achievements.update({
            params: { id },
            body: form,
            headers: ifMatch(version),
          })
        : await api.admin.achievements.store({ body: form })
      return answer.data
    },
    onSuccess(saved, { id }) {
      client.setQueryData(achievementsQuery.queryKey, (list) =>
        id ? list?.map((item) => (item._id === id ? saved : item)) : list && [saved, ...list]
      )
    },
    onError(error, { id }) {
      const present = presentItemOf(error) as Achievement | undefined
      if (!present) return
      client.setQueryData(achievementsQuery.queryKey, (list) =>
        list?.map((item) => (item._id === id ? present : item))
      )
    },
    meta: { failure: 'Failed to save achievement', done: 'Achievement saved' },
  })
}

/** Deletes one; as long as the toast stays it can be brought back. */
export function useDeleteAchievement() {
  const client = useQueryClient()
  const { mutate: restore } = useMutation({
    mutationFn: (id: string) => api.admin.achievementRestorations.store({ params: { id } }),
    onSuccess: () => client.invalidateQueries(achievementsQuery),
    meta: { failure: 'Failed to restore achievement', done: 'Achievement restored' },
  })
  return useMutation({
    mutationFn: (id: string) => api.admin.achievements.destroy({ params: { id } }),
    onSuccess(_answer, id) {
      client.setQueryData(achievementsQuery.queryKey, (list) =>
        list?.filter((item) => item._id !== id)
      )
      toast.success('Achievement deleted', {
        action: { label: 'Undo', onClick: () => restore(id) },
      })
    },
    meta: { failure: 'Failed to delete achievement', isExact: true },
  })
}

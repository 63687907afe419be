import { useMutation, useQueryClient } from '@tanstack/react-query'
import { m } from '@/lib/messages'
import { api } from '@/lib/api'
import { ifMatch } from '@/lib/if-match'
import type { PublishableResource } from '@/lib/resource'
import { useDelete, type Shown } from './mutations'

type Saved = Shown & { version?: number }

/** The opposite of a save: a new item is deleted, of another the state before the save comes back. */
export function useUndoSave<T extends Saved>(kind: PublishableResource<T>) {
  const client = useQueryClient()
  const { mutate: remove } = useDelete(kind)
  const { mutate: revert } = useMutation({
    async mutationFn({ _id, version }: T) {
      const { data } = await api.admin.activities.index({ query: { item: _id, perPage: 1 } })
      // Changed again since, it is refused: the newest activity is another one.
      return api.admin.activityRestorations.store({
        params: { id: data[0]?._id ?? '' },
        headers: ifMatch(version),
      })
    },
    onSuccess: () => client.invalidateQueries(),
    meta: { failure: m.revertFailed(), done: m.reverted() },
  })
  return (saved: T, isNew: boolean) => (isNew ? remove(saved._id) : revert(saved))
}

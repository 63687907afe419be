import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { statusOf } from '@/lib/errors'
import { toFormData } from '@/lib/form-body'
import type { Item, Resource, PublishableResource } from '@/lib/resource'
import { dropItem, editItems, refreshFiltered, replaceItem } from '@/lib/pages'

export type Shown = Item & { isActive: boolean }

/** 'tournament saved' → 'Tournament saved': English kinds begin a sentence. */
export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export function useToggleActive<T extends Shown>(kind: PublishableResource<T>) {
  const client = useQueryClient()
  const put = (id: string, isActive: boolean) =>
    editItems(client, kind, (item) => (item._id === id ? { ...item, isActive } : item))
  const { mutate } = useMutation({
    mutationFn: ({ _id, isActive }: Shown) =>
      kind.change(_id, toFormData({ isActive: String(isActive) })),
    async onMutate({ _id, isActive }) {
      // An answer that is already under way still says otherwise.
      await client.cancelQueries({ queryKey: [kind.key, 'list'] })
      put(_id, isActive)
    },
    onSuccess(saved) {
      replaceItem(client, kind, saved)
      refreshFiltered(client, kind)
      offerUndo(saved)
    },
    onError: (_error, { _id, isActive }) => put(_id, !isActive),
    meta: { failure: m.kindSaveFailed({ kind: kind.one }) },
  })
  function offerUndo({ _id, isActive }: Shown) {
    const parts = { kind: kind.one }
    toast.success(capital(isActive ? m.kindShown(parts) : m.kindHidden(parts)), {
      action: { label: m.undo(), onClick: () => mutate({ _id, isActive: !isActive }) },
    })
  }
  return { toggle: mutate, offerUndo }
}

/** @param isQuiet whether a failure is shown where it was asked for, not in the banner */
export function useRestore<T extends Item>(kind: Resource<T>, isQuiet = false) {
  const client = useQueryClient()
  const failure = m.kindRestoreFailed({ kind: kind.one })
  return useMutation({
    mutationFn: kind.restore,
    onSuccess: () => client.invalidateQueries({ queryKey: [kind.key] }),
    meta: { isQuiet, failure, done: capital(m.kindRestored({ kind: kind.one })) },
  })
}

export function useDelete<T extends Item>(kind: Resource<T>) {
  const client = useQueryClient()
  const { mutate: restore } = useRestore(kind)
  return useMutation({
    async mutationFn(id: string) {
      try {
        await kind.destroy(id)
      } catch (error) {
        // Deleted already elsewhere: the wanted result.
        if (statusOf(error) !== 404) throw error
      }
    },
    onSuccess(_answer, id) {
      dropItem(client, kind, id)
      toast.success(capital(m.kindDeleted({ kind: kind.one })), {
        action: { label: m.undo(), onClick: () => restore(id) },
      })
    },
    meta: {
      failure: m.kindDeleteFailed({ kind: kind.one }),
      isExact: true,
      unknown: m.kindDeleteUnknown({ kind: kind.one }),
    },
  })
}

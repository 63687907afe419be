import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { errorBanner } from '@/lib/error-banner'
import { statusOf } from '@/lib/errors'
import { postFields } from '@/unsent/post'
import type { Item, Resource, PublishableResource } from '@/lib/resource'
import { dropItem } from '@/lib/item-cache'

export type Shown = Item & { isActive: boolean }

/**
 * Shows or hides an item through the outbox; only a device without room for it can fail. It sends no
 * version: it changes no text that another phone may be at, and a press on a list that is out of date
 * asks for what the other phone has done already.
 */
export function setActive<T extends Shown>(
  kind: PublishableResource<T>,
  item: T,
  isActive: boolean
) {
  const title = kind.nameOf(item)
  const fields = { isActive }
  postFields(kind, { kind: kind.key, itemId: item._id, item, title, fields }).catch(
    (error: unknown) => errorBanner.showRefusal(error, m.kindSaveFailed({ kind: kind.one }))
  )
}

/** Says that an item is shown or hidden by now, which can be undone. */
export function offerUndo<T extends Shown>(kind: PublishableResource<T>, item: T) {
  const { isActive } = item
  const parts = { kind: kind.one }
  toast.success(isActive ? m.kindShown(parts) : m.kindHidden(parts), {
    action: { label: m.undo(), onClick: () => setActive(kind, item, !isActive) },
  })
}

type Restorable = Pick<Resource, 'key' | 'one'> & { restore: (id: string) => Promise<unknown> }
type Removable = Restorable & { destroy: (id: string) => Promise<unknown> }

/** @param isQuiet whether a failure is shown where it was asked for, not in the banner */
export function useRestore(kind: Restorable, isQuiet = false) {
  const client = useQueryClient()
  const failure = m.kindRestoreFailed({ kind: kind.one })
  return useMutation({
    mutationFn: kind.restore,
    onSuccess: () => client.invalidateQueries({ queryKey: [kind.key] }),
    meta: { isQuiet, failure, done: m.kindRestored({ kind: kind.one }) },
  })
}

/**
 * Deletes one of a kind, which can be undone.
 * @param onDeleted takes it out of what is shown
 */
export function useDelete(kind: Removable, onDeleted: (id: string) => void) {
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
      onDeleted(id)
      toast.success(m.kindDeleted({ kind: kind.one }), {
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

/** The same of an item whose lists are shown page by page. */
export function useDeleteItem<T extends Item>(kind: Resource<T>) {
  const client = useQueryClient()
  return useDelete(kind, (id) => dropItem(client, kind, id))
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import * as m from 'virtual:admin-messages'
import { presentItemOf, statusOf } from '@/lib/errors'
import type { Item, Resource, PublishableResource } from '@/lib/resource'
import { addOnTop, dropItems, editPages, heldItems, recount, replaceItem } from '@/lib/pages'

type Shown = Item & { isActive: boolean }

export const restoredWords = ({ one }: { one: string }) => capital(m.kindRestored({ kind: one }))

export const erasedWords = ({ one }: { one: string }) => capital(m.kindErased({ kind: one }))

/** 'tournament saved' → 'Tournament saved': English kinds begin a sentence. */
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const showing = (isActive: boolean) => {
  const form = new FormData()
  form.set('isActive', String(isActive))
  return form
}

/** Puts a saved item into the list, and says so; a new one goes on top until the list loads again. */
export function useSaved<T extends Shown>(kind: PublishableResource<T>) {
  const client = useQueryClient()
  const { offerUndo } = useToggleActive(kind)
  return (saved: T, isNew: boolean) => {
    const before = heldItems(client, kind).find((item) => item._id === saved._id)
    if (before) {
      replaceItem(client, kind, saved)
      recount(client, kind)
    } else if (isNew) addOnTop(client, kind, saved)
    // Deleted meanwhile and brought back: its place is the server's to say.
    else void client.invalidateQueries({ queryKey: [kind.key, 'page'] })
    // Every tab hears of it; the one that is looked at says it.
    if (document.visibilityState === 'hidden') return
    if (before && before.isActive !== saved.isActive) offerUndo(saved)
    else toast.success(capital(m.kindSaved({ kind: kind.one })))
  }
}

/** Takes note of what a refused save says about the present state of its item. */
export function useRefused<T extends Shown>(kind: PublishableResource<T>) {
  const client = useQueryClient()
  return (error: unknown, id: string | undefined) => {
    const present = presentItemOf(error) as T | undefined
    if (present) replaceItem(client, kind, present)
    if (id && statusOf(error) === 404) dropItems(client, kind, new Set([id]))
  }
}

/** Shows an item to visitors or hides it: at once here, and back again if the server refuses. */
export function useToggleActive<T extends Shown>(kind: PublishableResource<T>) {
  const client = useQueryClient()
  const put = (id: string, isActive: boolean) =>
    editPages(client, kind, (items) =>
      items.map((item) => (item._id === id ? { ...item, isActive } : item))
    )
  const { mutate } = useMutation({
    mutationFn: ({ _id, isActive }: Shown) => kind.change(_id, showing(isActive)),
    async onMutate({ _id, isActive }) {
      // An answer that is already under way still says otherwise.
      await client.cancelQueries({ queryKey: [kind.key, 'page'] })
      put(_id, isActive)
    },
    onSuccess(saved) {
      replaceItem(client, kind, saved)
      recount(client, kind)
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
  return { show: mutate, offerUndo }
}

export function useRestore<T extends Item>(kind: Resource<T>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => kind.restore(id),
    onSuccess: () => client.invalidateQueries({ queryKey: [kind.key] }),
    meta: { failure: m.kindRestoreFailed({ kind: kind.one }), done: restoredWords(kind) },
  })
}

/** Deletes an item. That it is deleted already, elsewhere, is what was wanted. */
export async function destroy<T extends Item>(kind: Resource<T>, id: string): Promise<void> {
  try {
    await kind.destroy(id)
  } catch (error) {
    if (statusOf(error) !== 404) throw error
  }
}

/** Deletes one; as long as the toast stays it can be brought back. */
export function useDelete<T extends Item>(kind: Resource<T>) {
  const client = useQueryClient()
  const { mutate: restore } = useRestore(kind)
  return useMutation({
    mutationFn: (id: string) => destroy(kind, id),
    onSuccess(_answer, id) {
      dropItems(client, kind, new Set([id]))
      toast.success(capital(m.kindDeleted({ kind: kind.one })), {
        action: { label: m.undo(), onClick: () => restore(id) },
      })
    },
    meta: { failure: m.kindDeleteFailed({ kind: kind.one }), isExact: true },
  })
}

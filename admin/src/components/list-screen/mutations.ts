import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { v7 as uuid } from 'uuid'
import { presentItemOf, statusOf, storedIdOf } from '@/lib/errors'
import { ifMatch } from '@/lib/if-match'
import type { Item, ListKind, ShownKind } from '@/lib/list-kind'
import { addOnTop, dropItems, editPages, heldItems, recount, replaceItem } from '@/lib/pages'

type Shown = Item & { isActive: boolean }

export const restoredWords = ({ one }: { one: string }) => `${capital(one)} restored`

export const erasedWords = ({ one }: { one: string }) => `${capital(one)} removed for good`

/** 'tournament' → 'Tournament', for the start of a sentence. */
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const showing = (isActive: boolean) => {
  const form = new FormData()
  form.set('isActive', String(isActive))
  return form
}

export interface Saving {
  id?: string | undefined
  /** The version that was typed over; a newer one refuses the save. */
  version?: number | undefined
  body: FormData
}

/**
 * Creates an item, or updates the one with `id`; a new one goes on top until the list loads again.
 * One opened form creates one item, however often it is saved.
 */
export function useSave<T extends Shown>(kind: ShownKind<T>) {
  const client = useQueryClient()
  const [key] = useState(() => uuid())
  async function create({ version = 1, body }: Saving) {
    try {
      return await kind.create(body, { headers: { 'Idempotency-Key': key } })
    } catch (error) {
      // It was created, but the answer was lost and the fields were edited since.
      const id = storedIdOf(error)
      if (!id) throw error
      return kind.change(id, body, { headers: ifMatch(version) })
    }
  }
  const show = useShow(kind)
  const save = useMutation({
    mutationKey: [kind.key, 'save'],
    mutationFn: (saving: Saving) => {
      const { id, version, body } = saving
      return id ? kind.change(id, body, { headers: ifMatch(version) }) : create(saving)
    },
    onMutate: ({ id }) => heldItems(client, kind).find((item) => item._id === id),
    onSuccess(saved, { id }, before) {
      if (id && heldItems(client, kind).some((item) => item._id === id)) {
        replaceItem(client, kind, saved)
        recount(client, kind)
      } else if (id) {
        // Deleted meanwhile and brought back: its place is the server's to say.
        void client.invalidateQueries({ queryKey: [kind.key, 'page'] })
      } else addOnTop(client, kind, saved)
      if (before && before.isActive !== saved.isActive) show.offerUndo(saved)
      else toast.success(`${capital(kind.one)} saved`)
    },
    onError(error, { id }) {
      const present = presentItemOf(error) as T | undefined
      if (present) replaceItem(client, kind, present)
      if (id && statusOf(error) === 404) dropItems(client, kind, new Set([id]))
    },
    // The form asks what is to become of a stale save, and of one whose item was deleted.
    meta: { failure: `Failed to save ${kind.one}`, asksAbout: [404, 409] },
  })
  /** Takes back a save that waits for the connection; false when it has been sent. */
  function takeBack(): boolean {
    const saves = client.getMutationCache()
    const waiting = saves
      .findAll({ mutationKey: [kind.key, 'save'], status: 'pending' })
      .filter(({ state }) => state.isPaused)
    for (const one of waiting) saves.remove(one)
    return waiting.length > 0
  }
  return { save: save.mutateAsync, takeBack }
}

/** Shows an item to visitors or hides it: at once here, and back again if the server refuses. */
export function useShow<T extends Shown>(kind: ShownKind<T>) {
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
    meta: { failure: `Failed to save ${kind.one}` },
  })
  function offerUndo({ _id, isActive }: Shown) {
    toast.success(`${capital(kind.one)} ${isActive ? 'shown to' : 'hidden from'} visitors`, {
      action: { label: 'Undo', onClick: () => mutate({ _id, isActive: !isActive }) },
    })
  }
  return { show: mutate, offerUndo }
}

export function useRestore<T extends Item>(kind: ListKind<T>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => kind.restore(id),
    onSuccess: () => client.invalidateQueries({ queryKey: [kind.key] }),
    meta: { failure: `Failed to restore ${kind.one}`, done: restoredWords(kind) },
  })
}

/** Deletes an item. That it is deleted already, elsewhere, is what was wanted. */
export async function destroy<T extends Item>(kind: ListKind<T>, id: string): Promise<void> {
  try {
    await kind.destroy(id)
  } catch (error) {
    if (statusOf(error) !== 404) throw error
  }
}

/** Deletes one; as long as the toast stays it can be brought back. */
export function useDelete<T extends Item>(kind: ListKind<T>) {
  const client = useQueryClient()
  const { mutate: restore } = useRestore(kind)
  return useMutation({
    mutationFn: (id: string) => destroy(kind, id),
    onSuccess(_answer, id) {
      dropItems(client, kind, new Set([id]))
      toast.success(`${capital(kind.one)} deleted`, {
        action: { label: 'Undo', onClick: () => restore(id) },
      })
    },
    meta: { failure: `Failed to delete ${kind.one}`, isExact: true },
  })
}

import { useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { useShare } from '@/features/items/item-card'
import { presentItemOf, statusOf } from '@/lib/errors'
import { addOnTop, cachedItems, dropItems, refreshFiltered, replaceItem } from '@/lib/pages'
import type { PublishableResource } from '@/lib/resource'
import { capital, useToggleActive, type Shown } from './mutations'
import { useUndoSave } from './undo-save'

/** Puts a saved item into the list, and says so; a new one goes on top until the list loads again. */
export function useSaved<T extends Shown>(kind: PublishableResource<T>) {
  const client = useQueryClient()
  const { offerUndo } = useToggleActive(kind)
  const undoSave = useUndoSave(kind)
  const share = useShare()
  const live = (item: T) => ({
    ...(!isCalledOff(item) && { description: m.liveNow() }),
    action: { label: m.share(), onClick: () => share.open({ kind: kind.key, item }) },
  })
  return (saved: T, isNew: boolean) => {
    const before = cachedItems(client, kind).find((item) => item._id === saved._id)
    if (before) {
      replaceItem(client, kind, saved)
      refreshFiltered(client, kind)
    } else if (isNew) addOnTop(client, kind, saved)
    // Deleted meanwhile and brought back: its place is the server's to say.
    else void client.invalidateQueries({ queryKey: [kind.key, 'list'] })
    // Every tab hears of it; the one that is looked at says it.
    if (document.visibilityState === 'hidden') return
    if (before && before.isActive !== saved.isActive) offerUndo(saved)
    else {
      toast.success(capital(m.kindSaved({ kind: kind.one })), {
        ...(saved.isActive && live(saved)),
        cancel: { label: m.undo(), onClick: () => undoSave(saved, isNew) },
      })
    }
  }
}

const isCalledOff = (item: object) => 'status' in item && item.status !== 'scheduled'

/** Takes note of what a refused save says about the present state of its item. */
export function useRefused<T extends Shown>(kind: PublishableResource<T>) {
  const client = useQueryClient()
  return (error: unknown, id: string | undefined) => {
    const present = presentItemOf(error) as T | undefined
    if (present) replaceItem(client, kind, present)
    if (id && statusOf(error) === 404) dropItems(client, kind, new Set([id]))
  }
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { useShare } from '@/features/items/item-card'
import { api } from '@/lib/api'
import { addOnTop, cachedItems, refreshFiltered, refreshLists, replaceItem } from '@/lib/item-cache'
import { ifMatch } from '@/lib/if-match'
import type { PublishableResource } from '@/lib/resource'
import type { Entry } from '@/unsent/entries'
import { ownVersion } from '@/unsent/own-versions'
import { useItemDialog } from './item-dialog'
import { offerUndo, setActive, useDeleteItem, type Shown } from './mutations'

type Versioned = Shown & { version?: number }

/** What of an entry of the outbox tells what its save has made. */
type Made = Pick<Entry, 'key' | 'itemId' | 'version'>

export function useSaved<T extends Versioned>(kind: PublishableResource<T>) {
  const client = useQueryClient()
  const undoSave = useUndoSave(kind)
  const share = useShare()
  const dialog = useItemDialog()
  return (saved: T, entry: Made, isQuiet = false) => {
    const isNew = !entry.itemId
    const before = cachedItems(client, kind).find((item) => item._id === saved._id)
    if (before) {
      replaceItem(client, kind, saved)
      refreshFiltered(client, kind)
    } else if (isNew) addOnTop(client, kind, saved)
    // Deleted meanwhile and brought back.
    else refreshLists(client, kind)
    // Every tab hears of it; the one that is looked at says it.
    if (isQuiet || document.visibilityState === 'hidden') return
    // The sheet of its plan says what was done, and has its own ways to share and to undo it.
    if (dialog.idOf('postpone') === saved._id) return
    if (before && before.isActive !== saved.isActive) offerUndo(kind, saved)
    else {
      const isCalledOff = 'status' in saved && saved.status !== 'scheduled'
      const onShare = () => share.open({ kind: kind.key, id: saved._id })
      const onShow = () => setActive(kind, saved, true)
      const isAsBefore = !isNew && saved.version === (entry.version ?? before?.version)
      toast.success(saved.isActive ? m.kindSaved({ kind: kind.one }) : m.savedHidden(), {
        ...(saved.isActive && !isCalledOff && { description: m.liveNow() }),
        action: saved.isActive
          ? { label: m.share(), onClick: onShare }
          : { label: m.show(), onClick: onShow },
        ...(!isAsBefore && {
          cancel: { label: m.undo(), onClick: () => undoSave(saved, entry) },
        }),
      })
    }
  }
}

/** The opposite of a save: a new item is deleted, of another the state before the save comes back. */
function useUndoSave<T extends Versioned>(kind: PublishableResource<T>) {
  const client = useQueryClient()
  const { mutate: remove } = useDeleteItem(kind)
  const { mutate: revert } = useMutation({
    mutationFn: ({ key, version }: Pick<Entry, 'key' | 'version'>) =>
      api.admin.activityRestorations.store({
        // A change is logged under the key that it was sent with.
        params: { id: key },
        headers: ifMatch(version),
      }),
    onSuccess: () => client.invalidateQueries(),
    meta: { failure: m.revertFailed(), done: m.reverted() },
  })
  return ({ _id, version }: T, { key, itemId }: Made) => {
    if (!itemId) return remove(_id)
    const present = version === undefined ? undefined : ownVersion(kind.key, _id, version)
    revert({ key, version: present })
  }
}

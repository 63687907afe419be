import { useLocation, useNavigate } from 'react-router-dom'
import { leaveLayer, withLayer } from '@/lib/layer'

const names = ['new', 'edit', 'delete', 'postpone', 'deleted'] as const
type Name = (typeof names)[number]

export const ADDRESS_LAYER = 'address'

/** The dialog that an address names, as `edit=<id>`; '' when it names none. */
function dialogIn(search: string): string {
  const params = new URLSearchParams(search)
  const name = names.find((one) => params.has(one))
  return name ? `${name}=${params.get(name)}` : ''
}

/**
 * Which dialog is open above a list, kept in the address (`?new`, `?new=<id>` for a copy,
 * `?edit=<id>`, `?delete=<id>`, `?postpone=<id>`, `?deleted`):
 * opening adds a history entry, so that Back on a phone closes the dialog and not the view.
 */
export function useItemAddress() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const shown = dialogIn(search)

  function open(name: Name, id = '') {
    const next = new URLSearchParams(window.location.search)
    for (const other of names) next.delete(other)
    next.set(name, id)
    void navigate({ search: next.toString() }, { state: withLayer(ADDRESS_LAYER) })
  }

  /** Only while the address still names the dialog that was shown: a late answer closes nothing else. */
  function close() {
    if (shown === '' || dialogIn(window.location.search) !== shown) return
    if (leaveLayer(ADDRESS_LAYER)) return
    const left = new URLSearchParams(window.location.search)
    for (const name of names) left.delete(name)
    void navigate({ search: left.toString() }, { replace: true })
  }

  return {
    isNew: params.has('new'),
    copyId: params.get('new'),
    isDeleted: params.has('deleted'),
    editId: params.get('edit'),
    deleteId: params.get('delete'),
    postponeId: params.get('postpone'),
    openNew: () => open('new'),
    openCopy: (id: string) => open('new', id),
    openDeleted: () => open('deleted'),
    openEdit: (id: string) => open('edit', id),
    openDelete: (id: string) => open('delete', id),
    openPostpone: (id: string) => open('postpone', id),
    close,
  }
}

import { useLocation, useNavigate } from 'react-router-dom'

const names = ['new', 'edit', 'delete', 'deleted', 'several'] as const
type Name = (typeof names)[number]

/**
 * Which dialog is open above a list, kept in the address (`?new`, `?new=<id>` for a copy,
 * `?edit=<id>`, `?delete=<id>`, `?deleted`, `?several` for the question about those selected):
 * opening adds a history entry, so that Back on a phone closes the dialog and not the view.
 */
export function useItemAddress() {
  const { search, state } = useLocation() as { search: string; state: { opened?: true } | null }
  const navigate = useNavigate()
  const params = new URLSearchParams(search)

  function open(name: Name, id = '') {
    const next = new URLSearchParams(window.location.search)
    for (const other of names) next.delete(other)
    next.set(name, id)
    void navigate({ search: next.toString() }, { state: { opened: true } })
  }

  function close() {
    if (state?.opened) return void navigate(-1)
    for (const name of names) params.delete(name)
    void navigate({ search: params.toString() }, { replace: true })
  }

  return {
    isNew: params.has('new'),
    copyId: params.get('new'),
    isDeleted: params.has('deleted'),
    isSeveral: params.has('several'),
    editId: params.get('edit'),
    deleteId: params.get('delete'),
    openNew: () => open('new'),
    openCopy: (id: string) => open('new', id),
    openDeleted: () => open('deleted'),
    openSeveral: () => open('several'),
    openEdit: (id: string) => open('edit', id),
    openDelete: (id: string) => open('delete', id),
    close,
  }
}

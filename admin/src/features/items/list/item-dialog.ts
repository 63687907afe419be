import { useLocation, useNavigate } from 'react-router-dom'
import { ADDRESS_LAYER, leaveLayer, withLayer } from '@/lib/history'

const names = ['new', 'edit', 'delete', 'postpone', 'deleted'] as const
type Name = (typeof names)[number]

/** The dialog that an address names, as `edit=<id>`; '' when it names none. */
function dialogIn(search: string): string {
  const params = new URLSearchParams(search)
  const name = names.find((one) => params.has(one))
  return name ? `${name}=${params.get(name)}` : ''
}

/**
 * Which dialog is open above a list, stored in the address (`?new`, `?new=<id>` for a copy,
 * `?edit=<id>`, `?delete=<id>`, `?postpone=<id>`, `?deleted`):
 * opening adds a history entry, so that Back on a phone closes the dialog and not the view.
 */
export function useItemAddress() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const shown = dialogIn(search)

  function others() {
    const params = new URLSearchParams(window.location.search)
    for (const name of names) params.delete(name)
    return params
  }

  return {
    /** The id an open dialog is about, '' where it needs none; null while it is closed. */
    idOf: (name: Name) => new URLSearchParams(search).get(name),
    open(name: Name, id = '') {
      const params = others()
      params.set(name, id)
      void navigate({ search: params.toString() }, { state: withLayer(ADDRESS_LAYER) })
    },
    /** Only while the address still names the dialog that was shown: a late answer closes nothing else. */
    close() {
      if (shown === '' || dialogIn(window.location.search) !== shown) return
      if (leaveLayer(ADDRESS_LAYER)) return
      void navigate({ search: others().toString() }, { replace: true })
    },
  }
}

import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useNavigationType, type NavigateOptions } from 'react-router-dom'
import { depthOf, leaveOpened, openedState } from '@/lib/history-layers'

type Values = Record<string, string>

/**
 * Search and filters of a list, kept in the address with the defaults left out, so that Back,
 * reload and a shared link bring them back. The values themselves are plain state: the router
 * moves in transitions, and a text field that waits for one loses keystrokes.
 */
export function useListState<T extends Values>(
  defaults: T,
  /** Values that open something above the list; Back takes them away again. */
  opening: readonly (keyof T)[] = []
) {
  const location = useLocation()
  const navigate = useNavigate()
  const cause = useNavigationType()
  const [values, setValues] = useState(() => read(location.search, defaults))
  const [seen, setSeen] = useState(location)

  if (location.key !== seen.key) {
    setSeen(location)
    // Our own changes replace the entry; anything else means the director went somewhere.
    if (cause !== 'REPLACE') {
      const named = read(location.search, defaults)
      // The entry below what was closed has an address of before: search and filters stay.
      const isClosing = cause === 'POP' && depthOf(seen.state) > depthOf(location.state)
      const left = Object.fromEntries(opening.map((name) => [name, named[name]]))
      setValues(isClosing ? { ...values, ...left } : named)
    }
  }

  const writeBack = useEffectEvent(() => {
    const named = read(window.location.search, defaults)
    if (Object.keys(defaults).some((name) => named[name] !== values[name])) set({})
  })
  useEffect(() => writeBack(), [location.key])

  function set(changes: Partial<T>) {
    write(changes, { replace: true, state: entryState() })
  }

  function write(changes: Partial<T>, options: NavigateOptions) {
    const next = { ...values, ...changes }
    setValues(next)
    const params = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries(next)) {
      if (value === defaults[name]) params.delete(name)
      else params.set(name, value)
    }
    void navigate({ search: params.toString() }, options)
  }

  return {
    values,
    set,
    /** Sets what opens something above the list: Back closes it, and so does `close`. */
    open: (changes: Partial<T>) => write(changes, { state: openedState() }),
    close: (changes: Partial<T>) => void (leaveOpened() || set(changes)),
    clear: () => set(defaults),
    isDefault: Object.keys(defaults).every((name) => values[name] === defaults[name]),
  }
}

/** The entry's own state, which the router has not seen where a layer added the entry. */
const entryState = () => (window.history.state as { usr?: unknown } | null)?.usr

function read<T extends Values>(search: string, defaults: T): T {
  const params = new URLSearchParams(search)
  const entries = Object.entries(defaults).map(([name, value]) => [name, params.get(name) ?? value])
  return Object.fromEntries(entries) as T
}

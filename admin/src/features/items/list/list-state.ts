import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType, type NavigateOptions } from 'react-router-dom'
import { layersOf, leaveLayer, withLayer } from '@/lib/history'

type Values = Record<string, string>

const LAYER = 'list'

export function useListState<T extends Values>(
  defaults: T,
  /** Values that open something above the list; Back takes them away again. */
  opening: readonly (keyof T)[] = []
) {
  const location = useLocation()
  const navigate = useNavigate()
  const cause = useNavigationType()
  const values = read(location.search, defaults)
  const seen = useRef(location)

  // Back returns to an older address: search and filters are carried over to it.
  const carryOver = useEffectEvent(() => {
    const { state, search } = seen.current
    seen.current = location
    if (cause !== 'POP' || layersOf(state).length <= layersOf(location.state).length) return
    const left = Object.fromEntries(opening.map((name) => [name, values[name]]))
    write(
      { ...read(search, defaults), ...left },
      { replace: true, state: location.state as unknown }
    )
  })
  useLayoutEffect(() => carryOver(), [location.key])

  function write(next: Partial<T>, options: NavigateOptions) {
    const params = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries({ ...values, ...next })) {
      if (value === defaults[name]) params.delete(name)
      else params.set(name, value)
    }
    void navigate({ search: params.toString() }, options)
  }

  const set = (changes: Partial<T>) =>
    write(changes, { replace: true, state: location.state as unknown })
  return {
    values,
    set,
    /** Sets what opens something above the list: Back closes it, and so does `close`. */
    open: (changes: Partial<T>) => write(changes, { state: withLayer(LAYER) }),
    close: (changes: Partial<T>) => void (leaveLayer(LAYER) || set(changes)),
    clear: () => set(defaults),
    isDefault: Object.keys(defaults).every((name) => values[name] === defaults[name]),
  }
}

function read<T extends Values>(search: string, defaults: T): T {
  const params = new URLSearchParams(search)
  const entries = Object.entries(defaults).map(([name, value]) => [name, params.get(name) ?? value])
  return Object.fromEntries(entries) as T
}

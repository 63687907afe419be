import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { layersOf } from '@/lib/history'

type Values = Record<string, string>

/** Search and filters of a list, stored in the address: they survive Back and reload. */
export function useListState<T extends Values>(defaults: T) {
  const location = useLocation()
  const navigate = useNavigate()
  const cause = useNavigationType()
  const values = read(location.search, defaults)
  const seen = useRef(location)

  function write(search: string) {
    void navigate({ search }, { replace: true, state: location.state as unknown })
  }

  // Back closes what is open above a list, and returns to the address it was opened at: what was
  // searched and filtered since is carried over to it.
  const carryOver = useEffectEvent(() => {
    const { state, search } = seen.current
    seen.current = location
    if (cause !== 'POP' || search === location.search) return
    if (layersOf(state).length > layersOf(location.state).length) write(search)
  })
  useLayoutEffect(() => carryOver(), [location.key])

  function set(changes: Partial<T>) {
    const params = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries({ ...values, ...changes })) {
      if (value === defaults[name]) params.delete(name)
      else params.set(name, value)
    }
    write(params.toString())
  }

  return {
    values,
    set,
    clear: () => set(defaults),
    isDefault: Object.keys(defaults).every((name) => values[name] === defaults[name]),
  }
}

function read<T extends Values>(search: string, defaults: T): T {
  const params = new URLSearchParams(search)
  const entries = Object.entries(defaults).map(([name, value]) => [name, params.get(name) ?? value])
  return Object.fromEntries(entries) as T
}

import { useSyncExternalStore } from 'react'

/** A value that lives outside of React: components read it with `use`. */
export function externalValue<Value>(value: Value) {
  const listeners = new Set<() => void>()
  const get = () => value
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    get,
    set(next: Value) {
      value = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, get),
  }
}

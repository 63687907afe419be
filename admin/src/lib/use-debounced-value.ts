import { useEffect, useState } from 'react'

/** The value once it has stayed the same for a while. */
export function useDebouncedValue<V>(value: V, ms: number): V {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

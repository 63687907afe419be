import { useEffect, useState } from 'react'

export function useDebouncedValue<V>(value: V, ms: number): V {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}

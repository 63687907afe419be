import { useCallback, useEffect, useState } from 'react'

/**
 * One search parameter of the list's address, as state: read from the address, and written back to
 * it without an entry in the history. The default value leaves the address clean.
 */
export function useListQuery(
  listPath: string,
  name: string,
  initial: string,
  standard = ''
): [string, (value: string) => void] {
  const [value, setValue] = useState(initial)

  useEffect(() => {
    const follow = () => {
      // While an item is open the address is the item's and says nothing about the list.
      if (window.location.pathname !== listPath) return
      setValue(new URLSearchParams(window.location.search).get(name) ?? standard)
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [listPath, name, standard])

  const change = useCallback(
    (next: string) => {
      setValue(next)
      const url = new URL(window.location.href)
      if (next === standard) url.searchParams.delete(name)
      else url.searchParams.set(name, next)
      window.history.replaceState(window.history.state, '', url)
    },
    [name, standard]
  )

  return [value, change]
}

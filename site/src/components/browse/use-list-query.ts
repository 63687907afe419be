import { useCallback, useEffect, useState } from 'react'

/** Milliseconds without a key: with the address the browser also loads and draws the page's icon anew. */
const REST = 300

/** What the address does not say yet. */
const waiting = new Map<string, () => void>()
let timer = 0

/** Before the address becomes another: Back then leads to the list as it was left. */
export function writeWaiting(): void {
  for (const writeOne of waiting.values()) writeOne()
  waiting.clear()
}

/** One search parameter of the list's address as state, without an entry in the history. */
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
      if (location.pathname !== listPath) return
      setValue(new URLSearchParams(location.search).get(name) ?? standard)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [listPath, name, standard])

  useEffect(() => {
    // Before any link is followed, one to another language among them, which keeps the search.
    addEventListener('click', writeWaiting, true)
    return () => removeEventListener('click', writeWaiting, true)
  }, [])

  const change = useCallback(
    (next: string) => {
      setValue(next)
      waiting.set(name, () => write(listPath, name, next, standard))
      clearTimeout(timer)
      timer = window.setTimeout(writeWaiting, REST)
    },
    [listPath, name, standard]
  )

  return [value, change]
}

function write(listPath: string, name: string, value: string, standard: string): void {
  const url = new URL(location.href)
  if (url.pathname !== listPath) return
  if (value === standard) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  history.replaceState(history.state, '', url)
}

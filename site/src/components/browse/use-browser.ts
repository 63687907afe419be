import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { ListPart } from '~/lib/list'
import { useListQuery } from './use-list-query'
import { useLiveList } from './use-live-list'
import { useOpenItem, type ListedItem } from './use-open-item'

interface Options<Item> {
  initial: ListPart<Item>
  /** What the address searched for when the page was rendered. */
  query: string
  /** The list's page, and its address under the API. */
  listPath: string
  apiPath: string
  /** Finds and orders what to show. Has to be stable between renders. */
  select: (items: Item[], query: string) => Item[]
}

/** A list that is searched, ordered and kept true, and whose items open on top of it. */
export function useBrowser<Item extends ListedItem>(options: Options<Item>) {
  const { listPath, select } = options
  const { items, isWhole, fault } = useLiveList(options.apiPath, options.initial)
  const [query, setQuery] = useListQuery(listPath, 'q', options.query)
  const searchRef = useRef<HTMLInputElement>(null)

  // The box follows every key at once; the cards follow as soon as there is time.
  const deferredQuery = useDeferredValue(query)
  const found = useMemo(() => select(items, deferredQuery), [select, items, deferredQuery])

  useEffect(() => {
    // Something may have been typed before the island woke up.
    const typed = searchRef.current?.value ?? ''
    if (typed !== options.query) setQuery(typed)
  }, [options.query, setQuery])

  const clearSearch = useCallback(() => {
    setQuery('')
    searchRef.current?.focus()
  }, [setQuery])

  return {
    items,
    isWhole,
    found,
    listPath,
    /** What was found is what this query finds: the box may be a key or two ahead. */
    searched: deferredQuery,
    fault,
    query,
    setQuery,
    clearSearch,
    searchRef,
    overlay: useOpenItem(listPath, items),
  }
}

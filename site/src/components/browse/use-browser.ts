import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { ListPart } from '~/lib/list'
import { useItemAddress } from './use-item-address'
import { useListQuery } from './use-list-query'
import { useLiveList } from './use-live-list'
import { useShowing } from './use-showing'

interface Browsed {
  slug: string
  title: string
}

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

/** Everything a list page does besides how it looks: search, freshness, dialog, viewer, address. */
export function useBrowser<Item extends Browsed>(options: Options<Item>) {
  const { listPath, select } = options
  const { items, isWhole, isStale } = useLiveList(options.apiPath, options.initial)
  const [query, setQuery] = useListQuery(listPath, 'q', options.query)
  const searchRef = useRef<HTMLInputElement>(null)

  // The box follows every key at once; the cards follow as soon as there is time.
  const deferredQuery = useDeferredValue(query)
  const found = useMemo(() => select(items, deferredQuery), [select, items, deferredQuery])
  const { visible, hasMore, showMore } = useShowing(found)

  useEffect(() => {
    // Something may have been typed before the island woke up.
    const typed = searchRef.current?.value ?? ''
    if (typed !== options.query) setQuery(typed)
  }, [options.query, setQuery])

  const clearSearch = useCallback(() => {
    setQuery('')
    searchRef.current?.focus()
  }, [setQuery])

  const { place, openItem, openViewer, leave } = useItemAddress(listPath)
  const open = items.find((item) => item.slug === place.slug)
  // Kept while the dialog fades out, and while it is being read after it left the list.
  const [shown, setShown] = useState(open)
  if (open && open !== shown) setShown(open)
  const isOpen = place.slug !== null && shown?.slug === place.slug

  useEffect(() => {
    // Forward to an item that this list does not hold: its page knows what to say.
    if (place.slug !== null && !isOpen) window.location.reload()
  }, [place.slug, isOpen])

  useEffect(() => {
    if (!isOpen || !shown) return
    const before = document.title
    document.title = shown.title
    return () => {
      document.title = before
    }
  }, [isOpen, shown])

  return {
    items,
    isWhole,
    found,
    visible,
    hasMore,
    showMore,
    isStale,
    query,
    setQuery,
    clearSearch,
    searchRef,
    shown,
    isOpen,
    isViewing: isOpen && place.isViewing,
    openItem,
    openViewer,
    leave,
  }
}

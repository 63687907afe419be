import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Filters, Item, Resource } from '@/lib/resource'
import { heldItems, isWhole, itemQuery, pageQuery, WHOLE_MAX } from '@/lib/pages'
import { useWaiting } from '@/lib/outbox/waiting'
import { useSounds } from '@/lib/search'
import { useDebouncedValue } from '@/lib/use-debounced-value'

const TYPING_PAUSE_MS = 200

interface Options {
  /** How often new items are looked for while the page is visible, in milliseconds. */
  refetchInterval?: number
  /** An item that stays although it no longer passes. */
  kept?: string
}

/**
 * The rows of a list. What fits into one answer is loaded in full and searched at once; a longer
 * list is searched by the server and loaded page by page where it is looked at.
 */
export function useList<T extends Item>(
  kind: Resource<T>,
  filters: Filters,
  options: Options = {}
) {
  const { kept, ...polling } = options
  const text = JSON.stringify(withoutEmpty(filters))
  const wanted = useMemo(() => JSON.parse(text) as Filters, [text])
  const first = useQuery({
    ...pageQuery(kind, {}, 1),
    ...polling,
    refetchOnWindowFocus: polling.refetchInterval !== undefined,
  })
  const isLonger = first.data !== undefined && !isWhole(first.data)
  const rest = useQuery({
    ...pageQuery(kind, {}, 1, WHOLE_MAX),
    enabled: isLonger && first.data.meta.all <= WHOLE_MAX,
  })
  const whole = isLonger ? rest.data && isWhole(rest.data) && rest.data.data : first.data?.data
  const hasSounds = useSounds(wanted['q'])
  const items = useMemo(
    () => whole && whole.filter((item) => item._id === kept || kind.passes(item, wanted)),
    // What passes is another when sounds are known.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [whole, kept, kind, wanted, hasSounds]
  )

  const settled = useDebouncedValue(wanted, TYPING_PAUSE_MS)
  const found = useQuery({ ...pageQuery(kind, settled, 1), enabled: isLonger && !whole })
  const shown = items ? first : found

  return {
    kind,
    /** What the pages are asked for with. */
    filters: settled,
    /** All that pass, when the list is here in full. */
    items: items || undefined,
    count: items ? items.length : (found.data?.meta.total ?? 0),
    isCapped: !items && found.data?.meta.isCapped === true,
    all: whole ? whole.length : first.data?.meta.all,
    tags: first.data?.meta.tags,
    /** Of the whole list. */
    counts: first.data?.meta,
    isThere: first.data !== undefined && (Boolean(items) || found.data !== undefined),
    isFailed: first.data === undefined ? first.isError : shown.isError,
    /** Never loaded, and there is no network to load it by. */
    isPaused: first.data === undefined && first.isPaused,
    isSearching: !items && (settled !== wanted || found.isPlaceholderData),
    retry: () => void (first.data === undefined ? first : shown).refetch(),
  }
}

export type Rows<T extends Item> = ReturnType<typeof useList<T>>

/**
 * The item an address names: out of the list, else asked for. Once found it stays for as long as
 * it is named, even when the list has lost it: a form is open on it.
 */
export function useItem<T extends Item>(kind: Resource<T>, id: string | null): T | undefined {
  const client = useQueryClient()
  const [kept, keep] = useState<T>()
  const changed = useWaiting()?.find((entry) => entry.kind === kind.key && entry.itemId === id)
  const held = id ? heldItems(client, kind).find((item) => item._id === id) : undefined
  // What the form was opened on, where the list no longer has it.
  const waited = changed?.item as T | undefined
  const known = held ?? (kept?._id === id ? kept : undefined) ?? waited
  const { data } = useQuery({
    ...itemQuery(kind, id ?? ''),
    enabled:
      Boolean(id) && !known && client.getQueryData(pageQuery(kind, {}, 1).queryKey) !== undefined,
  })
  const item = id ? (known ?? data ?? undefined) : undefined
  if (item && item !== kept) keep(item)
  return item
}

function withoutEmpty(filters: Filters): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))
}

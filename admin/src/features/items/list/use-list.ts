import { useInfiniteQuery, useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { statusOf } from '@/lib/errors'
import { cachedItems, listedItem } from '@/lib/item-cache'
import { itemQuery, listQuery } from '@/lib/item-queries'
import type { Filters, Item, Resource } from '@/lib/resource'
import { WATCHED } from '@/lib/watched'
import { useWaiting } from '@/unsent/entries'

const TYPING_PAUSE_MS = 200

export function useList<T extends Item>(
  kind: Resource<T>,
  filters: Filters,
  /** How often it is looked for changes while the page is visible, in milliseconds. */
  refetchInterval: number = WATCHED.refetchInterval
) {
  const wanted = JSON.stringify(filters, (_name, value: unknown) => value || undefined)
  const settled = useDebounced(wanted)
  const applied = JSON.parse(settled) as Filters
  const list = useInfiniteQuery({
    ...listQuery(kind, applied),
    ...WATCHED,
    refetchInterval,
  })
  const pages = list.data?.pages
  const counts = pages?.[0]?.meta
  return {
    kind,
    filters: applied,
    items: pages?.flatMap(({ data }) => data) ?? [],
    count: counts?.total ?? 0,
    counts,
    isThere: list.data !== undefined,
    isFailed: list.isError,
    /** It failed by an answer of the server: the connection is there. */
    isAnswered: statusOf(list.error) !== undefined,
    /** Never loaded, and there is no network to load it by. */
    isPaused: list.data === undefined && list.isPaused,
    isSearching: settled !== wanted || list.isPlaceholderData,
    hasMore: list.hasNextPage,
    isMoreFailed: list.isFetchNextPageError,
    loadMore: () => void list.fetchNextPage(),
    retry: () => void list.refetch(),
  }
}

export type Rows<T extends Item> = ReturnType<typeof useList<T>>

/**
 * The item an address names: out of the list, else asked for, as long as it is named. Once found it
 * stays, even when the list has lost it: a form is open on it.
 */
export function useItem<T extends Item>(kind: Resource<T>, id: string | null): T | undefined {
  const client = useQueryClient()
  // Another component may read the list; its answer changes what is found here.
  useIsFetching({ queryKey: [kind.key] })
  const [last, setLast] = useState<T>()
  const changed = useWaiting()?.find((entry) => entry.kind === kind.key && entry.itemId === id)
  const listed = id ? listedItem(client, kind, id) : undefined
  // What the form was opened on, where the list no longer has it.
  const waited = changed?.item as T | undefined
  const query = itemQuery(kind, id ?? '')
  const isDeleted = client.getQueryData(query.queryKey) === null
  const isAsked = Boolean(id) && !listed && !isDeleted
  const { data } = useQuery({
    ...query,
    ...WATCHED,
    enabled: isAsked && client.getQueryData(listQuery(kind, {}).queryKey) !== undefined,
  })
  const known = last?._id === id ? last : waited
  const older = id ? cachedItems(client, kind).find((item) => item._id === id) : undefined
  const item = id ? (listed ?? data ?? older ?? (isDeleted ? undefined : known)) : undefined
  if (item && item !== last) setLast(item)
  return item
}

/** Whether an item that a form is open on was deleted elsewhere. */
export function useIsGone<T extends Item>(kind: Resource<T>, item: T | undefined): boolean {
  const client = useQueryClient()
  useIsFetching({ queryKey: [kind.key] })
  const { error } = useQuery({ ...itemQuery(kind, item?._id ?? ''), enabled: false })
  return item !== undefined && !listedItem(client, kind, item._id) && statusOf(error) === 404
}

/** Whether an item that `useNamed` holds on to is in its list no more. */
export const isGoneFrom = (list: readonly Item[] | undefined, item: Item | undefined): boolean =>
  item !== undefined && list !== undefined && !list.some(({ _id }) => _id === item._id)

/** The item of a whole list that `id` names; once found it stays, as in `useItem`. */
export function useNamed<T extends Item>(
  list: readonly T[] | undefined,
  id: string | null
): T | undefined {
  const [last, setLast] = useState<T>()
  const found = list?.find(({ _id }) => _id === id)
  if (found && found !== last) setLast(found)
  return found ?? (last?._id === id ? last : undefined)
}

function useDebounced<V>(value: V): V {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

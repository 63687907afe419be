import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { listQuery } from '@/lib/item-queries'
import type { Counts, Filters, Item, Page, Resource } from '@/lib/resource'

type Loaded<T> = InfiniteData<Page<T>, string>

type Key = Pick<Resource, 'key'>

const listsOf = ({ key }: Key) => ({ queryKey: [key, 'list'] })

function editItems<T extends Item>(client: QueryClient, kind: Key, edit: (item: T) => T) {
  client.setQueriesData<Loaded<T>>(
    listsOf(kind),
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, data: page.data.map(edit) })),
      }
  )
  client.setQueriesData<T | null>({ queryKey: [kind.key, 'item'] }, (item) => item && edit(item))
}

export function replaceItem<T extends Item>(client: QueryClient, kind: Key, next: T) {
  editItems<T>(client, kind, (item) => (item._id === next._id ? next : item))
  askAgain(client, kind)
}

/** What is under way was asked for before a change, and its answer may be older than that. */
function askAgain(client: QueryClient, { key }: Key) {
  const isUnderWay = ({ queryKey: [, part] }: Query) => part === 'list' || part === 'item'
  const underWay = client
    .getQueryCache()
    .findAll({ queryKey: [key], fetchStatus: 'fetching', predicate: isUnderWay })
  const filter = { predicate: (query: Query) => underWay.includes(query) }
  void client.cancelQueries(filter, { silent: true, revert: false })
  void client.refetchQueries(filter)
}

/** Loads the lists anew: the server says where a change has its place. */
export function refreshLists(client: QueryClient, kind: Key) {
  askAgain(client, kind)
  void client.invalidateQueries({
    ...listsOf(kind),
    // The others are asked anew already.
    predicate: ({ state }) => state.fetchStatus !== 'fetching',
  })
}

/** Loads anew what else is read of a kind: its counts, what the public sees of it. */
function refreshOthers(client: QueryClient, { key }: Key) {
  void client.invalidateQueries({
    queryKey: [key],
    predicate: ({ queryKey: [, part] }) => part !== 'list' && part !== 'item',
  })
}

/** Loads the lists anew that a filter or a search leaves a part of: a change may add to them. */
export function refreshFiltered(client: QueryClient, kind: Key) {
  refreshOthers(client, kind)
  void client.invalidateQueries({
    ...listsOf(kind),
    predicate: ({ queryKey }) => Object.keys(queryKey[2] as Filters).length > 0,
  })
}

const recounted = (meta: Counts, by: number) => ({
  ...meta,
  total: meta.total + by,
  all: meta.all + by,
})

export function dropItem(client: QueryClient, kind: Key, id: string) {
  const isLeft = (item: Item) => item._id !== id
  client.setQueriesData<Loaded<Item>>(listsOf(kind), (list) => {
    if (!list || list.pages.every(({ data }) => data.every(isLeft))) return list
    const pages = list.pages.map(({ data, meta }) => ({
      data: data.filter(isLeft),
      meta: recounted(meta, -1),
    }))
    return { ...list, pages }
  })
  client.setQueryData([kind.key, 'item', id], null)
  askAgain(client, kind)
  refreshOthers(client, kind)
}

/** Puts a new item above all others, where it stays until the list is loaded again. */
export function addOnTop<T extends Item>(client: QueryClient, kind: Resource<T>, item: T) {
  client.setQueryData(
    listQuery(kind, {}).queryKey,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map(({ data, meta }, index) => ({
          data: index === 0 ? [item, ...data] : data,
          meta: recounted(meta, 1),
        })),
      }
  )
  askAgain(client, kind)
  refreshFiltered(client, kind)
}

/** A kind's lists that are cached, the one that was loaded last first. */
const cachedLists = <T extends Item>(client: QueryClient, kind: Resource<T>): T[][] =>
  client
    .getQueryCache()
    .findAll(listsOf(kind))
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data as Loaded<T> | undefined) ?? [])
    .map(({ pages }) => pages.flatMap(({ data }) => data))

/** The items that are cached of a kind's lists, from the list that was loaded last. */
export const cachedItems = <T extends Item>(client: QueryClient, kind: Resource<T>): T[] =>
  cachedLists(client, kind).flat()

/** The item as the list has it that was loaded last: an older one may hold what was deleted since. */
export const listedItem = <T extends Item>(client: QueryClient, kind: Resource<T>, id: string) =>
  cachedLists(client, kind)[0]?.find(({ _id }) => _id === id)

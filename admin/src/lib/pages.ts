import {
  hashKey,
  keepPreviousData,
  queryOptions,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import * as m from 'virtual:admin-messages'
import type { Counts, Filters, Item, Resource, Page } from '@/lib/resource'
import { loadSounds } from '@/lib/search'

/** As many as the API gives at once. A list up to this long is loaded in full and searched here. */
export const WHOLE_MAX = 100

const HALF_AN_HOUR = 1_800_000

/** One page of a list, counted from 1, as search and filters leave it. */
export function pageQuery<T extends Item>(
  kind: Resource<T>,
  filters: Filters,
  page: number,
  perPage = kind.perPage
) {
  return queryOptions({
    queryKey: [kind.key, 'page', filters, page, perPage] as const,
    async queryFn({ client, queryKey }) {
      const answer = counted(await kind.load({ ...filters, page, perPage }))
      const before = client.getQueryData<Page<T>>(queryKey)
      // What has come or gone moves every other page.
      if (before && stampOf(before) !== stampOf(answer)) {
        void client.invalidateQueries({
          queryKey: [kind.key, 'page'],
          predicate: (query) => query.queryHash !== hashKey(queryKey),
        })
      }
      return answer
    },
    placeholderData: keepPreviousData,
    // The observers of one page come and go as the list is scrolled.
    staleTime: 5_000,
    gcTime: HALF_AN_HOUR,
    meta: { failure: kind.loadFailure, isKept: Object.keys(filters).length === 0 },
  })
}

/** What counts nothing holds the whole list. */
function counted<T>({ data, meta }: { data: T[]; meta?: Counts | undefined }): Page<T> {
  const all = data.length
  return { data, meta: meta ?? { total: all, all, isCapped: false, next: null } }
}

const stampOf = ({ data, meta }: Page<Item>) => [meta.all, meta.unread, data[0]?._id].join()

/** Whether the first page holds the whole list. */
export const isWhole = ({ data, meta }: Page<Item>) => meta.all <= data.length

/** One item by its id; null once it was deleted here. */
export function itemQuery<T extends Item>(kind: Resource<T>, id: string) {
  return queryOptions({
    queryKey: [kind.key, 'item', id] as const,
    queryFn: (): Promise<T | null> => kind.show(id),
    meta: {
      failure: m.kindLoadFailed({ kind: kind.one }),
      notFound: m.kindNotFound({ kind: kind.one }),
    },
  })
}

/** Changes what is held of a list: its pages, and items that were asked for by themselves. */
export function editPages<T extends Item>(
  client: QueryClient,
  kind: Pick<Resource<T>, 'key'>,
  edit: (items: T[]) => T[]
) {
  client.setQueriesData<Page<T>>({ queryKey: [kind.key, 'page'] }, (page) => {
    if (!page) return page
    const data = edit(page.data)
    const more = data.length - page.data.length
    const { total, all } = page.meta
    return { data, meta: { ...page.meta, total: total + more, all: all + more } }
  })
  client.setQueriesData<T | null>(
    { queryKey: [kind.key, 'item'] },
    (item) => item && (edit([item])[0] ?? null)
  )
}

export function replaceItem<T extends Item>(
  client: QueryClient,
  kind: Pick<Resource<T>, 'key'>,
  next: T
) {
  editPages(client, kind, (items) => items.map((item) => (item._id === next._id ? next : item)))
}

/** A list of several pages is sorted and counted by the server: after a change, anew. */
export function recount<T extends Item>(
  client: QueryClient,
  kind: Resource<T>,
  predicate: (query: Query) => boolean = () => true
) {
  const first = client.getQueryData<Page<T>>(pageQuery(kind, {}, 1).queryKey)
  if (first && isWhole(first)) return
  void client.invalidateQueries({ queryKey: [kind.key, 'page'], predicate })
}

/** Takes items out of what is held. */
export function dropItems<T extends Item>(
  client: QueryClient,
  kind: Resource<T>,
  ids: ReadonlySet<string>
) {
  editPages(client, kind, (items) => items.filter((item) => !ids.has(item._id)))
  recount(client, kind)
}

/** Puts a new item above all others, where it stays until the list is loaded again. */
export function addOnTop<T extends Item>(client: QueryClient, kind: Resource<T>, item: T) {
  client.setQueriesData<Page<T>>(
    { queryKey: [kind.key, 'page'], predicate: isTop },
    (page) =>
      page && {
        data: [item, ...page.data],
        meta: { ...page.meta, total: page.meta.total + 1, all: page.meta.all + 1 },
      }
  )
  recount(client, kind, (query) => !isTop(query))
}

function isTop({ queryKey }: Query) {
  const [, , filters, page] = queryKey as [string, string, Filters, number]
  return page === 1 && Object.keys(filters).length === 0
}

/** The items that are held, of every page or of those under these filters. */
export function heldItems<T extends Item>(
  client: QueryClient,
  kind: Resource<T>,
  filters?: Filters
): T[] {
  const queryKey = filters ? [kind.key, 'page', filters] : [kind.key, 'page']
  const pages = client.getQueriesData<Page<T>>({ queryKey, exact: false })
  return pages
    .filter(([key]) => !filters || JSON.stringify(key[2]) === JSON.stringify(filters))
    .flatMap(([, page]) => page?.data ?? [])
}

/**
 * Every item that passes, page after page by cursor, so that what comes in meanwhile shifts
 * nothing. Where the API's search gives up, the list is searched here.
 */
export async function loadAll<T extends Item>(kind: Resource<T>, filters: Filters): Promise<T[]> {
  const items: T[] = []
  let page = counted(await kind.load({ ...filters, page: 1, perPage: WHOLE_MAX }))
  if (page.meta.isCapped && filters['q']) {
    const { q, ...others } = filters
    await loadSounds()
    return (await loadAll(kind, others)).filter((item) => kind.passes(item, { ...others, q }))
  }
  items.push(...page.data)
  while (page.meta.next) {
    page = counted(await kind.load({ ...filters, after: page.meta.next, perPage: WHOLE_MAX }))
    items.push(...page.data)
  }
  return items
}

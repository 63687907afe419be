import { MINUTE_MS } from '@academy/api/shared/days/durations'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { m } from '@/lib/messages'
import type { Counts, Filters, Item, Page, Resource } from '@/lib/resource'

const PER_PAGE = 50
const PER_PAGE_MAX = 100

/** An answer that counts nothing holds the whole list. */
const counted = <T>({ data, meta }: { data: T[]; meta?: Counts | undefined }): Page<T> => ({
  data,
  meta: meta ?? { total: data.length, all: data.length, next: null },
})

const queryOf = (filters: Filters, after: string, perPage: number) => ({
  ...filters,
  perPage,
  ...(after && { after }),
})

export function listQuery<T extends Item>(kind: Resource<T>, filters: Filters) {
  return infiniteQueryOptions({
    queryKey: [kind.key, 'list', filters] as const,
    queryFn: async ({ pageParam }) =>
      counted(await kind.load(queryOf(filters, pageParam, PER_PAGE))),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    gcTime: 30 * MINUTE_MS,
    meta: { failure: kind.loadFailure, isCached: Object.keys(filters).length === 0 },
  })
}

/** One item by its id; null once it was deleted here. */
export function itemQuery<T extends Item>(kind: Resource<T>, id: string) {
  return queryOptions({
    queryKey: [kind.key, 'item', id] as const,
    queryFn: (): Promise<T | null> => kind.loadOne(id),
    meta: {
      failure: () => m.kindLoadFailed({ kind: kind.one }),
      notFound: () => m.kindNotFound({ kind: kind.one }),
    },
  })
}

export async function loadAll<T extends Item>(kind: Resource<T>, filters: Filters): Promise<T[]> {
  const items: T[] = []
  let after: string | null = ''
  while (after !== null) {
    const page: Page<T> = counted(await kind.load(queryOf(filters, after, PER_PAGE_MAX)))
    items.push(...page.data)
    after = page.meta.next
  }
  return items
}

import type { Counts, Page } from '@/lib/list-kind'

/** A page out of an answer that holds the whole list: what a server says that does not count. */
export async function asPage<T>(
  answer: PromiseLike<{ data: T[]; meta?: Counts }>,
  count: (items: T[]) => Partial<Counts> = () => ({})
): Promise<Page<T>> {
  const { data, meta } = await answer
  const all = data.length
  return { data, meta: meta ?? { total: all, all, isCapped: false, next: null, ...count(data) } }
}

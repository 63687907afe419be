import { classWords, type NamedClass } from '@academy/api/shared/words/batch_words'
import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'

/** By id; without those of which nothing is known any more. */
export type NamedClasses = Readonly<Record<string, NamedClass>>

/** What was last known of a class that is not in the list: the log of activity has its name. */
async function lastKnown(id: string): Promise<[string, NamedClass][]> {
  const { data } = await api.admin.activities.index({ query: { item: id, perPage: 1 } })
  const [latest] = data
  return latest?.lesson ? [[id, latest.lesson]] : []
}

/** What classes are called, or were before they were removed. */
export const namedClassesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['classes', 'named', ids],
    enabled: ids.length > 0,
    meta: { failure: m.classesLoadFailed, isCached: true },
    async queryFn(): Promise<NamedClasses> {
      const { batches } = (await api.admin.classes.index({})).data
      const found = await Promise.all(
        ids.map((id) => {
          const present = batches.find(({ _id }) => _id === id)
          return present ? [[id, present] as const] : lastKnown(id)
        })
      )
      return Object.fromEntries(found.flat())
    },
  })

/** 'Sunday, 10.00 am – 11.00 am: Beginners'; in general words where nothing is known. */
export function nameOfClass(id: string, named: NamedClasses): string {
  const one = named[id]
  return one ? classWords(language(), one) : m.noticeBatchGone()
}

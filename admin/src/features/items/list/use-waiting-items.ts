import { useQueryClient } from '@tanstack/react-query'
import { cachedItems } from '@/lib/item-cache'
import type { Item, PublishableResource } from '@/lib/resource'
import { useWaiting, type Entry } from '@/unsent/entries'
import { waitingOf } from './waiting-of'

/** What the server makes of a form before it shows it: the address, and texts and rows by their ids. */
const MADE_BY_SERVER = ['slug', 'translations', 'prizes', 'entryFees']

const withoutPicture = { banner: null, bannerPicture: null, image: null, imagePicture: null }

/** The item as the entry changes it; a form holds all else in the shape that a card shows. */
export function changedBy<T extends Item>(
  entry: Pick<Entry, 'fields' | 'picture'>,
  item: T,
  { emptyText }: Pick<PublishableResource, 'emptyText'>
): T {
  const values = Object.entries(entry.fields)
    .filter(([name]) => !MADE_BY_SERVER.includes(name))
    .map(([name, value]) => [name, value === '' ? emptyText : (value as unknown)] as const)
  const picture = entry.picture === 'removed' ? Object.entries(withoutPicture) : []
  const changes = [...values, ...picture].filter(([name]) => name in item)
  return { ...item, ...Object.fromEntries(changes) }
}

export function useWaitingItems<T extends Item & { isActive: boolean }>(
  kind: PublishableResource<T>
) {
  const entries = useWaiting() ?? []
  const client = useQueryClient()
  const { created, changesOf } = waitingOf(kind.key, entries, (id) =>
    cachedItems(client, kind).some(({ _id }) => _id === id)
  )
  return {
    created: created.toReversed(),
    /** The item as it will be when all that waits has been sent. */
    after: (item: T): T =>
      changesOf(item._id).reduce((before, change) => changedBy(change, before, kind), item),
    /** What waits last. */
    changeOf: (id: string) => changesOf(id).at(-1),
  }
}

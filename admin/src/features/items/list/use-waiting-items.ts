import { useQueryClient } from '@tanstack/react-query'
import { cachedItems } from '@/lib/pages'
import type { Filters, Item, PublishableResource } from '@/lib/resource'
import { pictureOf, targetOf, useWaiting, type Entry } from '@/lib/outbox/store'

/** What a card shows and a form holds in the same shape. */
const shown = [
  ...['title', 'description', 'isActive'],
  ...['studentName', 'date', 'location', 'ratingChange', 'tags', 'status'],
]

/** The same, where nothing is null in the one and empty in the other. */
const facts = ['startDate', 'endDate', 'entryDeadline', 'statusReason']

/** Of either list. */
const withoutPicture = { banner: null, bannerPicture: null, image: null, imagePicture: null }

function changedBy(entry: Entry | undefined, item: object) {
  if (!entry) return {}
  const texts = Object.entries(entry.values).filter(([name]) => shown.includes(name))
  const known = Object.entries(entry.values)
    .filter(([name]) => facts.includes(name))
    .map(([name, value]) => [name, value || null])
  const changes = pictureOf(entry) === 'removed' ? Object.entries(withoutPicture) : []
  return Object.fromEntries([...texts, ...known, ...changes].filter(([name]) => name in item))
}

/** What waits in the outbox for a list: new items that pass its filters, and changes by item. */
export function useWaitingItems<T extends Item & { isActive: boolean }>(
  kind: PublishableResource<T>,
  filters: Filters
) {
  const entries = (useWaiting() ?? []).filter((entry) => entry.kind === kind.key)
  const client = useQueryClient()
  // The server has it, and only its answer was lost: its card is there.
  const isListed = (entry: Entry) =>
    cachedItems(client, kind).some(({ _id }) => _id === targetOf(entry))
  const changeOf = (id: string) => entries.findLast((entry) => targetOf(entry) === id)
  return {
    /** Newest first, as the list is. */
    created: entries
      // A form holds what its item holds, under the same names.
      .filter((entry) => !entry.itemId && kind.passes(entry.values as T, filters))
      .filter((entry) => !isListed(entry))
      .reverse(),
    /** The item as it will be. */
    after: (item: T): T => ({ ...item, ...changedBy(changeOf(item._id), item) }),
    changeOf,
  }
}

import { plainText } from '@academy/api/shared/text/plain_text'
import { isFoundIn, searchable, searchForms } from '@academy/api/shared/text/search'
import { useQueryClient } from '@tanstack/react-query'
import { filledTranslations } from '@/features/items/translations/typed-translations'
import { cachedItems } from '@/lib/pages'
import type { Filters, Item, PublishableResource } from '@/lib/resource'
import { targetOf, useWaiting, type Entry } from '@/unsent/entries'

/** What a card shows and a form holds in the same shape. */
const shown = [
  'title',
  'description',
  'isActive',
  'studentName',
  'date',
  'location',
  'ratingChange',
  'tags',
  'status',
]

/** The same, where nothing is null in the one and empty in the other. */
const facts = ['startDate', 'endDate', 'entryDeadline', 'statusReason']

const withoutPicture = { banner: null, bannerPicture: null, image: null, imagePicture: null }

function changedBy(entry: Entry, item: object) {
  const values = Object.entries(entry.fields).flatMap(([name, value]) => {
    if (facts.includes(name)) return [[name, value || null]]
    return shown.includes(name) ? [[name, value]] : []
  })
  const picture = entry.picture === 'removed' ? Object.entries(withoutPicture) : []
  return Object.fromEntries([...values, ...picture].filter(([name]) => name in item))
}

interface Typed {
  title: string
  description: string
  studentName?: string
  tags?: string[]
  isActive: boolean
}

/** Whether a new item belongs into a list with these filters, of which an empty one lets all pass. */
export function passes({ fields }: Entry, { q = '', status, tag }: Filters): boolean {
  const { title, description, studentName = '', tags = [], ...rest } = fields as Typed
  const translated = filledTranslations(fields).map((one) => one.text)
  const wanted = plainText(q)
  return (
    (!status || rest.isActive === (status === 'active')) &&
    (!tag || tags.includes(tag)) &&
    (!wanted ||
      isFoundIn(
        searchable([title, description, studentName, ...translated].join('\n')),
        searchForms(wanted)
      ))
  )
}

export function useWaitingItems<T extends Item & { isActive: boolean }>(
  kind: PublishableResource<T>
) {
  const entries = (useWaiting() ?? []).filter((entry) => entry.kind === kind.key)
  const client = useQueryClient()
  // The server has it, and only its answer was lost: its card is there.
  const isListed = (entry: Entry) =>
    cachedItems(client, kind).some(({ _id }) => _id === targetOf(entry))
  const changeOf = (id: string) => entries.findLast((entry) => targetOf(entry) === id)
  return {
    created: entries.filter((entry) => !entry.itemId && !isListed(entry)).reverse(),
    after(item: T): T {
      const change = changeOf(item._id)
      return change ? { ...item, ...changedBy(change, item) } : item
    },
    changeOf,
  }
}

import { requestForm } from '@/lib/form-request'
import type { Entry } from '@/unsent/forms'
import type { useItemDialog } from './item-dialog'

export interface ListedRow<T> {
  one: T
  /** What waits on this device to be sent of it. */
  entry?: Entry | undefined
}

/**
 * What is stored, with what waits on this device in its place; then what only this device has.
 * @param fieldsOf what a waiting form of this kind says
 */
export function listedRows<T extends { _id: string }>(
  kind: string,
  stored: readonly T[],
  entries: readonly Entry[],
  fieldsOf: (entry: Entry) => Omit<T, '_id'>
): ListedRow<T>[] {
  const own = entries.filter((entry) => entry.kind === kind)
  const changed = stored.map((one): ListedRow<T> => {
    const entry = own.find(({ itemId }) => itemId === one._id)
    return { one: entry ? { ...one, ...fieldsOf(entry) } : one, entry }
  })
  const created = own
    .filter(({ itemId, key }) => !itemId && stored.every(({ _id }) => _id !== key))
    .map((entry): ListedRow<T> => {
      const one = { _id: entry.id, ...fieldsOf(entry) } as T
      return { one, entry }
    })
  return [...changed, ...created]
}

/** Opens the form of a row; of one that only this device has, with what was typed. */
export function openForm(
  dialog: ReturnType<typeof useItemDialog>,
  { one, entry }: ListedRow<{ _id: string }>
) {
  if (!entry || entry.itemId) return dialog.open('edit', one._id)
  requestForm('entry', entry.id)
  dialog.open('new')
}

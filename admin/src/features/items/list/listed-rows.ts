import { requestForm } from '@/lib/form-request'
import type { Entry } from '@/unsent/forms'
import type { useItemDialog } from './item-dialog'
import { waitingOf } from './waiting-of'

export interface ListedRow<T> {
  one: T
  /** What waits on this device to be sent of it. */
  entry?: Entry | undefined
  /** Whether the server has it, be it that its answer was lost. */
  isStored: boolean
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
  const waiting = waitingOf(kind, entries, (id) => stored.some(({ _id }) => _id === id))
  const changed = stored.map((one): ListedRow<T> => {
    const entry = waiting.changesOf(one._id).at(-1)
    return { one: entry ? { ...one, ...fieldsOf(entry) } : one, entry, isStored: true }
  })
  const created = waiting.created.map((entry): ListedRow<T> => {
    const one = { _id: entry.id, ...fieldsOf(entry) } as T
    return { one, entry, isStored: false }
  })
  return [...changed, ...created]
}

/** Opens the form of a row; of one that only this device has, with what was typed. */
export function openForm(
  dialog: ReturnType<typeof useItemDialog>,
  { one, entry, isStored }: ListedRow<{ _id: string }>
) {
  if (!entry || isStored) return dialog.open('edit', one._id)
  requestForm('entry', entry.id)
  dialog.open('new')
}

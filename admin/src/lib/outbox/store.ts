import { promisifyRequest } from 'idb-keyval'
import { deviceStore } from '@/lib/device-store'
import { bodyOfChange, isCancelled, type Entry } from './entry'

export const store = deviceStore('academy-outbox', 'entries')

/** What is shared with the app lies behind the entries, under ids that begin so (`shares.ts`). */
export const SHARED = 'shared-'

/** Every entry on this device, of all accounts, in the order in which they were first saved. */
export async function readEntries(): Promise<Entry[]> {
  // Ids are UUIDv7, which IndexedDB's order of keys sorts by time.
  const range = IDBKeyRange.upperBound(SHARED)
  return store('readonly', (entries) => promisifyRequest<Entry[]>(entries.getAll(range)))
}

/** It has itself taken the place of what was saved before it, unless it was cancelled. */
const asFormer = (entry: Entry) => (isCancelled(entry) ? entry : { ...entry, former: undefined })

/**
 * Adds the entry. Saved again under its id, it goes on under the key it had, and as a change of
 * the item that earlier content of it has become. What another opening of the form had saved stays
 * with it, should this be cancelled.
 *
 * @throws what IndexedDB throws: no room, or storage blocked
 */
export async function putEntry(entry: Entry): Promise<void> {
  return store('readwrite', async (entries) => {
    const before = await promisifyRequest<Entry | undefined>(entries.get(entry.id))
    const { key, itemId, version } = before ?? entry
    const isChanged = entry.itemId === undefined && itemId !== undefined
    const goesOn = isChanged ? { ...entry, body: bodyOfChange(entry), itemId, version } : entry
    const isSameOpening = before?.opening === entry.opening
    const tries = isSameOpening ? before.tries : 0
    const former = isSameOpening ? before.former : before && asFormer(before)
    entries.put({ ...goesOn, key, tries, former }, entry.id)
    entries.transaction.commit()
    return promisifyRequest(entries.transaction)
  })
}

/**
 * Reads and changes an entry in one transaction, so that no other tab comes between.
 *
 * @param change gives what is stored instead; undefined removes the entry
 * @returns the entry as it was before; undefined when there was none
 */
export async function changeEntry(
  id: string,
  change: (entry: Entry) => Entry | undefined
): Promise<Entry | undefined> {
  return store('readwrite', async (entries) => {
    const before = await promisifyRequest<Entry | undefined>(entries.get(id))
    if (before) {
      const after = change(before)
      if (after) entries.put(after, id)
      else entries.delete(id)
      entries.transaction.commit()
      await promisifyRequest(entries.transaction)
    }
    return before
  })
}

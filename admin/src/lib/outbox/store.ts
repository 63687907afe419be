import { createStore, promisifyRequest } from 'idb-keyval'
import { bodyOfChange, upgraded, type Entry } from './entry'

export const store = createStore('academy-outbox', 'entries')

/** What is shared with the app lies behind the entries, under ids that begin so (`shares.ts`). */
export const SHARED = 'shared-'

/** Every entry on this device, of all accounts, in the order in which they were first saved. */
export async function readEntries(): Promise<Entry[]> {
  // Ids are UUIDv7, which IndexedDB's order of keys sorts by time.
  const range = IDBKeyRange.upperBound(SHARED)
  const entries = await store('readonly', (all) => promisifyRequest<Entry[]>(all.getAll(range)))
  return entries.flatMap((entry) => upgraded(entry) ?? [])
}

/**
 * Adds the entry. Saved again under its id, it goes on under the key it had, and as a change of
 * the item that earlier content of it has become.
 *
 * @returns whether an entry with its id was there before
 * @throws what IndexedDB throws: no room, or storage blocked
 */
export async function putEntry(entry: Entry): Promise<boolean> {
  return store('readwrite', async (entries) => {
    const found = await promisifyRequest<Entry | undefined>(entries.get(entry.id))
    const before = found && upgraded(found)
    const { key, itemId, version } = before ?? entry
    const isChanged = entry.itemId === undefined && itemId !== undefined
    const continued = isChanged ? { ...entry, body: bodyOfChange(entry), itemId, version } : entry
    entries.put(
      { ...continued, key, tries: before && !before.refusal ? before.tries : 0 },
      entry.id
    )
    entries.transaction.commit()
    await promisifyRequest(entries.transaction)
    return before !== undefined
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
    const found = await promisifyRequest<Entry | undefined>(entries.get(id))
    const before = found && upgraded(found)
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

import { takeAskedEntry } from './asked-entry'
import { targetOf } from './entry'
import type { Entry } from './entry'
import { readEntries } from './store'
import { waiting } from './waiting'

/** The entry asked for, or the one that waits to change this very item. Never rejects. */
export async function findEntry(itemId: string | undefined): Promise<Entry | undefined> {
  const asked = takeAskedEntry()
  try {
    const own = (await readEntries()).filter(({ account }) => account === waiting.account())
    return own.find((entry) =>
      itemId === undefined ? entry.id === asked : targetOf(entry) === itemId
    )
  } catch {
    return undefined
  }
}

import { targetOf, type Entry } from '@/unsent/entries'

/**
 * What waits on this device of a kind, in the order in which it was first saved.
 * @param isListed whether an id is among what is stored; it may be that of a new one whose answer was lost
 */
export function waitingOf(
  kind: string,
  entries: readonly Entry[],
  isListed: (id: string) => boolean
) {
  const own = entries.filter((entry) => entry.kind === kind)
  return {
    created: own.filter((entry) => !entry.itemId && !isListed(targetOf(entry))),
    /** Each is a change of what those before it make of the item. */
    changesOf: (id: string) => own.filter((entry) => targetOf(entry) === id),
  }
}

import { targetOf } from './entries'
import { outboxEvents } from './events'

/** Versions of an item, each of which a save of this device has made of the one before. */
interface Run {
  first: number
  last: number
}

const runs = new Map<string, Run>()

const keyOf = (kind: string, itemId: string) => `${kind} ${itemId}`

outboxEvents.subscribe((event) => {
  if (event.type !== 'stored') return
  const { version } = event.item as { version?: number }
  if (version === undefined) return
  const key = keyOf(event.entry.kind, targetOf(event.entry))
  const before = runs.get(key)
  const isNext = before?.last === version - 1
  runs.set(key, { first: isNext ? before.first : version - 1, last: version })
})

/**
 * The version that an item has by saves of this device alone: what it has beyond that, others have
 * changed.
 * @param seen the version over which something was changed here
 */
export function ownVersion(kind: string, itemId: string, seen: number): number {
  const run = runs.get(keyOf(kind, itemId))
  return run && run.first <= seen && seen <= run.last ? run.last : seen
}

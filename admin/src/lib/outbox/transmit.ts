import { v7 as uuid } from 'uuid'
import { presentItemOf, Refused } from '@/lib/errors'
import { ifMatch } from '@/lib/if-match'
import type { CallOptions, Item } from '@/lib/resource'
import { bodyOfChange, type Entry, type Refusal } from './entry'

/** A list that is changed through the outbox, whatever its items hold. */
export interface Sendable {
  /** Absent: others make its items. */
  create?: (body: FormData, options?: CallOptions) => Promise<Item>
  change: (id: string, body: FormData, options?: CallOptions) => Promise<Item>
}

/** @throws what the API client throws. */
export function transmit(kind: Sendable, entry: Entry, signal?: AbortSignal): Promise<Item> {
  const body = new FormData()
  for (const [name, value] of entry.body) body.append(name, value)
  const headers = { 'Idempotency-Key': entry.key, ...ifMatch(entry.version) }
  const options = signal ? { headers, signal } : { headers }
  if (entry.itemId) return kind.change(entry.itemId, body, options)
  if (!kind.create) return Promise.reject(new Error(`The director makes no ${entry.kind}.`))
  return kind.create(body, options)
}

/**
 * Earlier content of the entry was stored and its answer lost: what is to be sent now changes the
 * item that came of it, whose version was counted up by that.
 */
export const asChangeOf = (itemId: string, entry: Entry): Entry => ({
  ...entry,
  key: uuid(),
  itemId,
  version: (entry.version ?? 0) + 1,
  tries: 0,
  body: bodyOfChange(entry),
})

const PASSING = [401, 408, 429]

/** Whether the same would be refused again, so that a person has to look at it. */
export function isFinal(refusal: Refusal): boolean {
  const { status } = refusal
  // Without the item as it is now, a 409 says that the same call is still under way.
  if (status === 409) return presentItemOf(new Refused(refusal)) !== undefined
  return status < 500 && !PASSING.includes(status)
}

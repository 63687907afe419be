import { v7 as uuid } from 'uuid'
import { isOvertaken, Refused, refusalOf, storedIdOf, type Refusal } from '@/lib/errors'
import { ifMatch } from '@/lib/if-match'
import type { CallOptions, Item, Sent } from '@/lib/resource'
import { needsPerson } from './entries'
import { asChangeOf, type Entry } from './forms'

export interface Sendable {
  /** Absent: others make its items. */
  create?: (sent: Sent, options?: CallOptions) => Promise<Item>
  change: (id: string, sent: Sent, options?: CallOptions) => Promise<Item>
}

export function transmit(kind: Sendable, entry: Entry, signal?: AbortSignal): Promise<Item> {
  const headers = { 'Idempotency-Key': entry.key, ...ifMatch(entry.version) }
  const options = signal ? { headers, signal } : { headers }
  if (entry.itemId) return kind.change(entry.itemId, entry, options)
  if (!kind.create) return Promise.reject(new Error(`The director makes no ${entry.kind}.`))
  return kind.create(entry, options)
}

const PASSING = [401, 408, 429]

/** What becomes of an entry that was refused so: the same may be sent again, or a person looks at it. */
function stateAfter(refusal: Refusal): 'waiting' | 'refused' | 'stale' {
  const { status } = refusal
  // Any other 409 says that the same call is still under way.
  if (status === 409) return isOvertaken(new Refused(refusal)) ? 'stale' : 'waiting'
  return status >= 500 || PASSING.includes(status) ? 'waiting' : 'refused'
}

/** Whether the same would be refused again, so that a person has to look at it. */
export const isFinal = (refusal: Refusal) => stateAfter(refusal) !== 'waiting'

/** Counted before it is sent: a tab that dies now leaves word that it may have been. */
export const begun = (entry: Entry): Entry =>
  needsPerson(entry) ? entry : { ...entry, state: 'sending', tries: entry.tries + 1 }

/** Earlier content of the entry was stored and its answer lost: the rest changes that item. */
export const asNextChange = (itemId: string, entry: Entry): Entry => ({
  ...asChangeOf(itemId, (entry.version ?? 0) + 1, entry),
  state: 'waiting',
  key: uuid(),
  tries: 0,
})

const FIRST_PAUSE_MS = 500
export const LONGEST_PAUSE_MS = 60_000

/** @param now in epoch milliseconds */
export function afterFailure(entry: Entry, error: unknown, now: number): Entry {
  const itemId = storedIdOf(error, entry.itemId)
  if (itemId) return asNextChange(itemId, entry)
  const refusal = refusalOf(error)
  const state = refusal ? stateAfter(refusal) : 'waiting'
  if (state !== 'waiting') return { ...entry, state, refusal }
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** entry.tries)
  return { ...entry, state, nextAt: now + pause }
}

/** @param now in epoch milliseconds */
export const isDue = ({ nextAt }: Entry, now: number) =>
  // No pause is longer: then the device's clock was set back meanwhile.
  nextAt <= now || nextAt > now + LONGEST_PAUSE_MS

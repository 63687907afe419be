import { Refused } from '@/lib/errors'
import { awaitAnswer } from './answers'
import type { Sendable } from './attempt'
import { outboxEvents } from './events'
import type { Entry } from './forms'
import { putEntry, sendFromPage } from './put-entry'

/** It was discarded elsewhere while the form waited for its answer. */
export class Discarded extends Error {}

const SLOW_MS = 5_000

/**
 * `unsent`: only in the form; `noRoom`: the device has no room for it; `queued`: on this device, and
 * sent even if the page goes; `slow`: queued, and the answer takes its time.
 */
export type SaveStatus = 'unsent' | 'noRoom' | 'queued' | 'slow'

export const isQueued = (status: SaveStatus) => status === 'queued' || status === 'slow'

/**
 * Puts an entry into the outbox and waits for its first answer. Whatever becomes of the waiting, the
 * entry is sent until the server has it, or has refused it for good.
 * @param signal ends the waiting
 * @returns the item; never settles once the signal is aborted, unless the device had no room
 * @throws Refused, Discarded or, where the device has no room, what the API client throws
 */
export async function save(
  kind: Sendable,
  entry: Entry,
  onStatus: (status: SaveStatus) => void,
  signal: AbortSignal
): Promise<object> {
  onStatus('unsent')
  const answer = firstAnswer(entry, () => onStatus('slow'))
  signal.addEventListener('abort', answer.end)
  try {
    const isOnDevice = await putEntry(entry)
    onStatus(isOnDevice ? 'queued' : 'noRoom')
    if (!isOnDevice) return await sendFromPage(kind, entry)
    const slow = setTimeout(() => onStatus('slow'), SLOW_MS)
    return await answer.promise.finally(() => clearTimeout(slow))
  } finally {
    answer.end()
  }
}

/** The item that the first answer to a save brings; `end` ends the waiting, and the promise never settles. */
function firstAnswer(saved: Entry, onSilence: () => void) {
  const isOwn = ({ id, savedAt }: Entry) => id === saved.id && savedAt === saved.savedAt
  const { promise, resolve, reject } = Promise.withResolvers<object>()
  const stopAwaiting = awaitAnswer(saved.id)
  const stopListening = outboxEvents.subscribe((event) => {
    if (event.type === 'removed' && event.id === saved.id) return reject(new Discarded())
    if (!('entry' in event) || !isOwn(event.entry)) return
    if (event.type === 'stored') resolve(event.item)
    else if (event.refusal) reject(new Refused(event.refusal))
    else onSilence()
  })
  const end = () => {
    stopListening()
    stopAwaiting()
  }
  return { promise, end }
}

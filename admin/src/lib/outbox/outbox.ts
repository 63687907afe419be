import { Refused, refusalOf, storedIdOf } from '@/lib/errors'
import { isPerhapsSent, type Entry } from './entry'
import { outboxEvents } from './events'
import { changeEntry, putEntry } from './store'
import { asChangeOf, isFinal, transmit, type Sendable } from './transmit'

const HELD = 'academy.outbox.held.'

/** It was discarded elsewhere while the form waited for its answer. */
export class Discarded extends Error {}

interface Progress {
  /** Whether it lies on the device: then it is sent even if the page goes. */
  onKept: (isKept: boolean) => void
  /** An attempt had no answer; it is repeated. */
  onUnanswered: () => void
  /** Ends the waiting; an entry that is kept goes on without it. */
  signal: AbortSignal
}

/**
 * Puts an entry into the outbox and waits for its answer. A refusal stays with the entry, so that
 * it can be shown again; what the server could not do just now is given back to the form instead.
 *
 * @returns the item; never settles once the signal is aborted
 * @throws Refused, Discarded or, where the device has no room, what the API client throws
 */
export async function save(kind: Sendable, entry: Entry, progress: Progress): Promise<object> {
  const { id } = entry
  const { outcome, stop } = listen(entry, progress)
  progress.signal.addEventListener('abort', stop)
  let wasWaiting: boolean
  try {
    wasWaiting = await putEntry(entry)
  } catch (error) {
    console.warn('This device keeps nothing to be sent later', error)
    stop()
    progress.onKept(false)
    return sendFromPage(kind, entry, progress.signal)
  }
  progress.onKept(true)
  outboxEvents.emit({ type: 'changed' })
  askForSync()
  try {
    return await outcome
  } catch (error) {
    await giveBack(id, error, wasWaiting)
    throw error
  } finally {
    stop()
  }
}

/**
 * Puts a change into the outbox that nobody waits for: an event says when it was stored. Where the
 * device has no room it is sent from the page.
 *
 * @throws what the API client throws
 */
export async function post(kind: Sendable, entry: Entry): Promise<void> {
  try {
    await putEntry(entry)
  } catch (error) {
    console.warn('This device keeps nothing to be sent later', error)
    await sendFromPage(kind, entry)
    return
  }
  outboxEvents.emit({ type: 'changed' })
  askForSync()
}

function listen({ id, savedAt }: Entry, { onUnanswered }: Progress) {
  const isOwn = (entry: Entry) => entry.id === id && entry.savedAt === savedAt
  let stop: (() => void) | undefined
  const outcome = new Promise<object>((resolve, reject) => {
    stop = outboxEvents.subscribe((item) => {
      if (item.type === 'stored' && isOwn(item.entry)) resolve(item.item)
      else if (item.type === 'removed' && item.id === id) reject(new Discarded())
      else if (item.type === 'failed' && isOwn(item.entry)) {
        if (item.refusal) reject(new Refused(item.refusal))
        else onUnanswered()
      }
    })
  })
  return { outcome, stop: () => stop?.() }
}

/**
 * The form is open and shows the failure: nothing of it is sent again until Save is pressed again.
 * What waited before the form was opened stays in the outbox.
 */
async function giveBack(id: string, error: unknown, wasWaiting: boolean) {
  const refusal = refusalOf(error)
  if (!refusal || isFinal(refusal)) return
  await changeEntry(id, (entry) => (wasWaiting ? { ...entry, refusal } : undefined))
  outboxEvents.emit({ type: 'changed' })
}

/** Without a place on the device: one attempt, as long as the page stays. */
async function sendFromPage(kind: Sendable, entry: Entry, signal?: AbortSignal) {
  const attempt = async (sent: Entry) => {
    const item = await transmit(kind, sent, signal)
    outboxEvents.emit({ type: 'stored', entry, item })
    return item
  }
  try {
    return await attempt(entry)
  } catch (error) {
    const itemId = storedIdOf(error, entry.itemId)
    if (itemId) return attempt(asChangeOf(itemId, entry))
    throw error
  }
}

/** Drops an entry that was never sent, or was refused; what may be stored goes on. */
export const dropUnsent = (id: string): Promise<void> =>
  remove(id, (entry) => !isPerhapsSent(entry))

/** Drops an entry. What the server has of it by then, it keeps. */
export const discard = (id: string): Promise<void> => remove(id, () => true)

async function remove(id: string, isRemoved: (entry: Entry) => boolean) {
  const before = await changeEntry(id, (entry) => (isRemoved(entry) ? undefined : entry))
  if (!before || !isRemoved(before)) return
  outboxEvents.emit({ type: 'removed', id })
  outboxEvents.emit({ type: 'changed' })
}

/** Sends an entry without waiting for the end of its pause. */
export async function sendNow(id: string): Promise<void> {
  await changeEntry(id, (entry) => ({ ...entry, refusal: undefined, nextAt: 0 }))
  outboxEvents.emit({ type: 'changed' })
}

/**
 * Keeps an entry from being sent while a form is open on it, in any tab.
 *
 * @returns the way to let go of it
 */
export function hold(id: string): () => void {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>()
  void navigator.locks?.request(HELD + id, () => held)
  return () => {
    release(undefined)
    outboxEvents.emit({ type: 'changed' })
  }
}

/** Names of the entries that are held in any tab. */
export async function heldIds(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(({ name = '' }) => name.replace(HELD, '')))
}

/** Where there is Background Sync, the browser wakes the worker when the network is back. */
function askForSync() {
  const asked = navigator.serviceWorker?.getRegistration().then(async (registration) => {
    await (registration as SyncRegistration | undefined)?.sync?.register('outbox')
  })
  // Switched off in the browser's settings, it is done without, as where there is none.
  asked?.catch(() => undefined)
}

/** TypeScript's DOM types leave it out: it is not in every browser. */
type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> }
}

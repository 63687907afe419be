import { Refused, refusalOf, storedIdOf } from '@/lib/errors'
import type { Entry } from './entry'
import { news } from './news'
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
  const { outcome, stop } = listen(id, progress)
  progress.signal.addEventListener('abort', stop)
  try {
    await putEntry(entry)
  } catch (error) {
    console.warn('This device keeps nothing to be sent later', error)
    stop()
    progress.onKept(false)
    return sendFromPage(kind, entry, progress.signal)
  }
  progress.onKept(true)
  news.tell({ type: 'changed' })
  askForSync()
  try {
    return await outcome
  } catch (error) {
    await giveBack(id, error)
    throw error
  } finally {
    stop()
  }
}

function listen(id: string, { onUnanswered }: Progress) {
  let stop: (() => void) | undefined
  const outcome = new Promise<object>((resolve, reject) => {
    stop = news.subscribe((item) => {
      if (item.type === 'stored' && item.entry.id === id) resolve(item.item)
      else if (item.type === 'removed' && item.id === id) reject(new Discarded())
      else if (item.type === 'failed' && item.entry.id === id) {
        if (item.refusal) reject(new Refused(item.refusal))
        else onUnanswered()
      }
    })
  })
  return { outcome, stop: () => stop?.() }
}

/** The form is open and shows the failure: nothing is sent again until Save is pressed again. */
async function giveBack(id: string, error: unknown) {
  const refusal = refusalOf(error)
  if (!refusal || isFinal(refusal) || refusal.status === 401) return
  await changeEntry(id, () => undefined)
  news.tell({ type: 'changed' })
}

/** Without a place on the device: one attempt, as long as the page stays. */
async function sendFromPage(kind: Sendable, entry: Entry, signal: AbortSignal) {
  const attempt = async (sent: Entry) => {
    const item = await transmit(kind, sent, signal)
    news.tell({ type: 'stored', entry, item })
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

/**
 * Takes an entry back. What was never sent leaves at once; of what was, the sender finds out
 * whether it was stored, and it stays in the outbox until that is known.
 */
export async function cancel(id: string): Promise<void> {
  const isUnsent = ({ tries, refusal }: Entry) => tries === 0 || (refusal && isFinal(refusal))
  const before = await changeEntry(id, (entry) =>
    isUnsent(entry) ? undefined : { ...entry, refusal: undefined, denials: 0, nextAt: 0 }
  )
  if (!before) return
  news.tell({ type: isUnsent(before) ? 'removed' : 'cancel', id })
  news.tell({ type: 'changed' })
}

/** The session ended while its form waited: the form comes back with the next sign-in, filled. */
export async function waitForSignIn(id: string): Promise<void> {
  await changeEntry(id, (entry) => ({ ...entry, refusal: { status: 401, answer: {} } }))
}

/** Sends an entry without waiting for the end of its pause. */
export async function sendNow(id: string): Promise<void> {
  await changeEntry(id, (entry) => ({ ...entry, refusal: undefined, nextAt: 0 }))
  news.tell({ type: 'changed' })
}

/**
 * Keeps an entry from being sent while a form is open on it, in any tab.
 *
 * @returns the way to let go of it
 */
export function hold(id: string): () => void {
  let release: (() => void) | undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  void navigator.locks?.request(HELD + id, () => held)
  return () => {
    release?.()
    news.tell({ type: 'changed' })
  }
}

/** Names of the entries that are held in any tab. */
export async function heldIds(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(({ name = '' }) => name.replace(HELD, '')))
}

/** Where there is Background Sync, the browser wakes the worker when the network is back. */
function askForSync() {
  void navigator.serviceWorker?.getRegistration().then(async (registration) => {
    await (registration as SyncRegistration | undefined)?.sync?.register('outbox')
  }, console.warn)
}

/** TypeScript's DOM types leave it out: it is not in every browser. */
type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> }
}

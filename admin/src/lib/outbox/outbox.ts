import { Refused, refusalOf, storedIdOf } from '@/lib/errors'
import { isCancelled, type Entry } from './entry'
import { news } from './news'
import { changeEntry, putEntry } from './store'
import { takenBack, takenBackWhole } from './taken-back'
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

/**
 * Puts a change into the outbox that nobody waits for: `news` tells when it was stored. Where the
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
  news.tell({ type: 'changed' })
  askForSync()
}

function listen({ id, savedAt }: Entry, { onUnanswered }: Progress) {
  const isOwn = (entry: Entry) => entry.id === id && entry.savedAt === savedAt
  let stop: (() => void) | undefined
  const outcome = new Promise<object>((resolve, reject) => {
    stop = news.subscribe((item) => {
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
 * The form is open and shows the failure: nothing of it is sent again until Save is pressed again,
 * and what an earlier opening had saved comes back.
 */
async function giveBack(id: string, error: unknown) {
  const refusal = refusalOf(error)
  if (!refusal || isFinal(refusal) || refusal.status === 401) return
  await changeEntry(id, ({ former }) => former)
  news.tell({ type: 'changed' })
}

/** Without a place on the device: one attempt, as long as the page stays. */
async function sendFromPage(kind: Sendable, entry: Entry, signal?: AbortSignal) {
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
 * Takes back what one opening of its form has saved. What was never sent leaves at once; of what
 * was, the sender finds out whether it was stored, and it stays in the outbox until that is known.
 */
export function cancel(id: string, opening: string): Promise<void> {
  return takeBack(id, (entry) => (entry.opening === opening ? takenBack(entry) : entry))
}

/** Takes back an entry with all that was saved of it. */
export function discard(id: string): Promise<void> {
  return takeBack(id, takenBackWhole)
}

/** The director has been told that it was too late to cancel it. */
export async function forgetLate({ id, savedAt }: Entry): Promise<void> {
  await changeEntry(id, (now) => (now.savedAt === savedAt && isCancelled(now) ? undefined : now))
  news.tell({ type: 'changed' })
}

async function takeBack(id: string, change: (entry: Entry) => Entry | undefined) {
  let after: Entry | undefined
  const before = await changeEntry(id, (entry) => (after = change(entry)))
  if (!before || after === before) return
  news.tell({ type: after ? 'cancel' : 'removed', id })
  news.tell({ type: 'changed' })
}

/** The session ended while its form waited: the form comes back with the next sign-in, filled. */
export async function waitForSignIn(id: string, opening: string): Promise<void> {
  await changeEntry(id, (entry) =>
    entry.opening === opening ? { ...entry, refusal: { status: 401, answer: {} } } : entry
  )
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

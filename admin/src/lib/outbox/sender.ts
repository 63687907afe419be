import { v7 as uuid } from 'uuid'
import { api } from '@/lib/api'
import { isKeyCancelled, refusalOf, storedIdOf } from '@/lib/errors'
import { session } from '@/lib/session'
import { bodyOfChange, isCancelled, needsPerson, type Entry } from './entry'
import { news } from './news'
import { heldIds } from './outbox'
import { changeEntry, readEntries } from './store'
import { asChangeOf, isFinal, transmit, type Sendable } from './transmit'
import { waiting } from './waiting'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
/** As long as it may take to be said that it was too late to cancel; then it is asked about anew. */
const SAYING_MS = 10_000

/** What comes back when the entry is cancelled: what was saved before it and not cancelled itself. */
function formerOf({ former }: Entry): Entry | undefined {
  return former && isCancelled(former) ? formerOf(former) : former
}

/** What comes back of an entry that was not stored; its key is used up, and so is every earlier one. */
function afterCancel(entry: Entry): Entry | undefined {
  const former = formerOf(entry)
  if (!former) return undefined
  const { itemId, version } = entry
  const isChanged = itemId !== undefined && former.itemId === undefined
  const change = isChanged ? { itemId, version, body: bodyOfChange(former) } : {}
  return { ...former, ...change, key: uuid() }
}

/** From 1 s, doubled up to a minute, the last half of it by chance. */
function pause(tries: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, tries - 1))
  return longest * (1 - Math.random() / 2)
}

/**
 * Sends what waits of an account, one after the other, in one tab of the browser at a time, for
 * as long as the token stays the one it was started with.
 *
 * @returns the way to stop
 */
export function startSender(account: string, kinds: Record<string, Sendable>): () => void {
  const token = session.token()
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: number | undefined
  let isAsked = false
  let sending: { id: string; abort: AbortController } | undefined

  const own = async () => (await readEntries()).filter((entry) => entry.account === account)
  const isStopped = () => signal.aborted || session.token() !== token

  async function refresh() {
    const before = waiting.entries() ?? []
    const entries = (await own()).map((entry) => {
      const shown = before.find(({ id, savedAt }) => id === entry.id && savedAt === entry.savedAt)
      // The same picture, not another copy of it, which would be drawn anew.
      return shown ? { ...entry, body: shown.body } : entry
    })
    if (!signal.aborted) waiting.show(entries)
  }

  /** One round at a time, here and in the other tabs; a second one waits for its turn. */
  function wake() {
    if (isAsked || isStopped()) return
    isAsked = true
    const round = () => {
      isAsked = false
      return sendDue()
    }
    const done = navigator.locks
      ? navigator.locks.request('academy.outbox', { signal }, round)
      : round()
    done.catch((error: unknown) => !signal.aborted && console.warn('The outbox waits', error))
  }

  async function sendDue() {
    window.clearTimeout(timer)
    for (let entry = await nextDue(); entry; entry = await nextDue()) {
      await attempt(entry)
      news.tell({ type: 'changed' })
    }
  }

  async function nextDue(): Promise<Entry | undefined> {
    if (isStopped() || !navigator.onLine) return
    const held = await heldIds()
    const seen = new Set<string>()
    let soonest = Infinity
    for (const entry of await own()) {
      const item = entry.itemId ?? entry.id
      const isFirst = !seen.has(item)
      seen.add(item)
      if (!isFirst || needsPerson(entry) || held.has(entry.id) || !kinds[entry.kind]) continue
      // No pause is longer: then the device's clock was set back meanwhile.
      if (entry.nextAt <= Date.now() || entry.nextAt > Date.now() + LONGEST_PAUSE_MS) return entry
      soonest = Math.min(soonest, entry.nextAt)
    }
    if (soonest < Infinity) timer = window.setTimeout(wake, soonest - Date.now())
    return undefined
  }

  async function attempt({ id, kind }: Entry) {
    const abort = new AbortController()
    sending = { id, abort }
    // Written down before it is sent: a tab that dies now leaves word that it may have been.
    const entry = await changeEntry(id, (before) =>
      needsPerson(before) ? before : { ...before, tries: before.tries + 1 }
    )
    const sendable = kinds[kind]
    if (!entry || !sendable || needsPerson(entry) || isStopped()) return
    if (isCancelled(entry)) return cancelKey(entry)
    try {
      await stored(entry, await transmit(sendable, entry, abort.signal))
    } catch (error) {
      await failed(entry, error)
    } finally {
      sending = undefined
    }
  }

  async function stored(entry: Entry, item: { _id: string }) {
    const isSame = (now: Entry) => now.savedAt === entry.savedAt
    const before = await changeEntry(entry.id, (now) => {
      if (!isSame(now)) return now
      return isCancelled(now) ? afterLate(now, item._id) : undefined
    })
    if (!before || !isSame(before)) return
    if (isCancelled(before)) tellLate(before, item._id)
    else news.tell({ type: 'stored', entry, item })
  }

  /** It was stored before it was cancelled: what it had taken the place of is sent after it. */
  function undone(entry: Entry, itemId: string) {
    const former = formerOf(entry)
    return former && asChangeOf(itemId, { ...former, version: entry.version })
  }

  /** Where it cannot be undone it stays until it was said, or the page's end would hide it. */
  function afterLate(entry: Entry, itemId: string): Entry {
    return undone(entry, itemId) ?? { ...entry, nextAt: Date.now() + SAYING_MS }
  }

  function tellLate(entry: Entry, itemId: string) {
    if (!undone(entry, itemId)) news.tell({ type: 'stored anyway', entry, itemId })
  }

  async function failed(entry: Entry, error: unknown) {
    const refusal = refusalOf(error)
    const itemId = storedIdOf(error, entry.itemId)
    const isSpent = isKeyCancelled(error)
    await changeEntry(entry.id, (now) => {
      if (now.savedAt !== entry.savedAt || isCancelled(now)) return now
      // Cancelled, and saved again: nothing was done with the key, and nothing will be.
      if (isSpent) return { ...now, key: uuid() }
      if (itemId) return asChangeOf(itemId, now)
      if (refusal && isFinal(refusal)) return { ...now, refusal }
      return { ...now, nextAt: Date.now() + pause(now.tries) }
    })
    if (!itemId && !isSpent) news.tell({ type: 'failed', entry, refusal })
  }

  async function cancelKey(entry: Entry) {
    const answer = await api.admin.idempotencyKeys
      .destroy({ params: { key: entry.key } })
      .catch(() => undefined)
    const done = answer?.data
    const itemId = done?.isDone ? (done.createdId ?? entry.itemId) : undefined
    const before = await changeEntry(entry.id, (now) => {
      if (!isCancelled(now)) return now
      if (!done) return { ...now, nextAt: Date.now() + pause(now.tries) }
      if (itemId) return afterLate(now, itemId)
      return afterCancel(now)
    })
    if (itemId && before && isCancelled(before)) tellLate(before, itemId)
  }

  function onWorker({ data, ports }: MessageEvent<{ type?: string } | undefined>) {
    if (data?.type !== 'send-outbox') return
    wake()
    ports[0]?.postMessage({ type: 'outbox-woken' })
  }

  function refreshAndWake() {
    refresh().catch((error: unknown) => console.warn('The outbox cannot be read', error))
    wake()
  }
  const stopHearing = news.subscribe((item) => {
    if (item.type === 'changed') refreshAndWake()
    if (item.type === 'cancel' && item.id === sending?.id) sending.abort.abort()
  })
  window.addEventListener('online', wake, { signal })
  // Reading may have been cut off where the page was left for the back-forward cache.
  const onShown = ({ persisted }: PageTransitionEvent) => persisted && refreshAndWake()
  window.addEventListener('pageshow', onShown, { signal })
  document.addEventListener('visibilitychange', wake, { signal })
  navigator.serviceWorker?.addEventListener('message', onWorker, { signal })
  refreshAndWake()

  return () => {
    stopHearing()
    window.clearTimeout(timer)
    stopping.abort()
    sending?.abort.abort()
  }
}

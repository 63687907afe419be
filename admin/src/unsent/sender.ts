import { v7 as uuid } from 'uuid'
import { isOvertaken, Refused, refusalOf, storedIdOf, type Refusal } from '@/lib/errors'
import { ifMatch } from '@/lib/if-match'
import type { CallOptions, Item, Sent } from '@/lib/resource'
import { session } from '@/lib/session'
import { isUnpublished, needsPerson, readEntries, targetOf, waiting } from './entries'
import { outboxEvents } from './events'
import { changeEntry, readForms } from './form-store'
import { asChangeOf, isEntry, withoutSave, type Entry } from './forms'
import { withInPage } from './in-page'

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

/** Earlier content of the entry was stored and its answer lost: the rest changes that item. */
export const asNextChange = (itemId: string, entry: Entry): Entry => ({
  ...asChangeOf(itemId, (entry.version ?? 0) + 1, entry),
  state: 'waiting',
  key: uuid(),
  tries: 0,
})

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

const LONGEST_PAUSE_MS = 60_000

/**
 * Sends what waits of an account, one after the other, in one tab of the browser at a time, for
 * as long as the token stays the one it was started with.
 * @returns the way to stop
 */
export function startSender(account: string, kinds: Record<string, Sendable>): () => void {
  const token = session.token()
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: number | undefined
  let isRoundAhead = false

  const own = async () => (await readEntries()).filter((entry) => entry.account === account)
  const isStopped = () => signal.aborted || session.token() !== token

  async function refresh() {
    const before = waiting.entries() ?? []
    const stored = await readForms().catch((error: unknown) => {
      console.warn('The outbox cannot be read', error)
    })
    const forms = withInPage(stored?.forms ?? []).filter((form) => form.account === account)
    const entries = forms.filter(isEntry).map((entry) => {
      const shown = before.find(({ id, savedAt }) => id === entry.id && savedAt === entry.savedAt)
      // The same picture, not another copy of it, which would be drawn anew.
      return shown ? { ...entry, picture: shown.picture } : entry
    })
    if (signal.aborted) return
    if (stored) waiting.show(entries)
    waiting.showUnpublished(forms.filter(isUnpublished))
  }

  /** One round at a time, here and in the other tabs; a second one waits for its turn. */
  function wake() {
    if (isRoundAhead || isStopped()) return
    isRoundAhead = true
    const round = () => {
      isRoundAhead = false
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
      outboxEvents.emit({ type: 'changed' })
    }
  }

  async function nextDue(): Promise<Entry | undefined> {
    if (isStopped() || !navigator.onLine) return
    const seen = new Set<string>()
    let soonest = Infinity
    for (const entry of await own()) {
      // What waits for a person, perhaps in another tab, holds up no later save of its item.
      if (needsPerson(entry) || !kinds[entry.kind]) continue
      const item = entry.itemId ?? entry.id
      const isFirst = !seen.has(item)
      seen.add(item)
      if (!isFirst) continue
      // No pause is longer: then the device's clock was set back meanwhile.
      if (entry.nextAt <= Date.now() || entry.nextAt > Date.now() + LONGEST_PAUSE_MS) return entry
      soonest = Math.min(soonest, entry.nextAt)
    }
    if (soonest < Infinity) timer = window.setTimeout(wake, soonest - Date.now())
    return undefined
  }

  async function attempt({ id, kind }: Entry) {
    // Counted before it is sent: a tab that dies now leaves word that it may have been.
    const entry = await changeEntry(id, (before) =>
      needsPerson(before) ? before : { ...before, state: 'sending', tries: before.tries + 1 }
    )
    const sendable = kinds[kind]
    if (!entry || !sendable || needsPerson(entry) || isStopped()) return
    try {
      await stored(entry, await transmit(sendable, entry, signal))
    } catch (error) {
      await failed(entry, error)
    }
  }

  async function stored(entry: Entry, item: Item) {
    const before = await changeEntry(entry.id, (now) =>
      now.savedAt === entry.savedAt ? withoutSave(now) : now
    )
    await countOn(entry, item)
    // Saved again meanwhile, the newer content is sent next. Discarded, it was stored all the same.
    if (!before || before.savedAt === entry.savedAt)
      outboxEvents.emit({ type: 'stored', entry, item })
  }

  /** What was saved here over the version before has seen this save: it is no change of others. */
  async function countOn(entry: Entry, { version }: Item & { version?: number }) {
    if (version === undefined) return
    const isNext = (one: Entry) => !needsPerson(one) && one.version === version - 1
    for (const one of await own()) {
      const isOther = one.id !== entry.id && one.kind === entry.kind
      if (!isOther || one.itemId !== targetOf(entry)) continue
      await changeEntry(one.id, (now) => (isNext(now) ? { ...now, version } : now))
    }
  }

  async function failed(entry: Entry, error: unknown) {
    const refusal = refusalOf(error)
    const itemId = storedIdOf(error, entry.itemId)
    await changeEntry(entry.id, (now) => {
      if (now.savedAt !== entry.savedAt) return now
      if (itemId) return asNextChange(itemId, now)
      const state = refusal ? stateAfter(refusal) : 'waiting'
      if (state !== 'waiting') return { ...now, state, refusal }
      const pause = Math.min(LONGEST_PAUSE_MS, 500 * 2 ** now.tries)
      return { ...now, state, nextAt: Date.now() + pause }
    })
    if (!itemId) outboxEvents.emit({ type: 'failed', entry, refusal })
  }

  function refreshAndWake() {
    void refresh()
    wake()
  }
  const stopListening = outboxEvents.subscribe(({ type }) => {
    if (type === 'changed') refreshAndWake()
  })
  window.addEventListener('online', wake, { signal })
  // Reading may have been cut off where the page was left for the back-forward cache. Not while it is
  // left: Safari would keep the transaction open there, and every other page would wait for it.
  const onVisible = () => document.visibilityState === 'visible' && refreshAndWake()
  document.addEventListener('visibilitychange', onVisible, { signal })
  refreshAndWake()

  return () => {
    stopListening()
    window.clearTimeout(timer)
    stopping.abort()
  }
}

import { storedIdOf, refusalOf } from '@/lib/errors'
import type { Item } from '@/lib/resource'
import { session } from '@/lib/session'
import { afterFailure, begun, isDue, LONGEST_PAUSE_MS, transmit, type Sendable } from './attempt'
import { needsPerson, readEntries, refreshWaiting, targetOf } from './entries'
import { outboxEvents } from './events'
import { changeEntry } from './form-store'
import { withoutSave, type Entry } from './forms'
import { inTurn } from './turns'

/**
 * Sends what waits of an account, one after the other, in one tab of the browser at a time, for
 * as long as the token stays the one it was started with.
 */
class Sender {
  private readonly token = session.token()
  private readonly stopping = new AbortController()
  private timer: number | undefined
  private isRoundAhead = false

  constructor(
    private readonly account: string,
    private readonly kinds: Record<string, Sendable>
  ) {}

  get signal() {
    return this.stopping.signal
  }

  stop() {
    window.clearTimeout(this.timer)
    this.stopping.abort()
  }

  /** One round at a time, here and in the other tabs; a second one waits for its turn. */
  wake() {
    if (this.isRoundAhead || this.isStopped()) return
    this.isRoundAhead = true
    const round = () => {
      this.isRoundAhead = false
      return this.sendDue()
    }
    inTurn(round, this.signal).catch((error: unknown) => {
      if (this.signal.aborted) return
      console.warn('The outbox waits', error)
      this.wakeAt(Date.now() + LONGEST_PAUSE_MS)
    })
  }

  private async sendDue() {
    window.clearTimeout(this.timer)
    for (let entry = await this.nextDue(); entry; entry = await this.nextDue()) {
      await this.send(entry)
      outboxEvents.emit({ type: 'changed' })
    }
  }

  private async nextDue(): Promise<Entry | undefined> {
    if (this.isStopped() || !navigator.onLine) return undefined
    const entries = await readEntries(this.account)
    const heads = headsOf(entries.filter((one) => !needsPerson(one) && this.kinds[one.kind]))
    const due = heads.find((entry) => isDue(entry, Date.now()))
    if (!due && heads.length > 0) this.wakeAt(Math.min(...heads.map(({ nextAt }) => nextAt)))
    return due
  }

  private wakeAt(time: number) {
    window.clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.wake(), time - Date.now())
  }

  private async send(next: Entry) {
    // A device without room for the count sends it all the same.
    const entry = await changeEntry(next.id, begun).catch(() => next)
    const sendable = this.kinds[next.kind]
    if (!entry || !sendable || needsPerson(entry) || this.isStopped()) return
    try {
      await settleStored(entry, await transmit(sendable, entry, this.signal))
    } catch (error) {
      await settleFailed(entry, error)
    }
  }

  private isStopped() {
    return this.signal.aborted || session.token() !== this.token
  }
}

/** The first save of each item: what comes after it is for what it makes of the item. */
function headsOf(entries: readonly Entry[]): Entry[] {
  const heads = new Map<string, Entry>()
  for (const entry of entries) {
    if (!heads.has(targetOf(entry))) heads.set(targetOf(entry), entry)
  }
  return [...heads.values()]
}

async function settleStored(sent: Entry, item: Item & { version?: number }) {
  const before = await changeEntry(sent.id, (now) =>
    now.savedAt === sent.savedAt ? withoutSave(now, item.version) : now
  )
  await countOn(sent, item)
  // Saved again meanwhile, the newer content is sent next. Discarded, it was stored all the same.
  if (!before || before.savedAt === sent.savedAt) {
    outboxEvents.emit({ type: 'stored', entry: sent, item })
  }
}

/** What was saved here over the version before has seen this save: it is no change of others. */
async function countOn(sent: Entry, { version }: Item & { version?: number }) {
  if (version === undefined) return
  const isNext = (one: Entry) => !needsPerson(one) && one.version === version - 1
  for (const one of await readEntries(sent.account)) {
    const isOther = one.id !== sent.id && one.kind === sent.kind
    if (!isOther || one.itemId !== targetOf(sent)) continue
    await changeEntry(one.id, (now) => (isNext(now) ? { ...now, version } : now))
  }
}

async function settleFailed(sent: Entry, error: unknown) {
  const change = changeEntry(sent.id, (now) =>
    now.savedAt === sent.savedAt ? afterFailure(now, error, Date.now()) : now
  )
  await change.catch(() => undefined)
  // Its rest is sent next.
  if (!storedIdOf(error, sent.itemId)) {
    outboxEvents.emit({ type: 'failed', entry: sent, refusal: refusalOf(error) })
  }
  // Without room for when it is due again, the round ends.
  await change
}

/**
 * Shows and sends what an account has saved on this device.
 * @returns the way to stop
 */
export function startSender(account: string, kinds: Record<string, Sendable>): () => void {
  const sender = new Sender(account, kinds)
  const { signal } = sender
  const refreshAndWake = () => {
    void refreshWaiting(account, signal)
    sender.wake()
  }
  const stopListening = outboxEvents.subscribe(({ type }) => {
    if (type === 'changed') refreshAndWake()
  })
  window.addEventListener('online', () => sender.wake(), { signal })
  // Reading may have been cut off where the page was left for the back-forward cache. Not while it is
  // left: Safari would keep the transaction open there, and every other page would wait for it.
  const onVisible = () => document.visibilityState === 'visible' && refreshAndWake()
  document.addEventListener('visibilitychange', onVisible, { signal })
  refreshAndWake()

  return () => {
    stopListening()
    sender.stop()
  }
}

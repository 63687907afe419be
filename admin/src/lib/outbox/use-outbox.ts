import { useEffect, useRef, useState, type RefObject } from 'react'
import { v7 as uuid } from 'uuid'
import { Refused, refusalOf, storedIdOf } from '@/lib/errors'
import { session } from '@/lib/session'
import { outboxEvents } from './events'
import { asChangeOf, hold, isFinal, transmit, type Sendable } from './sender'
import { changeEntry, isPerhapsSent, putEntry, waiting, type Entry } from './store'

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
  const { outcome, stop } = listen(entry, progress)
  progress.signal.addEventListener('abort', stop)
  const wasWaiting = await keep(entry)
  progress.onKept(wasWaiting !== undefined)
  try {
    if (wasWaiting === undefined) return await sendFromPage(kind, entry, progress.signal)
    return await outcome
  } catch (error) {
    if (wasWaiting !== undefined) await giveBack(entry.id, error, wasWaiting)
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
  if ((await keep(entry)) === undefined) await sendFromPage(kind, entry)
}

interface ChangedFields extends Pick<Entry, 'kind' | 'item' | 'title'> {
  itemId: string
  fields: object
}

/** Posts a change of some fields, made without the item's form. @returns the id of its entry */
export async function postFields(
  sendable: Sendable,
  { fields, ...item }: ChangedFields
): Promise<string> {
  const id = uuid()
  await post(sendable, {
    ...item,
    id,
    key: uuid(),
    account: waiting.account() ?? '',
    draftKey: '',
    values: fields,
    base: undefined,
    body: Object.entries(fields),
    savedAt: Date.now(),
    tries: 0,
    nextAt: 0,
  })
  return id
}

/** Whether the entry waited before; undefined where the device has no room for it. */
async function keep(entry: Entry): Promise<boolean | undefined> {
  try {
    const wasWaiting = await putEntry(entry)
    outboxEvents.emit({ type: 'changed' })
    return wasWaiting
  } catch (error) {
    console.warn('This device keeps nothing to be sent later', error)
    return undefined
  }
}

function listen({ id, savedAt }: Entry, { onUnanswered }: Progress) {
  const isOwn = (entry: Entry) => entry.id === id && entry.savedAt === savedAt
  const { promise: outcome, resolve, reject } = Promise.withResolvers<object>()
  const stop = outboxEvents.subscribe((event) => {
    if (event.type === 'stored' && isOwn(event.entry)) resolve(event.item)
    else if (event.type === 'removed' && event.id === id) reject(new Discarded())
    else if (event.type === 'failed' && isOwn(event.entry)) {
      if (event.refusal) reject(new Refused(event.refusal))
      else onUnanswered()
    }
  })
  return { outcome, stop }
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

export async function sendNow(id: string): Promise<void> {
  await changeEntry(id, (entry) => ({ ...entry, refusal: undefined, nextAt: 0 }))
  outboxEvents.emit({ type: 'changed' })
}

const SLOW_MS = 5_000

/**
 * `unsent`: only in the form; `noRoom`: the device refused to keep it; `queued`: on this device, and
 * sent even if the page goes; `slow`: queued, and the answer takes its time.
 */
export type SaveStatus = 'unsent' | 'noRoom' | 'queued' | 'slow'

export const isQueued = (status: SaveStatus) => status === 'queued' || status === 'slow'

/**
 * The saving of one opening of a form. When the form goes before the answer has come, what was never
 * sent is dropped; what was sent goes on, and its toast offers Undo.
 */
export function useOutboxSave(kind: Sendable, isDone: RefObject<boolean>) {
  const [status, setStatus] = useState<SaveStatus>('unsent')
  const saved = useRef<string>(undefined)
  const isTakenUp = useRef(false)
  const release = useRef<() => void>(undefined)
  const mounted = useRef<AbortController>(null)

  useEffect(() => {
    const abort = new AbortController()
    mounted.current = abort
    const leave = () => {
      abort.abort()
      release.current?.()
      if (!saved.current || isDone.current || isTakenUp.current) return
      // After the next sign-in the draft fills the form: it is not waiting here as well.
      void (session.token() ? dropUnsent : discard)(saved.current)
    }
    return leave
  }, [isDone])

  return {
    status,
    /** Keeps an entry of the outbox from being sent for as long as the form is open on it. */
    takeUp(id: string) {
      isTakenUp.current = true
      release.current = hold(id)
    },
    async save(entry: Entry): Promise<void> {
      setStatus('unsent')
      saved.current = entry.id
      release.current?.()
      release.current = undefined
      const onUnanswered = () => setStatus((before) => (before === 'queued' ? 'slow' : before))
      const slow = window.setTimeout(onUnanswered, SLOW_MS)
      const signal = mounted.current?.signal ?? AbortSignal.abort()
      try {
        await save(kind, entry, {
          onKept: (isKept) => setStatus(isKept ? 'queued' : 'noRoom'),
          onUnanswered,
          signal,
        })
      } catch (error) {
        if (signal.aborted) throw new Discarded()
        release.current = hold(entry.id)
        throw error
      } finally {
        window.clearTimeout(slow)
      }
    },
  }
}

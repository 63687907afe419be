import { useEffect, useRef, useState, type RefObject } from 'react'
import { v7 as uuid } from 'uuid'
import { Refused, refusalOf, storedIdOf } from '@/lib/errors'
import { session } from '@/lib/session'
import { asNextChange, transmit, type Sendable } from './sender'
import { changeEntry, isPerhapsSent, outboxEvents, putEntry, waiting, type Entry } from './store'

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
 * Puts an entry into the outbox and waits for its answer. A refusal stays with the entry: nothing
 * of it is sent again until a person has looked at it.
 * @param signal ends the waiting; an entry that the device has goes on without it
 * @returns the item; never settles once the signal is aborted
 * @throws Refused, Discarded or, where the device has no room, what the API client throws
 */
export async function save(
  kind: Sendable,
  entry: Entry,
  onStatus: (status: SaveStatus) => void,
  signal: AbortSignal
): Promise<object> {
  onStatus('unsent')
  const isOwn = ({ id, savedAt }: Entry) => id === entry.id && savedAt === entry.savedAt
  const { promise: outcome, resolve, reject } = Promise.withResolvers<object>()
  const stop = outboxEvents.subscribe((event) => {
    if (event.type === 'stored' && isOwn(event.entry)) resolve(event.item)
    else if (event.type === 'removed' && event.id === entry.id) reject(new Discarded())
    else if (event.type === 'failed' && isOwn(event.entry)) {
      if (event.refusal) reject(new Refused(event.refusal))
      else onStatus('slow')
    }
  })
  signal.addEventListener('abort', stop)
  const isOnDevice = await tryPut(entry)
  onStatus(isOnDevice ? 'queued' : 'noRoom')
  const slow = isOnDevice && setTimeout(() => onStatus('slow'), SLOW_MS)
  try {
    return await (isOnDevice ? outcome : sendFromPage(kind, entry, signal))
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal && isOnDevice) await change(entry.id, (now) => ({ ...now, refusal }))
    throw error
  } finally {
    if (slow) clearTimeout(slow)
    stop()
  }
}

/**
 * Puts a change into the outbox that nobody waits for: an event says when it was stored. Where the
 * device has no room it is sent from the page.
 * @throws what the API client throws
 */
export async function post(kind: Sendable, entry: Entry): Promise<void> {
  if (!(await tryPut(entry))) await sendFromPage(kind, entry)
}

type Content = Pick<Entry, 'kind' | 'title' | 'values' | 'body'>

/** An entry that was just made, without a form that could be reopened on it. */
export function newEntry(content: Content & Partial<Entry>): Entry {
  const id = uuid()
  return {
    ...{ id, key: id, account: waiting.account() ?? '', draftKey: '', base: undefined },
    ...{ savedAt: Date.now(), tries: 0, nextAt: 0 },
    ...content,
  }
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
  const entry = newEntry({ ...item, values: fields, body: Object.entries(fields) })
  await post(sendable, entry)
  return entry.id
}

async function tryPut(entry: Entry): Promise<boolean> {
  try {
    await putEntry(entry)
    outboxEvents.emit({ type: 'changed' })
    return true
  } catch (error) {
    console.warn('This device has no room for what is to be sent', error)
    return false
  }
}

/** The device has no room: one attempt, as long as the page stays. */
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
    if (itemId) return attempt(asNextChange(itemId, entry))
    throw error
  }
}

async function change(id: string, after: (entry: Entry) => Entry | undefined) {
  const before = await changeEntry(id, (entry) => entry && after(entry))
  if (before && !after(before)) outboxEvents.emit({ type: 'removed', id })
  outboxEvents.emit({ type: 'changed' })
}

/** Drops an entry that was never sent, or was refused; what may be stored goes on. */
export const dropUnsent = (id: string): Promise<void> =>
  change(id, (entry) => (isPerhapsSent(entry) ? entry : undefined))

export const discard = (id: string): Promise<void> => change(id, () => undefined)

export const sendNow = (id: string): Promise<void> =>
  change(id, (entry) => ({ ...entry, refusal: undefined, nextAt: 0 }))

/**
 * The saving of one opening of a form. When the form goes before the answer has come, what was never
 * sent is dropped; what was sent goes on, and its toast offers Undo.
 */
export function useOutboxSave(kind: Sendable, isDone: RefObject<boolean>) {
  const [status, setStatus] = useState<SaveStatus>('unsent')
  const saved = useRef<string>(undefined)
  const isResumed = useRef(false)
  const mounted = useRef<AbortController>(null)

  useEffect(() => {
    const abort = new AbortController()
    mounted.current = abort
    const leave = () => {
      abort.abort()
      if (!saved.current || isDone.current || isResumed.current) return
      // After the next sign-in the draft fills the form: it is not waiting here as well.
      void (session.token() ? dropUnsent : discard)(saved.current)
    }
    return leave
  }, [isDone])

  return {
    status,
    /** The form is open on an entry of the outbox, which stays there when the form is closed. */
    resume: () => void (isResumed.current = true),
    async save(entry: Entry): Promise<void> {
      saved.current = entry.id
      const signal = mounted.current?.signal ?? AbortSignal.abort()
      try {
        await save(kind, entry, setStatus, signal)
      } catch (error) {
        throw signal.aborted ? new Discarded() : error
      }
    },
  }
}

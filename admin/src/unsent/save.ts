import { useEffect, useRef } from 'react'
import { v7 as uuid } from 'uuid'
import { Refused, storedIdOf } from '@/lib/errors'
import { awaitAnswer } from './answers'
import { asNextChange, transmit, type Sendable } from './attempt'
import { waiting } from './entries'
import { outboxEvents } from './events'
import { changeEntry, changeForm } from './form-store'
import { withoutSave, withSave, type Entry } from './forms'
import { inTurn } from './turns'

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
    const isOnDevice = await tryPut(entry)
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

/**
 * Puts a change into the outbox that nobody waits for: an event says when it was stored. Where the
 * device has no room it is sent from the page.
 * @throws what the API client throws
 */
export async function post(kind: Sendable, entry: Entry): Promise<void> {
  if (!(await tryPut(entry))) await sendFromPage(kind, entry)
}

type Content = Pick<Entry, 'kind' | 'title' | 'fields'>

/** An entry that was just made, without a form that could be reopened on it. */
export function newEntry(content: Content & Partial<Entry>): Entry {
  const id = uuid()
  return {
    id,
    key: content.id ?? id,
    account: waiting.account() ?? '',
    form: '',
    state: 'waiting',
    picture: null,
    savedAt: Date.now(),
    tries: 0,
    nextAt: 0,
    ...content,
  }
}

interface ChangedFields
  extends Content, Partial<Pick<Entry, 'item' | 'version' | 'values' | 'base'>> {
  itemId: string
}

/**
 * Posts a change of some fields, made without the item's form. With `version` it is refused where the
 * item is another one by then; `values` and `base` are what the form then compares.
 * @returns the id of its entry
 */
export async function postFields(sendable: Sendable, changed: ChangedFields): Promise<string> {
  const entry = newEntry(changed)
  await post(sendable, entry)
  return entry.id
}

async function tryPut(entry: Entry): Promise<boolean> {
  try {
    await changeForm(entry.id, (before) => withSave(before, entry))
    outboxEvents.emit({ type: 'changed' })
    return true
  } catch (error) {
    console.warn('This device has no room for what is to be sent', error)
    return false
  }
}

/** The device has no room: one attempt, as long as the page stays. */
async function sendFromPage(kind: Sendable, entry: Entry) {
  const attempt = async (sent: Entry) => {
    const item = await transmit(kind, sent)
    await dropEarlier(entry.id)
    outboxEvents.emit({ type: 'stored', entry: sent, item })
    outboxEvents.emit({ type: 'changed' })
    return item
  }
  // An earlier save that waits on the device must not be sent between, and would go over this one.
  return inTurn(async () => {
    try {
      return await attempt(entry)
    } catch (error) {
      const itemId = storedIdOf(error, entry.itemId)
      if (itemId) return attempt(asNextChange(itemId, entry))
      throw error
    }
  })
}

/** Takes an earlier save of the same form off the device. Never rejects. */
async function dropEarlier(id: string): Promise<void> {
  const dropped = changeEntry(id, (entry) => withoutSave(entry))
  // There may be no room for what was typed over it either, which was saved by now.
  await dropped.catch(() => changeEntry(id, () => undefined)).catch(() => undefined)
}

/** What was typed over it since stays a draft. */
export async function discard(id: string): Promise<void> {
  if (await changeEntry(id, (entry) => withoutSave(entry)))
    outboxEvents.emit({ type: 'removed', id })
  outboxEvents.emit({ type: 'changed' })
}

export async function sendNow(id: string): Promise<void> {
  const due = changeEntry(id, (entry) => ({
    ...entry,
    state: 'waiting',
    refusal: undefined,
    nextAt: 0,
  }))
  // Where the device has no room to keep when it was tried, it is due in any case.
  await due.catch(() => undefined)
  outboxEvents.emit({ type: 'changed' })
}

/** The saving of one opening of a form. What was saved goes on when the form goes. */
export function useOutboxSave(kind: Sendable, onStatus: (status: SaveStatus) => void) {
  const mounted = useRef<AbortController>(null)

  useEffect(() => {
    const abort = new AbortController()
    mounted.current = abort
    return () => abort.abort()
  }, [])

  return {
    isLeft: () => mounted.current?.signal.aborted ?? true,
    save: (entry: Entry) =>
      save(kind, entry, onStatus, mounted.current?.signal ?? AbortSignal.abort()),
  }
}

import { createStore, promisifyRequest } from 'idb-keyval'
import { useSyncExternalStore } from 'react'
import type { Snapshot } from '@/lib/drafts'
import type { PictureChange } from '@/lib/picture-change'

/** What the server has against an entry: status and JSON of its answer. */
export interface Refusal {
  status: number
  answer: unknown
}

/** One saved form that the server may not have yet, as it lies in IndexedDB. */
export interface Entry {
  /** UUIDv7; also the id of the form's draft. */
  id: string
  /** Sent as `Idempotency-Key`, and the id of what is created under it. */
  key: string
  /** Email of the director who saved it; nobody else sees or sends it. */
  account: string
  kind: string
  itemId?: string | undefined
  item?: object | undefined
  /** Version of the item that was typed over. */
  version?: number | undefined
  title: string
  draftKey: string
  /** What the form held, or only some fields of it where there is no `base`. */
  values: object
  base: Snapshot<object> | undefined
  /** The multipart body, with the cropped picture as a file. */
  body: [name: string, value: string | File][]
  /** When it was saved, in epoch milliseconds; saved again, it is another attempt's entry. */
  savedAt: number
  tries: number
  nextAt: number
  refusal?: Refusal | undefined
}

/** Whether the server may have it, and its answer was lost. */
export const isPerhapsSent = ({ tries, refusal }: Entry) => tries > 0 && !refusal

export const targetOf = ({ itemId, key }: Entry) => itemId ?? key

export const needsPerson = (entry: Entry) => entry.refusal !== undefined

export function pictureOf({ body }: Entry): PictureChange<File> {
  const found = body.find(([, value]) => value instanceof File)
  if (found) return found[1] as File
  return body.some(([name]) => name === 'removePicture') ? 'removed' : null
}

/** What is sent when the item exists already: a picture that came with earlier content has to go. */
export function bodyOfChange(entry: Entry): Entry['body'] {
  const { itemId, body } = entry
  return itemId || pictureOf(entry) ? body : [...body, ['removePicture', 'true']]
}

/** As versions of the app before November 2026 kept it: cancelled, it held what it had replaced. */
interface OldEntry extends Entry {
  former?: OldEntry | undefined
  isTakenBack?: true | undefined
}

function upgraded(old: OldEntry): Entry | undefined {
  const { former, isTakenBack, ...entry } = old
  return isTakenBack ? former && upgraded(former) : entry
}

export const store = createStore('academy-outbox', 'entries')

/** Versions before December 2026 kept what was shared with the app behind the entries, under such ids. */
const SHARED = 'shared-'

/** Every entry on this device, of all accounts, in the order in which they were first saved. */
export async function readEntries(): Promise<Entry[]> {
  // Ids are UUIDv7, which IndexedDB's order of keys sorts by time.
  const range = IDBKeyRange.upperBound(SHARED)
  const entries = await store('readonly', (all) => promisifyRequest<Entry[]>(all.getAll(range)))
  return entries.flatMap((entry) => upgraded(entry) ?? [])
}

/** Takes out the oldest text that such a version kept for an account, or for nobody; '' if there is none. */
export async function takeOldShare(account: string): Promise<string> {
  return store('readwrite', async (all) => {
    const shares = await promisifyRequest<{ id: string; texts: string[]; account?: string }[]>(
      all.getAll(IDBKeyRange.lowerBound(SHARED))
    )
    const found = shares.find((share) => share.texts[0] && (share.account ?? account) === account)
    if (!found) return ''
    await promisifyRequest(all.delete(found.id))
    return found.texts.join('\n')
  })
}

/**
 * Adds the entry. Saved again under its id, it goes on under the key it had, and as a change of
 * the item that earlier content of it has become.
 *
 * @returns whether an entry with its id was there before
 * @throws what IndexedDB throws: no room, or storage blocked
 */
export async function putEntry(entry: Entry): Promise<boolean> {
  return store('readwrite', async (entries) => {
    const found = await promisifyRequest<Entry | undefined>(entries.get(entry.id))
    const before = found && upgraded(found)
    const { key, itemId, version } = before ?? entry
    const isChanged = entry.itemId === undefined && itemId !== undefined
    const continued = isChanged ? { ...entry, body: bodyOfChange(entry), itemId, version } : entry
    entries.put(
      { ...continued, key, tries: before && !before.refusal ? before.tries : 0 },
      entry.id
    )
    entries.transaction.commit()
    await promisifyRequest(entries.transaction)
    return before !== undefined
  })
}

/**
 * Reads and changes an entry in one transaction, so that no other tab comes between.
 *
 * @param change gives what is stored instead; undefined removes the entry
 * @returns the entry as it was before; undefined when there was none
 */
export async function changeEntry(
  id: string,
  change: (entry: Entry) => Entry | undefined
): Promise<Entry | undefined> {
  return store('readwrite', async (entries) => {
    const found = await promisifyRequest<Entry | undefined>(entries.get(id))
    const before = found && upgraded(found)
    if (!before) return undefined
    const after = change(before)
    if (after) entries.put(after, id)
    else entries.delete(id)
    entries.transaction.commit()
    await promisifyRequest(entries.transaction)
    return before
  })
}

/** What waits of the account that is signed in; undefined until it was read. */
let entries: readonly Entry[] | undefined
let account: string | undefined
const listeners = new Set<() => void>()

export const waiting = {
  entries: () => entries,
  account: () => account,
  /** Whose entries are shown and sent; undefined: nobody's. */
  setAccount(email: string | undefined) {
    if (email === account) return
    account = email
    waiting.show(undefined)
  },
  show(next: readonly Entry[] | undefined) {
    entries = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** What this account has saved and the server may not have; undefined until it was read. */
export const useWaiting = () => useSyncExternalStore(waiting.subscribe, waiting.entries)

/** The entry asked for, or the one that waits to change this very item. Never rejects. */
export async function findEntry(itemId: string | undefined): Promise<Entry | undefined> {
  const asked = takeAsked('entry')
  try {
    return (await readEntries())
      .filter((entry) => entry.account === account)
      .find((entry) => (itemId === undefined ? entry.id === asked : targetOf(entry) === itemId))
  } catch {
    return undefined
  }
}

/** What a form is opened for, in this tab: an entry's id, or the text of a circular. */
type Asked = 'entry' | 'circular'
const keyOf = (kind: Asked) => `academy.${kind}`

export const askFor = (kind: Asked, what: string) => sessionStorage.setItem(keyOf(kind), what)

export function takeAsked(kind: Asked): string | null {
  const what = sessionStorage.getItem(keyOf(kind))
  sessionStorage.removeItem(keyOf(kind))
  return what
}

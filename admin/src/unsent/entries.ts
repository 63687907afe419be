import { createStore, promisifyRequest } from 'idb-keyval'
import type { Refusal } from '@/lib/errors'
import type { Snapshot } from './drafts'
import { externalValue } from '@/lib/external-value'
import type { PictureChange } from '@/lib/data'
import { takeFormRequest } from '@/lib/form-request'

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

/** The entry as a change of the item that earlier content of it has become, or it is already. */
export function asChangeOf(itemId: string, version: number | undefined, entry: Entry): Entry {
  const { body } = entry
  // A picture that came with the earlier content has to go.
  const isPictureLeft = !entry.itemId && pictureOf(entry) === null
  return {
    ...entry,
    itemId,
    version,
    body: isPictureLeft ? [...body, ['removePicture', 'true']] : body,
  }
}

export const store = createStore('academy-outbox', 'entries')

/** Every entry on this device, of all accounts, in the order in which they were first saved. */
export async function readEntries(): Promise<Entry[]> {
  // Ids are UUIDv7, which IndexedDB's order of keys sorts by time.
  return store('readonly', (all) => promisifyRequest<Entry[]>(all.getAll()))
}

/**
 * Reads and changes an entry in one transaction, so that no other tab comes between.
 * @param change gives what is stored instead; undefined removes the entry
 * @returns the entry as it was before; undefined when there was none
 * @throws what IndexedDB throws: no room, or storage blocked
 */
export async function changeEntry(
  id: string,
  change: (before: Entry | undefined) => Entry | undefined
): Promise<Entry | undefined> {
  return store('readwrite', async (entries) => {
    const before = await promisifyRequest<Entry | undefined>(entries.get(id))
    const after = change(before)
    if (after) entries.put(after, id)
    else entries.delete(id)
    entries.transaction.commit()
    await promisifyRequest(entries.transaction)
    return before
  })
}

/** Adds the entry. Saved again under its id, it goes on under the key and as the change it was. */
export const putEntry = (entry: Entry) =>
  changeEntry(entry.id, (before) => {
    if (!before) return entry
    const next =
      before.itemId && !entry.itemId ? asChangeOf(before.itemId, before.version, entry) : entry
    return { ...next, key: before.key, tries: before.refusal ? 0 : before.tries }
  })

const entries = externalValue<readonly Entry[] | undefined>(undefined)
let account: string | undefined

export const waiting = {
  entries: entries.get,
  show: entries.set,
  account: () => account,
  /** Whose entries are shown and sent; undefined: nobody's. */
  setAccount(email: string | undefined) {
    if (email === account) return
    account = email
    entries.set(undefined)
  },
}

/** What this account has saved and the server may not have; undefined until it was read. */
export const useWaiting = entries.use

/**
 * The entry that a form goes on from: the one that waits to change this very item; for a form of new
 * items the one asked for, or the one that its draft was saved as. Never rejects.
 */
export async function findEntry(itemId?: string, draftId?: string): Promise<Entry | undefined> {
  const wanted = takeFormRequest('entry') ?? draftId
  try {
    return (await readEntries())
      .filter((entry) => entry.account === account)
      .find((entry) => (itemId === undefined ? entry.id === wanted : targetOf(entry) === itemId))
  } catch {
    return undefined
  }
}

import { deviceStore } from '@/lib/device-store'
import { waiting } from '@/lib/outbox/waiting'
import type { PictureChange } from '@/lib/picture-change'
import { promisifyRequest } from 'idb-keyval'

/** What the server had when a form was opened. */
export interface Snapshot<Values> {
  values: Values
  pictureUrl: string | null
  /** Absent: the item is new. */
  version?: number | undefined
}

/** What one opening of a form left behind. `savedAt` is in epoch milliseconds. */
export interface Draft<Values> {
  id: string
  savedAt: number
  values: Values
  picture: PictureChange
  /** Email of the director who typed it; absent in drafts of older versions of the app. */
  account?: string | undefined
  /** What it was typed over; absent in drafts of older versions of the app. */
  base?: Snapshot<Values>
}

/** `page` means the browser refused the disk and the draft lives as long as the page does. */
export type DraftPlace = 'device' | 'page'

// An ignored offer must not pile up: reading drops what is older than the newest three.
const DRAFTS_PER_FORM = 3

const store = deviceStore('academy-admin', 'drafts')
const inPage = new Map<string, Draft<unknown>>()

/**
 * One request and an explicit commit: with both sent, the browser mostly finishes the write even when
 * the page is already going. Reading first, as idb-keyval's `update` does, would lose it.
 */
function write(request: (drafts: IDBObjectStore) => void): Promise<void> {
  return store('readwrite', (drafts) => {
    request(drafts)
    drafts.transaction.commit()
    return promisifyRequest(drafts.transaction)
  })
}

function address(form: string, id: string): string {
  return `${form}#${id}`
}

/** The drafts that the director who is signed in has of one form, newest first. Never rejects. */
export async function readDrafts<Values>(form: string): Promise<Draft<Values>[]> {
  const range = IDBKeyRange.bound(address(form, ''), address(form, '\uffff'))
  let onDevice: Draft<unknown>[] = []
  try {
    onDevice = await store('readonly', (drafts) => promisifyRequest(drafts.getAll(range)))
  } catch (error) {
    console.error('Drafts on this device cannot be read', error)
  }
  const here = [...inPage].filter(([key]) => range.includes(key)).map(([, draft]) => draft)
  const elsewhere = onDevice.filter((draft) => !here.some(({ id }) => id === draft.id))
  const drafts = [...here, ...elsewhere]
    .filter(({ account }) => account === undefined || account === waiting.account())
    .sort((a, b) => b.savedAt - a.savedAt) as Draft<Values>[]
  for (const { id } of drafts.splice(DRAFTS_PER_FORM)) void dropDraft(form, id)
  return drafts
}

/** Adds the draft, or replaces the one with its id. Never rejects. */
export async function keepDraft<Values>(form: string, draft: Draft<Values>): Promise<DraftPlace> {
  const key = address(form, draft.id)
  try {
    await write((drafts) => drafts.put(draft, key))
    inPage.delete(key)
    return 'device'
  } catch {
    // No room, or storage blocked: the caller says so to the person.
    inPage.set(key, draft)
    return 'page'
  }
}

/**
 * Drops a draft of what was saved, but not one that was typed after that: a cancelled edit. The
 * clock alone cannot tell, as a draft may be written a moment after the same was saved.
 */
export async function dropSaved(
  form: string,
  saved: { id: string; savedAt: number; values: object; picture: PictureChange }
): Promise<void> {
  const draft = (await readDrafts(form)).find(({ id }) => id === saved.id)
  const content = ({ values, picture }: Pick<typeof saved, 'values' | 'picture'>) =>
    JSON.stringify([values, picture instanceof Blob ? picture.size : picture])
  const isLater = draft && draft.savedAt > saved.savedAt
  if (isLater && content(draft as Draft<object>) !== content(saved)) return
  await dropDraft(form, saved.id)
}

/** Never rejects. */
export async function dropDraft(form: string, id: string): Promise<void> {
  const key = address(form, id)
  inPage.delete(key)
  try {
    await write((drafts) => drafts.delete(key))
  } catch (error) {
    console.error('A draft on this device could not be dropped', error)
  }
}

import { createStore, get, update, type UseStore } from 'idb-keyval'

/** What one opening of a form left behind. `savedAt` is in epoch milliseconds. */
export interface Draft<Values> {
  id: string
  savedAt: number
  values: Values
  picture: Blob | null
}

/** `page` means the browser refused the disk and the draft lives as long as the page does. */
export type DraftPlace = 'device' | 'page'

// An ignored offer must not pile up: the oldest leaves when a fourth arrives.
const DRAFTS_PER_FORM = 3

let store: UseStore | undefined
const inPage = new Map<string, Draft<unknown>[]>()

// Opened at the first use: where storage is blocked, opening throws.
function opened(): UseStore {
  return (store ??= createStore('academy-admin', 'drafts'))
}

/** The drafts of one form, newest first. Never rejects. */
export async function readDrafts<Values>(key: string): Promise<Draft<Values>[]> {
  let onDevice: Draft<unknown>[] = []
  try {
    onDevice = (await get<Draft<unknown>[]>(key, opened())) ?? []
  } catch (error) {
    console.error('Drafts on this device cannot be read', error)
  }
  const here = inPage.get(key) ?? []
  const older = onDevice.filter((draft) => !here.some(({ id }) => id === draft.id))
  return [...here, ...older].sort((a, b) => b.savedAt - a.savedAt) as Draft<Values>[]
}

/** Adds the draft, or replaces the one with its id. Never rejects. */
export async function keepDraft<Values>(key: string, draft: Draft<Values>): Promise<DraftPlace> {
  try {
    await update<Draft<unknown>[]>(key, (drafts) => withDraft(drafts, draft), opened())
    inPage.set(key, without(inPage.get(key), draft.id))
    return 'device'
  } catch {
    // No room, or storage blocked: the caller says so to the person.
    inPage.set(key, withDraft(inPage.get(key), draft))
    return 'page'
  }
}

/** Never rejects. */
export async function dropDraft(key: string, id: string): Promise<void> {
  inPage.set(key, without(inPage.get(key), id))
  try {
    await update<Draft<unknown>[]>(key, (drafts) => without(drafts, id), opened())
  } catch (error) {
    console.error('A draft on this device could not be dropped', error)
  }
}

function withDraft(drafts: Draft<unknown>[] | undefined, draft: Draft<unknown>) {
  return [draft, ...without(drafts, draft.id)].slice(0, DRAFTS_PER_FORM)
}

function without(drafts: Draft<unknown>[] | undefined, id: string) {
  return (drafts ?? []).filter((draft) => draft.id !== id)
}

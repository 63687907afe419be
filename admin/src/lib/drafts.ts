import { createStore, promisifyRequest } from 'idb-keyval'
import { v7 as uuid } from 'uuid'
import { waiting } from '@/lib/outbox/waiting'
import type { PictureChange } from '@/lib/picture-change'

/** What the server had when a form was opened. */
export interface Snapshot<Values> {
  values: Values
  pictureUrl: string | null
  /** Absent: the item is new. */
  version?: number | undefined
}

/** What a form holds beyond the server's state. */
export interface Unsaved<Values> {
  values: Values
  picture: PictureChange
  /** What it was typed over; absent in drafts of older versions of the app. */
  base?: Snapshot<Values>
}

interface Draft<Values> extends Unsaved<Values> {
  id: string
  /** In epoch milliseconds. */
  savedAt: number
  /** Email of the director who typed it; absent in drafts of older versions of the app. */
  account?: string | undefined
}

/** `page` means the browser refused the disk and the draft lives as long as the page does. */
export type DraftPlace = 'device' | 'page'

const KEEP_EVERY_MS = 300

const store = createStore('academy-admin', 'drafts')
const inPage = new Map<string, Draft<unknown>>()

const addressOf = (form: string) => `${form}#${waiting.account() ?? ''}`

/** The newest draft that the signed-in director has of a form. Never rejects. */
export async function readDraft<Values>(form: string): Promise<Draft<Values> | undefined> {
  const account = waiting.account()
  const kept = inPage.get(addressOf(form))
  if (kept) return kept as Draft<Values>
  try {
    // Older versions of the app kept several drafts of a form, each under `form#id`.
    const range = IDBKeyRange.bound(`${form}#`, `${form}#\uffff`)
    const drafts = await store('readonly', (all) =>
      promisifyRequest<Draft<Values>[]>(all.getAll(range))
    )
    return drafts
      .filter((draft) => draft.account === undefined || draft.account === account)
      .reduce<Draft<Values> | undefined>(
        (newest, draft) => (newest && newest.savedAt > draft.savedAt ? newest : draft),
        undefined
      )
  } catch (error) {
    console.error('Drafts on this device cannot be read', error)
    return undefined
  }
}

async function keepDraft(form: string, draft: Draft<unknown>): Promise<DraftPlace> {
  const address = addressOf(form)
  try {
    await store('readwrite', (drafts) => {
      drafts.put(draft, address)
      // With an explicit commit the browser finishes the write even when the page is going.
      drafts.transaction.commit()
      return promisifyRequest(drafts.transaction)
    })
    inPage.delete(address)
    return 'device'
  } catch {
    // No room, or storage blocked: the form says so.
    inPage.set(address, draft)
    return 'page'
  }
}

/** Drops a form's draft if it is the one with this id. Never rejects. */
async function dropDraft(form: string, id: string): Promise<void> {
  const address = addressOf(form)
  if (inPage.get(address)?.id === id) inPage.delete(address)
  try {
    await store('readwrite', async (drafts) => {
      const kept = await promisifyRequest<Draft<unknown> | undefined>(drafts.get(address))
      if (kept?.id === id) drafts.delete(address)
      drafts.delete(`${form}#${id}`)
      await promisifyRequest(drafts.transaction)
    })
  } catch (error) {
    console.error('A draft on this device could not be dropped', error)
  }
}

/** Drops a draft of what was saved, unless something else has been typed since. */
export async function dropSaved(
  form: string,
  saved: { id: string; savedAt: number; values: object; picture: PictureChange }
): Promise<void> {
  const draft = await readDraft<object>(form)
  const isOther = draft && draft.savedAt > saved.savedAt && !isSame(draft, saved)
  if (!isOther) await dropDraft(form, saved.id)
}

function isSame(one: Pick<Unsaved<unknown>, 'values' | 'picture'>, other: typeof one) {
  const sizeOf = ({ picture }: typeof one) => (picture instanceof Blob ? picture.size : picture)
  return (
    sizeOf(one) === sizeOf(other) && JSON.stringify(one.values) === JSON.stringify(other.values)
  )
}

/** Writes what a form holds a few times a second, and at once when it is flushed. */
export class DraftWriter<Values> {
  /** Also of the outbox's entry when it is saved, and with it the key the server knows it by. */
  id = uuid()
  private present: Unsaved<Values> | null = null
  private written: Unsaved<Values> | null = null
  private isFinished = false
  private timer: number | undefined
  private lastWrite: Promise<DraftPlace> | undefined

  constructor(
    private form: string,
    private onWritten: (place: DraftPlace) => void
  ) {}

  update(unsaved: Unsaved<Values> | null) {
    this.present = unsaved
    this.timer ??= window.setTimeout(this.flush, KEEP_EVERY_MS)
  }

  flush = () => {
    window.clearTimeout(this.timer)
    this.timer = undefined
    const { present, written, form, id } = this
    if (this.isFinished) return
    if (present ? written && isSame(present, written) : !written) return
    this.written = present
    if (!present) return void dropDraft(form, id)
    const draft = { ...present, id, savedAt: Date.now(), account: waiting.account() }
    this.lastWrite = keepDraft(form, draft)
    void this.lastWrite.then(this.onWritten)
  }

  /** Goes on with what was kept before under this id. */
  adopt(id: string, kept: Unsaved<Values>) {
    this.id = id
    this.written = kept
  }

  /** From here on it is another draft; what was kept so far is forgotten. */
  renew() {
    void dropDraft(this.form, this.id)
    this.id = uuid()
    this.written = null
    this.flush()
  }

  /** The server has it all. */
  finish() {
    this.isFinished = true
    window.clearTimeout(this.timer)
    void dropDraft(this.form, this.id)
  }

  /** Whether all of it is on the device, or on its way to the server. */
  async isOnDevice(): Promise<boolean> {
    this.flush()
    return this.isFinished || (await this.lastWrite) === 'device'
  }
}

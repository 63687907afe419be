import { createStore, del, get, promisifyRequest } from 'idb-keyval'
import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from 'sonner'
import { v7 as uuid } from 'uuid'
import { m } from '@/lib/messages'
import { pictureOf, waiting, type Entry } from './entries'
import type { PictureChange } from '@/lib/data'
import { session } from '@/lib/session'

export interface Snapshot<Values> {
  values: Values
  pictureUrl: string | null
  version?: number | undefined
}

export interface Unsaved<Values> {
  values: Values
  picture: PictureChange
  /** What it was typed over; absent where the form shows no stored item. */
  base?: Snapshot<Values>
}

interface Draft<Values> extends Unsaved<Values> {
  id: string
  savedAt: number
}

const WRITE_EVERY_MS = 300

const store = createStore('academy-admin', 'drafts')
/** Drafts for which the device had no room: they live as long as the page does. */
const inPage = new Map<string, Draft<unknown>>()

const addressOf = (form: string) => `${form}#${waiting.account() ?? ''}`

/** The draft that the signed-in director has of a form. Never rejects. */
async function readDraft<Values>(form: string): Promise<Draft<Values> | undefined> {
  const address = addressOf(form)
  const unwritten = inPage.get(address) as Draft<Values> | undefined
  return unwritten ?? get<Draft<Values>>(address, store).catch(() => undefined)
}

async function writeDraft(form: string, draft: Draft<unknown>): Promise<boolean> {
  const address = addressOf(form)
  try {
    await store('readwrite', (drafts) => {
      drafts.put(draft, address)
      // With an explicit commit the browser finishes the write even when the page is going.
      drafts.transaction.commit()
      return promisifyRequest(drafts.transaction)
    })
    inPage.delete(address)
    return true
  } catch {
    inPage.set(address, draft)
    return false
  }
}

async function dropDraft(form: string, isMeant: (draft: Draft<unknown>) => boolean): Promise<void> {
  const address = addressOf(form)
  const draft = await readDraft(form)
  if (!draft || !isMeant(draft)) return
  inPage.delete(address)
  await del(address, store)
}

/** Drops a draft of what was saved, unless something else has been typed since. */
export const dropSaved = (entry: Entry) =>
  dropDraft(
    entry.draftKey,
    (draft) =>
      contentOf(draft) === contentOf(unsavedOf(entry)) ||
      (draft.id === entry.id && draft.savedAt <= entry.savedAt)
  )

/** The same for what is the same; a picture counts by its size. */
export const contentOf = (unsaved: Pick<Unsaved<unknown>, 'values' | 'picture'> | null) =>
  unsaved &&
  JSON.stringify(unsaved.values) +
    (unsaved.picture instanceof Blob ? unsaved.picture.size : unsaved.picture)

const unsavedOf = <Values>(entry: Entry): Unsaved<Values> => ({
  values: entry.values as Values,
  picture: pictureOf(entry),
  base: entry.base as Snapshot<Values>,
})

class DraftWriter<Values> {
  /** Also of the outbox's entry when it is saved, and with it the key the server knows it by. */
  id = uuid()
  present: Unsaved<Values> | null = null
  private written: string | null = null
  private timer: number | undefined

  constructor(
    private form: string,
    private onWritten: (isOnDevice: boolean) => void
  ) {}

  update(unsaved: Unsaved<Values> | null) {
    this.present = unsaved
    this.timer ??= window.setTimeout(this.flush, WRITE_EVERY_MS)
  }

  flush = () => {
    window.clearTimeout(this.timer)
    this.timer = undefined
    const { present, form, id } = this
    if (contentOf(present) === this.written) return
    this.written = contentOf(present)
    if (!present) return void this.drop()
    const draft = { ...present, id, savedAt: Date.now() }
    void writeDraft(form, draft).then(this.onWritten)
  }

  adopt(stored: Unsaved<Values>, id: string) {
    this.id = id
    this.written = contentOf(stored)
  }

  drop(id = this.id) {
    return dropDraft(this.form, (draft) => draft.id === id)
  }

  /** From here on it is another draft; what was written so far is forgotten. */
  renew() {
    void this.drop()
    this.id = uuid()
    this.written = null
    this.flush()
  }

  finish() {
    this.written = contentOf(this.present)
    void this.drop()
  }
}

interface DraftOptions<Values> {
  /** One per form and target, such as `tournament:new`. Must not change while the form is mounted. */
  key: string
  unsaved: Unsaved<Values> | null
  onRestore: (draft: Unsaved<Values>) => void
  /** The way back from a draft to what the form opens with otherwise. */
  startOver: { words: string; act: () => void }
  /** What was saved and waits in the outbox, if this form is to go on from there. */
  findEntry?: (draftId: string | undefined) => Promise<Entry | undefined>
  onEntry?: (entry: Entry) => void
}

/** Keeps what is typed on the device while it differs from what the server has, and restores it. */
export function useDraft<Values>(options: DraftOptions<Values>) {
  const { key, unsaved, startOver } = options
  const [isRead, setRead] = useState(false)
  const [savedAt, setSavedAt] = useState<number>()
  const [isOnDevice, setOnDevice] = useState(true)
  const [writer] = useState(() => new DraftWriter<Values>(key, setOnDevice))

  useEffect(() => writer.update(unsaved))

  const restore = useEffectEvent((draft?: Draft<Values>, entry?: Entry) => {
    setRead(true)
    // What was typed before they were read is not replaced.
    if (writer.present) return
    // A draft of another entry, or older than the saved entry, is ignored.
    if (draft && (!entry || (draft.id === entry.id && draft.savedAt > entry.savedAt))) {
      // Of a stored item each tab saves under an id of its own: with one for all, the second save
      // would count as the rest of the first, and go over it without a question.
      const isOwn = !entry && draft.base?.version !== undefined
      const id = isOwn ? writer.id : draft.id
      writer.adopt(draft, id)
      if (isOwn) void writer.drop(draft.id).then(() => writeDraft(key, { ...draft, id }))
      // What waits in the outbox is no draft that could be set aside.
      if (!entry) setSavedAt(draft.savedAt)
      options.onRestore(draft)
    } else if (entry) {
      writer.adopt(unsavedOf(entry), entry.id)
      options.onRestore(unsavedOf(entry))
    }
    if (entry) options.onEntry?.(entry)
  })
  const findEntry = useEffectEvent((draft?: Draft<Values>) => options.findEntry?.(draft?.id))

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const read = async () => {
      const draft = await readDraft<Values>(key)
      const entry = await findEntry(draft)
      if (!signal.aborted) restore(draft, entry)
    }
    void read()
    const stopListening = session.subscribe(writer.flush)
    window.addEventListener('pagehide', writer.flush, { signal })
    document.addEventListener('visibilitychange', writer.flush, { signal })
    return () => {
      stopListening()
      listening.abort()
      writer.flush()
    }
  }, [key, writer])

  function setAside() {
    setSavedAt(undefined)
    startOver.act()
    writer.renew()
    const undo = () => {
      if (!unsaved || writer.present) return
      setSavedAt(savedAt)
      options.onRestore(unsaved)
    }
    toast(m.draftAside(), { action: { label: m.undo(), onClick: undo } })
  }

  return {
    isRead,
    restored: savedAt ? { savedAt, wayBack: startOver.words, startOver: setAside } : undefined,
    hasNoRoom: unsaved !== null && !isOnDevice,
    id: () => writer.id,
    renew: () => writer.renew(),
    finish: () => writer.finish(),
  }
}

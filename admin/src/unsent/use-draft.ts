import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from 'sonner'
import { v7 as uuid } from 'uuid'
import { takeFormRequest } from '@/lib/form-request'
import { m } from '@/lib/messages'
import { session } from '@/lib/session'
import { dropUnreadable, leaveDraft, moveDraft, readOwnForms, storeDraft } from './drafts'
import { waiting } from './entries'
import { outboxEvents } from './events'
import { findForm, newestOf } from './find-form'
import {
  contentOf,
  isEntry,
  savedContent,
  type Draft,
  type Entry,
  type Typed,
  type Listed,
  type UnsentForm,
} from './forms'

const WRITE_EVERY_MS = 300

const accountNow = () => waiting.account() ?? ''

class DraftWriter<Values> {
  /** Also of the entry when it is saved, and with it the key the server knows it by. */
  id = uuid()
  private written: string | null = null
  /** What the device has not answered yet. */
  private underWay: Draft | undefined
  private timer: number | undefined
  private account: string | undefined
  private unpublished: Listed | undefined
  private isListed = false

  constructor(
    private form: string,
    private onWritten: (isOnDevice: boolean) => void
  ) {}

  /** What the form holds and is stored nowhere else. */
  read: () => Typed<Values> | null = () => null

  follow(read: () => Typed<Values> | null, unpublished: Listed | undefined) {
    this.read = read
    this.unpublished = unpublished
    this.changed()
  }

  changed() {
    this.timer ??= window.setTimeout(() => this.flush(), WRITE_EVERY_MS)
  }

  flush(isPageGoing = false) {
    this.write(this.read(), isPageGoing)
  }

  write(typed: Typed<Values> | null, isPageGoing = false) {
    window.clearTimeout(this.timer)
    this.timer = undefined
    const content = typed && contentOf(typed as Typed)
    if (content === this.written) {
      // Its write may still wait for what lies on the device, and would end with the page.
      if (isPageGoing && this.underWay) this.put(this.underWay, isPageGoing)
      return
    }
    const before = this.written
    this.written = content
    if (!typed) {
      this.underWay = undefined
      this.onWritten(true)
      return this.forget(before)
    }
    const account = accountNow()
    // Another director's form is another one.
    if (this.account !== undefined && account !== this.account) this.id = uuid()
    this.account = account
    const { id, form, unpublished } = this
    const dated = { ...typed, at: Date.now() } as Draft['typed']
    const draft: Draft = { id, account, form, state: 'typed', typed: dated, unpublished }
    this.put(draft, isPageGoing)
  }

  private put(draft: Draft, isPageGoing: boolean) {
    this.underWay = draft
    void storeDraft(draft, isPageGoing).then((isOnDevice) => {
      if (this.underWay === draft) this.underWay = undefined
      this.onWritten(isOnDevice)
      this.list(draft.unpublished !== undefined)
    })
  }

  private forget(content: string | null) {
    void leaveDraft(this.id, content).then(() => this.list(false))
  }

  /** Every tab reads anew what is listed, once the device has it. */
  private list(isListed: boolean) {
    if (isListed === this.isListed) return
    this.isListed = isListed
    outboxEvents.emit({ type: 'changed' })
  }

  adopt({ id, ...form }: UnsentForm, restored: Typed<Values>) {
    this.id = id
    this.isListed = 'unpublished' in form && form.unpublished !== undefined
    this.account = accountNow()
    this.written = contentOf(restored as Typed)
  }

  /** Takes a draft over from its tab, or from an earlier opening. */
  take(draft: Draft, restored: Typed<Values>) {
    const moved = { ...draft, id: this.id }
    this.adopt(moved, restored)
    void moveDraft(draft, this.id)
  }

  /** From here on it is another draft; what was written so far is forgotten. */
  renew() {
    this.forget(this.written)
    this.id = uuid()
    this.written = null
    this.underWay = undefined
    this.changed()
  }

  /** What was saved of it is gone: from here on it is a draft again. */
  keep() {
    this.written = null
    this.changed()
  }

  finish() {
    const { written } = this
    const typed = this.read()
    this.written = typed && contentOf(typed as Typed)
    this.forget(written)
    this.underWay = undefined
  }
}

interface DraftOptions<Values> {
  /** One per form and target, such as `tournament:new`. Must not change while the form is mounted. */
  key: string
  /** What the form holds and is stored nowhere else; a function where `changed` says when to ask. */
  unsaved: Typed<Values> | null | (() => Typed<Values> | null)
  /** Of what was stored, which may be some fields only, all that the form holds with it. */
  complete?: (stored: Typed<Values>) => Typed<Values>
  onRestore: (stored: Typed<Values>) => void
  /** The way back from a draft to what the form opens with otherwise. */
  startOver: { words: string; act: () => void }
  /** Whether the form can show it: it may be another version's. */
  isReadable?: (stored: Typed<Values>) => boolean
  /** Of what is to be published: how it is listed meanwhile. */
  unpublished?: Listed | undefined
  /** Of a form that is saved through the outbox: it goes on from what waits there of its item. */
  outbox?: { itemId: string | undefined; onEntry: (entry: Entry) => void }
}

/** Keeps what is typed on the device while it differs from what the server has, and restores it. */
export function useDraft<Values>(options: DraftOptions<Values>) {
  const { key, unsaved, startOver } = options
  const [isRead, setRead] = useState(false)
  const [savedAt, setSavedAt] = useState<number>()
  const [isOnDevice, setOnDevice] = useState(true)
  const [unreadable, setUnreadable] = useState<{ id: string; isSaved: boolean }>()
  const [writer] = useState(() => new DraftWriter<Values>(key, setOnDevice))

  useEffect(() => {
    writer.follow(typeof unsaved === 'function' ? unsaved : () => unsaved, options.unpublished)
  })

  /** What a form of this kind goes on from. */
  const find = useEffectEvent((forms: readonly UnsentForm[]) => {
    const { outbox } = options
    if (!outbox) return newestOf(forms, key)
    return findForm(forms, { key, itemId: outbox.itemId, wanted: takeFormRequest('entry') })
  })

  /** Drawn at once: a write in between would find a form that does not hold it yet, and remove it. */
  const fill = (content: Typed<Values>) => flushSync(() => options.onRestore(content))

  const restore = useEffectEvent((form: UnsentForm) => {
    const stored = (form.typed ?? (isEntry(form) ? savedContent(form) : undefined)) as Typed<Values>
    const restored = options.complete?.(stored) ?? stored
    if (options.isReadable?.(restored) === false) {
      return setUnreadable({ id: form.id, isSaved: isEntry(form) })
    }
    fill(restored)
    if (isEntry(form)) {
      writer.adopt(form, restored)
      return options.outbox?.onEntry(form)
    }
    // What waits in the outbox is no draft that could be set aside.
    setSavedAt(form.typed.at)
    // Of a stored item each tab saves under an id of its own: with one for all, the second save
    // would count as the rest of the first, and go over it without a question.
    if (stored.base?.version === undefined) writer.adopt(form, restored)
    else writer.take(form, restored)
  })

  const onRead = useEffectEvent(
    ({ forms, unreadable }: Awaited<ReturnType<typeof readOwnForms>>) => {
      setRead(true)
      const other = unreadable.find(({ form }) => form === key)
      if (other) setUnreadable({ id: other.id, isSaved: false })
      // What was typed before they were read is not replaced.
      if (writer.read()) return
      const form = find(forms)
      if (form) restore(form)
    }
  )

  const onDropped = useEffectEvent(() => {
    setSavedAt(undefined)
    // Drawn at once: what the form held is not written again.
    flushSync(() => startOver.act())
    writer.renew()
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    void readOwnForms(accountNow()).then((own) => signal.aborted || onRead(own))
    const flush = () => writer.flush()
    const stopListening = session.subscribe(flush)
    const stopHearing = outboxEvents.subscribe((event) => {
      if (event.type === 'dropped' && event.id === writer.id) onDropped()
    })
    window.addEventListener('pagehide', () => writer.flush(true), { signal })
    document.addEventListener('visibilitychange', flush, { signal })
    return () => {
      stopListening()
      stopHearing()
      listening.abort()
      writer.flush()
    }
  }, [key, writer])

  function setAside() {
    const aside = writer.read()
    setSavedAt(undefined)
    startOver.act()
    writer.renew()
    const undo = () => {
      if (!aside || writer.read()) return
      setSavedAt(savedAt)
      fill(aside)
    }
    toast(m.draftAside(), { action: { label: m.undo(), onClick: undo } })
  }

  function discard(id: string) {
    void dropUnreadable(id)
    setUnreadable(undefined)
  }

  return {
    isRead,
    restored: savedAt ? { savedAt, wayBack: startOver.words, startOver: setAside } : undefined,
    /** Something is stored that this version cannot show; what was saved of it is sent all the same. */
    unreadable: unreadable && {
      discard: unreadable.isSaved ? undefined : () => discard(unreadable.id),
    },
    hasNoRoom: !isOnDevice,
    id: () => writer.id,
    /** The form holds something else; for where `unsaved` is a function. */
    changed: () => writer.changed(),
    /** Stores at once what the form holds now. */
    flush: () => writer.flush(),
    /** Stores at once what is about to be saved. */
    hold: (typed: Typed<Values>) => writer.write(typed),
    renew: () => writer.renew(),
    keep: () => writer.keep(),
    finish: () => writer.finish(),
  }
}

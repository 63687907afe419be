import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { toast } from 'sonner'
import { takeFormRequest } from '@/lib/form-request'
import { m } from '@/lib/messages'
import { session } from '@/lib/session'
import { accountNow, DraftWriter, type ReadUnsaved } from './draft-writer'
import { dropUnreadable, readOwnForms } from './drafts'
import { useOutboxEvents } from './events'
import { findForm, newestOf } from './find-form'
import {
  isEntry,
  savedContent,
  type Entry,
  type Listed,
  type Typed,
  type UnsentForm,
} from './forms'

interface WrittenForm<Values> {
  /** One per form and target, such as `tournament:new`. Must not change while the form is mounted. */
  key: string
  /** What the form holds and is stored nowhere else; a function where `changed` says when to ask. */
  unsaved: Typed<Values> | null | ReadUnsaved<Values>
  /** Of what is to be published: how it is listed meanwhile. */
  unpublished?: Listed | undefined
}

interface RestoredForm<Values> {
  key: string
  /** Of what was stored, which may be some fields only, all that the form holds with it. */
  complete?: (stored: Typed<Values>) => Typed<Values>
  onRestore: (stored: Typed<Values>) => void
  /** Whether the form can show it: it may be another version's. */
  isReadable?: (stored: Typed<Values>) => boolean
  /** Of a form that is saved through the outbox: it goes on from what waits there of its item. */
  outbox?: { itemId: string | undefined; onEntry: (entry: Entry) => void }
}

interface DraftOptions<Values> extends WrittenForm<Values>, RestoredForm<Values> {
  /** The way back from a draft to what the form opens with otherwise. */
  startOver: { words: string; act: () => void }
}

/** Keeps what is typed on the device while it differs from what the server has, and restores it. */
export function useDraft<Values>(options: DraftOptions<Values>) {
  const { startOver } = options
  const writer = useDraftWriter(options)
  const isOnDevice = writer.isOnDevice.use()
  const { isRead, draftedAt, setDraftedAt, unreadable } = useRestore(options, writer)

  useOutboxEvents((event) => {
    if (event.type !== 'dropped' || event.id !== writer.id) return
    setDraftedAt(undefined)
    // Drawn at once: what the form held is not written again.
    flushSync(() => startOver.act())
    writer.renew()
  })

  function setAside() {
    const aside = writer.read()
    setDraftedAt(undefined)
    startOver.act()
    writer.renew()
    const undo = () => {
      if (!aside || writer.read()) return
      setDraftedAt(draftedAt)
      flushSync(() => options.onRestore(aside))
    }
    toast(m.draftAside(), { action: { label: m.undo(), onClick: undo } })
  }

  return {
    isRead,
    restored: draftedAt
      ? { savedAt: draftedAt, wayBack: startOver.words, startOver: setAside }
      : undefined,
    unreadable,
    hasNoRoom: !isOnDevice,
    id: () => writer.id,
    /** The form holds something else; for where `unsaved` is a function. */
    changed: () => writer.changed(),
    flush: () => writer.flush(),
    /** Stores at once what is about to be saved. */
    hold: (typed: Typed<Values>) => writer.write(typed),
    renew: () => writer.renew(),
    keep: () => writer.keep(),
    goOn: () => writer.goOn(),
    finish: () => writer.finish(),
  }
}

/** Writes soon after each change, and at once when the form, its page or the session goes. */
function useDraftWriter<Values>({ key, unsaved, unpublished }: WrittenForm<Values>) {
  const [writer] = useState(() => new DraftWriter<Values>(key))
  useEffect(() => {
    writer.follow(typeof unsaved === 'function' ? unsaved : () => unsaved, unpublished)
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const flush = () => writer.flush()
    const stopListening = session.subscribe(flush)
    window.addEventListener('pagehide', () => writer.flush(true), { signal })
    document.addEventListener('visibilitychange', flush, { signal })
    return () => {
      stopListening()
      listening.abort()
      flush()
    }
  }, [writer])
  return writer
}

/** Fills a form that opens with what the device has of it. */
function useRestore<Values>(options: RestoredForm<Values>, writer: DraftWriter<Values>) {
  const { key, outbox } = options
  const [isRead, setRead] = useState(false)
  const [draftedAt, setDraftedAt] = useState<number>()
  const [unreadable, setUnreadable] = useState<{ id: string; isSaved: boolean }>()

  function restore(form: UnsentForm) {
    const stored = (form.typed ?? (isEntry(form) ? savedContent(form) : undefined)) as Typed<Values>
    const restored = options.complete?.(stored) ?? stored
    if (options.isReadable?.(restored) === false) {
      return setUnreadable({ id: form.id, isSaved: isEntry(form) })
    }
    // Drawn at once: a write in between would find a form that does not hold it yet, and remove it.
    flushSync(() => options.onRestore(restored))
    if (isEntry(form)) {
      writer.adopt(form, restored)
      return outbox?.onEntry(form)
    }
    // What waits in the outbox is no draft that could be set aside.
    setDraftedAt(form.typed.at)
    // Of a stored item each tab saves under an id of its own: with one for all, the second save
    // would count as the rest of the first, and go over it without a question.
    if (stored.base?.version === undefined) writer.adopt(form, restored)
    else writer.takeOver(form, restored)
  }

  const onRead = useEffectEvent(
    ({ forms, unreadable }: Awaited<ReturnType<typeof readOwnForms>>) => {
      setRead(true)
      const other = unreadable.find(({ form }) => form === key)
      if (other) setUnreadable({ id: other.id, isSaved: false })
      // What was typed before they were read is not replaced.
      if (writer.read()) return
      const form = outbox
        ? findForm(forms, { key, itemId: outbox.itemId, wanted: takeFormRequest('entry') })
        : newestOf(forms, key)
      if (form) restore(form)
    }
  )
  useEffect(() => {
    let isLeft = false
    void readOwnForms(accountNow()).then((own) => isLeft || onRead(own))
    return () => void (isLeft = true)
  }, [key])

  function discard(id: string) {
    void dropUnreadable(id)
    setUnreadable(undefined)
  }

  return {
    isRead,
    /** When the draft that it was filled with was typed; absent where there was none. */
    draftedAt,
    setDraftedAt,
    /** Something is stored that this version cannot show; what was saved of it is sent all the same. */
    unreadable: unreadable && {
      discard: unreadable.isSaved ? undefined : () => discard(unreadable.id),
    },
  }
}

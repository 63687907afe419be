import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { DraftWriter, readDraft, type DraftPlace, type Snapshot, type Unsaved } from '@/lib/drafts'
import { pictureOf, type Entry } from '@/lib/outbox/entry'
import { session } from '@/lib/session'

interface DraftOptions<Values> {
  /** One per form and target, such as `tournament:new`. Must not change while the form is mounted. */
  key: string
  /** What the form holds beyond the server's state; null when there is no difference. */
  unsaved: Unsaved<Values> | null
  onRestore: (draft: Unsaved<Values>) => void
  /** The form begins with something else, and leaves an earlier draft where it is. */
  isFresh?: boolean
  /** The way back from a draft to what the form opens with otherwise. */
  startOver: {
    words: string
    act: () => void
    /** Whether the form holds just that, where that is no saved state. */
    isReached?: (() => boolean) | undefined
  }
  /** What was saved and waits in the outbox, if this form is to go on from there. */
  findEntry?: () => Promise<Entry | undefined>
  onEntry?: (entry: Entry) => void
}

interface Restored<Values> {
  /** In epoch milliseconds. */
  savedAt: number
  /** What the form held before it was started over. */
  replaced?: Unsaved<Values>
}

/** Keeps what is typed on the device while it differs from what the server has, and restores it. */
export function useDraft<Values>(options: DraftOptions<Values>) {
  const { key, unsaved, startOver } = options
  const [restored, setRestored] = useState<Restored<Values>>()
  const [place, setPlace] = useState<DraftPlace>()
  const [writer] = useState(() => new DraftWriter<Values>(key, setPlace))
  const present = useEffectEvent(() => options)
  // What waits in the outbox keeps its id, whatever the form is started over with.
  const isOfEntry = useRef(false)

  useEffect(() => writer.update(unsaved))

  useEffect(() => {
    let isGone = false
    void Promise.all([readDraft<Values>(key), present().findEntry?.()]).then(([draft, entry]) => {
      // What was typed before they were read is not replaced.
      if (isGone || present().isFresh || !isAtStart(present())) return
      if (draft && (!entry || isOlder(entry, draft))) {
        writer.adopt(draft.id, draft)
        setRestored({ savedAt: draft.savedAt })
        present().onRestore(draft)
      } else if (entry) {
        const saved = unsavedOf<Values>(entry)
        writer.adopt(entry.id, saved)
        present().onRestore(saved)
      }
      isOfEntry.current = entry !== undefined
      if (entry) present().onEntry?.(entry)
    })
    const listening = new AbortController()
    const { signal } = listening
    const stopListening = session.subscribe(writer.flush)
    window.addEventListener('pagehide', writer.flush, { signal })
    // While the browser asks whether to leave, no timer runs.
    window.addEventListener('beforeunload', writer.flush, { signal })
    document.addEventListener('visibilitychange', writer.flush, { signal })
    return () => {
      isGone = true
      stopListening()
      listening.abort()
      writer.flush()
    }
  }, [key, writer])

  const replaced = restored?.replaced
  return {
    restored: restored && {
      savedAt: restored.savedAt,
      wayBack: startOver.words,
      startOver() {
        if (unsaved) setRestored({ ...restored, replaced: unsaved })
        startOver.act()
        if (!isOfEntry.current) writer.renew()
      },
      isReplaced: replaced !== undefined,
      /** Absent: there is nothing to undo, or something has been typed since. */
      undo:
        replaced && isAtStart(options)
          ? () => {
              setRestored({ savedAt: restored.savedAt })
              options.onRestore(replaced)
            }
          : undefined,
    },
    place: unsaved ? place : undefined,
    id: () => writer.id,
    renew: () => writer.renew(),
    isOnDevice: () => writer.isOnDevice(),
    /** The server has it all: forget the draft and write no more. */
    finish: () => writer.finish(),
  }
}

/** Whether the form holds what it opens with when there is no draft. */
function isAtStart<Values>({ unsaved, startOver }: DraftOptions<Values>) {
  return unsaved === null || (startOver.isReached?.() ?? false)
}

/** A draft of another entry, or older than what was saved of it, has nothing to give. */
const isOlder = (entry: Entry, draft: { id: string; savedAt: number }) =>
  draft.id === entry.id && draft.savedAt > entry.savedAt

function unsavedOf<Values>(entry: Entry): Unsaved<Values> {
  return {
    values: entry.values as Values,
    picture: pictureOf(entry),
    base: entry.base as Snapshot<Values>,
  }
}

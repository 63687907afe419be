import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { DraftKeeper, readFreeDrafts, type Unsaved } from '@/lib/draft-keeper'
import type { DraftPlace, Snapshot } from '@/lib/drafts'
import { pictureOf, type Entry } from '@/lib/outbox/entry'
import { session } from '@/lib/session'

interface DraftOptions<Values> {
  /** One per form and target, such as `tournament:new`. */
  key: string
  /** What the form holds beyond the server's state; null when there is no difference. */
  unsaved: Unsaved<Values> | null
  onRestore: (draft: Unsaved<Values>) => void
  /** It begins with something else: what an earlier opening left behind waits for the next one. */
  isFresh?: boolean
  /** The way back from a draft to what the form opens with otherwise. */
  startOver: {
    words: string
    act: () => void
    /** Whether it holds just that, where that is no saved state; absent: it is one. */
    isReached?: (() => boolean) | undefined
  }
  /** What was saved and waits in the outbox, if this form is to go on from there. */
  findEntry?: () => Promise<Entry | undefined>
  onEntry?: (entry: Entry) => void
}

/** What the form was filled with. */
interface Filled<Values> {
  /** In epoch milliseconds. */
  savedAt: number
  /** What it held before it was started over. */
  aside?: Unsaved<Values>
}

/**
 * Keeps what is typed on the device while it differs from what the server has. The next opening is
 * filled with it, says so, and has one way back. A form's target must not change while it is mounted.
 */
export function useDraft<Values>(options: DraftOptions<Values>) {
  const { key, unsaved, startOver } = options
  const [filled, setFilled] = useState<Filled<Values>>()
  const [place, setPlace] = useState<DraftPlace>()
  const present = useEffectEvent(() => options)
  const keeper = useRef<DraftKeeper<Values>>(null)
  // What waits in the outbox is what is saved over, whatever the form is started over with.
  const isOfEntry = useRef(false)

  useEffect(() => keeper.current?.changed())

  useEffect(() => {
    let isGone = false
    const own = new DraftKeeper<Values>(key, () => present().unsaved, setPlace)
    keeper.current = own
    void Promise.all([readFreeDrafts<Values>(key), present().findEntry?.()]).then((found) => {
      const [drafts, entry] = found
      // What was typed before they were read is not replaced.
      if (isGone || present().isFresh || !isAtStart(present())) return
      const draft = drafts.find(({ id, savedAt }) => !entry || isAfter(entry, id, savedAt))
      if (draft) {
        own.adopt(draft.id, draft)
        setFilled({ savedAt: draft.savedAt })
        present().onRestore(draft)
      } else if (entry) {
        const saved = unsavedOf<Values>(entry)
        own.adopt(entry.id, saved)
        present().onRestore(saved)
      }
      isOfEntry.current = entry !== undefined
      if (entry) present().onEntry?.(entry)
    })
    const flush = () => own.flush()
    const listening = new AbortController()
    const { signal } = listening
    const stopHearing = session.subscribe(flush)
    // What is first written when the page goes may be lost with it. While the browser asks whether to
    // leave, no timer runs.
    window.addEventListener('beforeunload', flush, { signal })
    window.addEventListener('pagehide', flush, { signal })
    document.addEventListener('visibilitychange', flush, { signal })
    return () => {
      isGone = true
      stopHearing()
      listening.abort()
      own.close()
    }
  }, [key])

  const aside = filled?.aside
  return {
    /** With what an earlier opening left behind, or with nothing of it after `startOver`. */
    filled: filled && {
      savedAt: filled.savedAt,
      wayBack: startOver.words,
      startOver() {
        if (unsaved) setFilled({ ...filled, aside: unsaved })
        startOver.act()
        // Not under the key by which the server may know what was typed before.
        if (!isOfEntry.current) keeper.current?.renew()
      },
      /** Absent: there is nothing to undo, or something has been typed since. */
      undo:
        aside && isAtStart(options)
          ? () => {
              setFilled({ savedAt: filled.savedAt })
              options.onRestore(aside)
            }
          : undefined,
      isAside: aside !== undefined,
    },
    place: unsaved ? place : undefined,
    id: () => keeper.current?.id ?? '',
    renew: () => keeper.current?.renew(),
    isOnDevice: async () => (await keeper.current?.isOnDevice()) ?? false,
    /** The server has it all: forget this opening's draft and write no more. */
    finish: () => keeper.current?.finish(),
  }
}

/** Whether the form holds what it opens with when there is no draft. */
function isAtStart<Values>({ unsaved, startOver }: DraftOptions<Values>) {
  return unsaved === null || (startOver.isReached?.() ?? false)
}

/** Older than what was saved of it, a draft has nothing to give; nor has that of another entry. */
const isAfter = (entry: Entry, id: string, savedAt: number) =>
  id === entry.id && savedAt > entry.savedAt

function unsavedOf<Values>(entry: Entry): Unsaved<Values> {
  return {
    values: entry.values as Values,
    picture: pictureOf(entry),
    base: entry.base as Snapshot<Values>,
  }
}

import { useEffect, useRef, useState } from 'react'
import { DraftKeeper, type Unsaved } from '@/lib/draft-keeper'
import { dropDraft, readDrafts, type Draft, type DraftPlace, type Snapshot } from '@/lib/drafts'
import { pictureOf, type Entry } from '@/lib/outbox/entry'
import { waiting } from '@/lib/outbox/waiting'
import { session } from '@/lib/session'

/** Names account and form that the next opening fills by itself: after a 401, or from 'Reopen'. */
const REFILL = 'academy.refill'

interface DraftOptions<Values> {
  /** One per form and target, such as `tournament:new`. */
  key: string
  /** What the form holds beyond the server's state; null when there is no difference. */
  unsaved: Unsaved<Values> | null
  onRestore: (draft: Unsaved<Values>) => void
  /** What was saved and waits in the outbox, if this form is to go on from there. */
  findEntry?: () => Promise<Entry | undefined>
  onEntry?: (entry: Entry) => void
}

/**
 * Keeps what is typed on the device while it differs from what the server has, and offers what an
 * earlier opening left behind. An offer that is neither taken nor discarded stays, whatever is
 * typed beside it. A form's target must not change while it is mounted.
 */
export function useDraft<Values>(options: DraftOptions<Values>) {
  const { key, unsaved } = options
  const [offers, setOffers] = useState<Draft<Values>[]>([])
  const [place, setPlace] = useState<DraftPlace>()
  const latest = useRef(options)
  const keeper = useRef<DraftKeeper<Values>>(null)

  useEffect(() => {
    latest.current = options
    keeper.current?.changed()
  })

  useEffect(() => {
    let isGone = false
    const own = new DraftKeeper<Values>(key, () => latest.current.unsaved, setPlace)
    keeper.current = own
    void Promise.all([readDrafts<Values>(key), latest.current.findEntry?.()]).then((found) => {
      if (isGone) return
      const [drafts, entry] = found
      if (entry && !latest.current.unsaved) {
        const draft = unsavedOf<Values>(entry)
        own.adopt(entry.id, draft)
        latest.current.onRestore(draft)
        latest.current.onEntry?.(entry)
        // Older than what was saved of it, a draft has nothing to offer.
        return setOffers(
          drafts.filter(({ id, savedAt }) => id !== entry.id || savedAt > entry.savedAt)
        )
      }
      const refill = takeRefill(key) && !latest.current.unsaved ? drafts.shift() : undefined
      if (refill) {
        own.adopt(refill.id, refill)
        latest.current.onRestore(refill)
      }
      setOffers(drafts)
    })
    const flush = () => own.flush()
    const onSession = () => {
      if (!session.token() && latest.current.unsaved) askRefill(key)
      flush()
    }
    const stopListening = session.subscribe(onSession)
    // What is first written when the page goes may be lost with it. While the browser asks whether to
    // leave, no timer runs.
    window.addEventListener('beforeunload', flush)
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      isGone = true
      stopListening()
      window.removeEventListener('beforeunload', flush)
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [key])

  const offered = offers[0]
  return {
    offered,
    place: unsaved ? place : undefined,
    id: () => keeper.current?.id ?? '',
    renew: () => keeper.current?.renew(),
    isOnDevice: async () => (await keeper.current?.isOnDevice()) ?? false,
    restore() {
      if (!offered) return
      keeper.current?.adopt(offered.id, offered)
      setOffers(offers.slice(1))
      options.onRestore(offered)
    },
    discard() {
      if (!offered) return
      setOffers(offers.slice(1))
      void dropDraft(key, offered.id)
    },
    /** The server has it all: forget this opening's draft and write no more. */
    finish: () => keeper.current?.finish(),
  }
}

function unsavedOf<Values>(entry: Entry): Unsaved<Values> {
  return {
    values: entry.values as Values,
    picture: pictureOf(entry),
    base: entry.base as Snapshot<Values>,
  }
}

/** The next opening of this form in this tab restores its newest draft unasked. */
export function askRefill(key: string): void {
  sessionStorage.setItem(REFILL, refillOf(key))
}

/** Whoever else signs in is not given what was typed before. */
const refillOf = (key: string) => `${waiting.account()} ${key}`

export function isRefillAsked(key: string): boolean {
  // Whose it is, is known only later; a form that was copied is filled before.
  return sessionStorage.getItem(REFILL)?.endsWith(` ${key}`) ?? false
}

function takeRefill(key: string): boolean {
  if (sessionStorage.getItem(REFILL) !== refillOf(key)) return false
  sessionStorage.removeItem(REFILL)
  return true
}

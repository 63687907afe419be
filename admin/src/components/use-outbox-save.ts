import { useEffect, useRef, useState, type RefObject } from 'react'
import { toast } from 'sonner'
import { v7 as uuid } from 'uuid'
import * as m from 'virtual:admin-messages'
import { cancel, Discarded, hold, save, waitForSignIn } from '@/lib/outbox/outbox'
import type { Entry } from '@/lib/outbox/entry'
import type { Sendable } from '@/lib/outbox/transmit'
import { session } from '@/lib/session'

const SLOW_MS = 5_000

/**
 * `page`: only in the form, `unkept`: as the device refused it; `kept`: on this device, and sent
 * even if the page goes; `late`: and the answer lets one wait.
 */
export type SavePlace = 'page' | 'unkept' | 'kept' | 'late'

export const isKept = (place: SavePlace) => place === 'kept' || place === 'late'

/**
 * The saving of one opening of a form. What it has saved is taken back when the form goes before
 * the answer has come, unless it was told to go on without the form.
 */
export function useOutboxSave(kind: Sendable, isDone: RefObject<boolean>) {
  const [place, setPlace] = useState<SavePlace>('page')
  const [opening] = useState(() => uuid())
  const saved = useRef<string>(undefined)
  const letGo = useRef<() => void>(undefined)
  const here = useRef<AbortController>(null)

  useEffect(() => {
    const presence = new AbortController()
    here.current = presence
    const leave = () => {
      presence.abort()
      letGo.current?.()
      if (!saved.current || isDone.current) return
      void (session.token() ? cancel : waitForSignIn)(saved.current, opening)
    }
    return leave
  }, [isDone, opening])

  return {
    place,
    /** Keeps an entry of the outbox from being sent for as long as the form is open on it. */
    takeUp(id: string) {
      letGo.current = hold(id)
    },
    async save(content: Omit<Entry, 'opening'>): Promise<void> {
      const entry = { ...content, opening }
      setPlace('page')
      saved.current = entry.id
      letGo.current?.()
      letGo.current = undefined
      const onUnanswered = () => setPlace((before) => (before === 'kept' ? 'late' : before))
      const slow = window.setTimeout(onUnanswered, SLOW_MS)
      const signal = here.current?.signal ?? AbortSignal.abort()
      try {
        await save(kind, entry, {
          onKept: (isKept) => setPlace(isKept ? 'kept' : 'unkept'),
          onUnanswered,
          signal,
        })
      } catch (error) {
        if (!signal.aborted) {
          // What an earlier opening had saved may have come back.
          letGo.current = hold(entry.id)
          throw error
        }
        // Nothing of it is on the device that could find out.
        toast(m.cancelledLook())
        throw new Discarded()
      } finally {
        window.clearTimeout(slow)
      }
    },
  }
}

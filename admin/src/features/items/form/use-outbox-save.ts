import { useEffect, useRef, useState, type RefObject } from 'react'
import { discard, Discarded, dropUnsent, hold, save } from '@/lib/outbox/outbox'
import type { Entry } from '@/lib/outbox/entry'
import type { Sendable } from '@/lib/outbox/transmit'
import { session } from '@/lib/session'

const SLOW_MS = 5_000

/**
 * `unsent`: only in the form; `noRoom`: the device refused to keep it; `queued`: on this device, and
 * sent even if the page goes; `slow`: queued, and the answer takes its time.
 */
export type SaveStatus = 'unsent' | 'noRoom' | 'queued' | 'slow'

export const isQueued = (status: SaveStatus) => status === 'queued' || status === 'slow'

/**
 * The saving of one opening of a form. When the form goes before the answer has come, what was never
 * sent is dropped; what was sent goes on, and its toast offers Undo.
 */
export function useOutboxSave(kind: Sendable, isDone: RefObject<boolean>) {
  const [status, setStatus] = useState<SaveStatus>('unsent')
  const saved = useRef<string>(undefined)
  const isTakenUp = useRef(false)
  const release = useRef<() => void>(undefined)
  const mounted = useRef<AbortController>(null)

  useEffect(() => {
    const abort = new AbortController()
    mounted.current = abort
    const leave = () => {
      abort.abort()
      release.current?.()
      // What waited before this form was opened goes on waiting.
      if (!saved.current || isDone.current || isTakenUp.current) return
      // After the next sign-in the draft fills the form: it is not waiting here as well.
      void (session.token() ? dropUnsent : discard)(saved.current)
    }
    return leave
  }, [isDone])

  return {
    status,
    /** Keeps an entry of the outbox from being sent for as long as the form is open on it. */
    takeUp(id: string) {
      isTakenUp.current = true
      release.current = hold(id)
    },
    async save(entry: Entry): Promise<void> {
      setStatus('unsent')
      saved.current = entry.id
      release.current?.()
      release.current = undefined
      const onUnanswered = () => setStatus((before) => (before === 'queued' ? 'slow' : before))
      const slow = window.setTimeout(onUnanswered, SLOW_MS)
      const signal = mounted.current?.signal ?? AbortSignal.abort()
      try {
        await save(kind, entry, {
          onKept: (isKept) => setStatus(isKept ? 'queued' : 'noRoom'),
          onUnanswered,
          signal,
        })
      } catch (error) {
        if (signal.aborted) throw new Discarded()
        release.current = hold(entry.id)
        throw error
      } finally {
        window.clearTimeout(slow)
      }
    },
  }
}

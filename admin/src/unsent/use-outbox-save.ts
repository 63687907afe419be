import { useEffect, useRef } from 'react'
import type { Sendable } from './attempt'
import type { Entry } from './forms'
import { save, type SaveStatus } from './save'

/** The saving of one opening of a form. What was saved goes on when the form goes. */
export function useOutboxSave(kind: Sendable, onStatus: (status: SaveStatus) => void) {
  const mounted = useRef<AbortController>(null)

  useEffect(() => {
    const abort = new AbortController()
    mounted.current = abort
    return () => abort.abort()
  }, [])

  return {
    isLeft: () => mounted.current?.signal.aborted ?? true,
    save: (entry: Entry) =>
      save(kind, entry, onStatus, mounted.current?.signal ?? AbortSignal.abort()),
  }
}

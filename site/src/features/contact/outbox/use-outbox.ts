import { useEffect } from 'react'
import {
  OUTBOX_EVENT,
  readOutbox,
  takeRefused,
  type ContactMessage,
  type OutboxState,
} from './outbox'
import type { Outcome } from '../outcome'

/**
 * Follows the messages that waited on this device (every page sends them) and reports their outcome.
 * @param onRefused puts a refused message back into the form; false while the form holds another one,
 *   and then the refused one stays in the outbox until the form is empty
 */
export function useOutbox(
  onOutcome: (outcome: Outcome) => void,
  onRefused: (message: ContactMessage) => boolean
) {
  useEffect(() => {
    takeRefused(onRefused)
    if (!navigator.onLine && readOutbox().length > 0) onOutcome({ state: 'waiting' })

    const follow = (event: Event) => {
      event.preventDefault()
      const state = (event as CustomEvent<OutboxState>).detail
      if (state === 'refused') takeRefused(onRefused)
      else onOutcome({ state })
    }
    window.addEventListener(OUTBOX_EVENT, follow)
    return () => window.removeEventListener(OUTBOX_EVENT, follow)
  }, [onOutcome, onRefused])
}

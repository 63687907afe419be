import { useEffect } from 'react'
import {
  OUTBOX_EVENT,
  dropFromOutbox,
  readOutbox,
  type ContactMessage,
  type OutboxState,
} from '~/lib/outbox'
import type { Outcome } from './outcome'

/**
 * Follows the messages that waited on this device (every page sends them), and says here what
 * became of them. `onRefused` gets back one that was not accepted.
 */
export function useOutbox(
  onOutcome: (outcome: Outcome) => void,
  onRefused: (message: ContactMessage) => void
) {
  useEffect(() => {
    const takeBack = () => {
      for (const message of readOutbox().filter(({ isRefused }) => isRefused)) {
        dropFromOutbox(message)
        onRefused(message)
      }
    }
    takeBack()
    if (!navigator.onLine && readOutbox().length > 0) onOutcome({ state: 'kept' })

    const follow = (event: Event) => {
      event.preventDefault()
      const state = (event as CustomEvent<OutboxState>).detail
      if (state === 'refused') takeBack()
      else onOutcome({ state })
    }
    window.addEventListener(OUTBOX_EVENT, follow)
    return () => window.removeEventListener(OUTBOX_EVENT, follow)
  }, [onOutcome, onRefused])
}

import { useEffect } from 'react'
import {
  OUTBOX_EVENT,
  dropFromOutbox,
  readOutbox,
  type Letter,
  type OutboxState,
} from '~/lib/outbox'
import type { Outcome } from './outcome'

/**
 * Follows the messages that waited on this device (every page sends them), and says here what
 * became of them. `onRefused` gets back one that was not accepted.
 */
export function useOutbox(
  onOutcome: (outcome: Outcome) => void,
  onRefused: (letter: Letter) => void
) {
  useEffect(() => {
    const takeBack = () => {
      for (const letter of readOutbox().filter(({ isRefused }) => isRefused)) {
        dropFromOutbox(letter)
        onRefused(letter)
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

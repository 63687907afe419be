import { useEffect } from 'react'
import { dropFromOutbox, readOutbox, send } from './outbox'
import type { Outcome } from './outcome'

/**
 * Sends what waits on this device: when the page opens and whenever the network returns.
 * A message the API refuses for good is not kept for ever; anything else waits for the next time.
 */
export function useOutbox(onOutcome: (outcome: Outcome) => void) {
  useEffect(() => {
    let isSending = false

    const flush = async () => {
      if (isSending || readOutbox().length === 0) return
      if (!navigator.onLine) return onOutcome({ state: 'kept' })
      isSending = true
      onOutcome({ state: 'submitting' })
      try {
        for (const letter of readOutbox()) {
          const refusal = await send(letter)
          if (refusal && (refusal.status >= 500 || refusal.status === 429)) throw refusal
          dropFromOutbox(letter)
        }
        onOutcome({ state: 'sent' })
      } catch {
        onOutcome({ state: 'kept' })
      } finally {
        isSending = false
      }
    }

    const wake = () => void flush()
    wake()
    window.addEventListener('online', wake)
    return () => window.removeEventListener('online', wake)
  }, [onOutcome])
}

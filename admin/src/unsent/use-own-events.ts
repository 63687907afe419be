import { waiting } from './entries'
import { useOutboxEvents, type OutboxEvent } from './events'
import type { Entry } from './forms'

/**
 * Hears what becomes of what this account has saved, in any tab. What another account has saved on this
 * device may be answered after it has signed out.
 */
export function useOwnEvents(onEvent: (event: Extract<OutboxEvent, { entry: Entry }>) => void) {
  useOutboxEvents((event) => {
    if ('entry' in event && event.entry.account === waiting.account()) onEvent(event)
  })
}

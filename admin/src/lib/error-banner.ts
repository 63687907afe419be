import { m } from '@/lib/messages'
/** Said after a sentence about a failure that the missing network explains. */
export const offlineWords = () => (navigator.onLine ? '' : m.offlineAfter())

let message = ''
const listeners = new Set<() => void>()

/** The one sentence in the red banner above the view; empty when all is well. */
export const errorBanner = {
  message: () => message,
  show(next: string) {
    message = next
    for (const listener of listeners) listener()
  },
  clear(only?: string) {
    if (message && (only === undefined || only === message)) errorBanner.show('')
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

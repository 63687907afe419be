import { externalValue } from '@/lib/external-value'
import { m } from '@/lib/messages'

/** Stands after a sentence about a failure that the missing network explains. */
const offlineWords = () => (navigator.onLine ? '' : m.offlineAfter())

const message = externalValue('')

/** The one sentence in the red banner above the view; empty when all is well. */
export const errorBanner = {
  message: message.get,
  use: message.use,
  show: message.set,
  /** What was refused, in words that are no part of the first view; otherwise what has failed. */
  async showRefusal(error: unknown, failure: string) {
    const sentence = await import('@/lib/refusal-words').then(
      ({ messageOf }) => messageOf(error, failure),
      () => failure
    )
    message.set(sentence + offlineWords())
  },
  clear(only = message.get()) {
    if (only && only === message.get()) message.set('')
  },
}

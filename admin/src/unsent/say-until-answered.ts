import { toast } from 'sonner'
import { outboxEvents, type OutboxEvent } from './events'
import { isFinal } from './attempt'

/** Whether it says what has become of an entry. */
function isAnswer(event: OutboxEvent, id: string): boolean {
  if (event.type === 'removed') return event.id === id
  if (!('entry' in event) || event.entry.id !== id) return false
  return event.type === 'stored' || (event.refusal !== undefined && isFinal(event.refusal))
}

/** Says where a save stands whose form was left, until it is known what has become of it. */
export function sayUntilAnswered(id: string, words: string) {
  const notice = toast(words)
  const stop = outboxEvents.subscribe((event) => {
    if (!isAnswer(event, id)) return
    toast.dismiss(notice)
    stop()
  })
}

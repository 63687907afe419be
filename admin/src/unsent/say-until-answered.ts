import { toast } from 'sonner'
import { answerIn } from './answers'
import { outboxEvents } from './events'

/** Says where a save stands whose form was left, until it is known what has become of it. */
export function sayUntilAnswered(id: string, words: string) {
  const notice = toast(words)
  const stop = outboxEvents.subscribe((event) => {
    if (!answerIn(event, id)) return
    toast.dismiss(notice)
    stop()
  })
}

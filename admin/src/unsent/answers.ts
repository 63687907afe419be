import { useEffect, useEffectEvent } from 'react'
import type { Refusal } from '@/lib/errors'
import { isFinal } from './attempt'
import { needsPerson, waiting } from './entries'
import { useOutboxEvents, type OutboxEvent } from './events'
import type { Entry } from './forms'

/** What has become of an entry, after which it is not sent again as it is. */
type Answer =
  | { type: 'stored'; item: object }
  | { type: 'removed' }
  | { type: 'refused'; entry: Entry; refusal: Refusal }

/** What an event says has become of an entry. */
export function answerIn(event: OutboxEvent, id: string): Answer | undefined {
  if (event.type === 'removed') return event.id === id ? { type: 'removed' } : undefined
  if (!('entry' in event) || event.entry.id !== id) return undefined
  if (event.type === 'stored') return { type: 'stored', item: event.item }
  const { entry, refusal } = event
  return refusal && isFinal(refusal) ? { type: 'refused', entry, refusal } : undefined
}

/** Entries whose answer something that is open waits for, and shows. */
const awaited = new Set<string>()

export const isAwaited = ({ id }: Entry) => awaited.has(id)

/** @returns the way to stop */
export function awaitAnswer(id: string): () => void {
  awaited.add(id)
  return () => void awaited.delete(id)
}

/** Hears what becomes of the entry that has the id by then. */
export function useAnswer(id: () => string | undefined, onAnswer: (answer: Answer) => void) {
  useOutboxEvents((event) => {
    const answer = answerIn(event, id() ?? '')
    if (answer) onAnswer(answer)
  })
}

/** Hears of the refusal of a posted entry while what has posted it is open; nothing else says so then. */
export function useRefusal(id: string | undefined, onRefused: () => void) {
  const tell = useEffectEvent(onRefused)
  useAnswer(
    () => id,
    ({ type }) => {
      if (type === 'refused') onRefused()
    }
  )
  useEffect(() => {
    if (!id) return
    // It may have come before this was drawn.
    if (waiting.entries()?.some((entry) => entry.id === id && needsPerson(entry))) tell()
    return awaitAnswer(id)
  }, [id])
}

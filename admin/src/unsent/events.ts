import { useEffect, useEffectEvent } from 'react'
import type { Refusal } from '@/lib/errors'
import type { Entry } from './forms'

export type OutboxEvent =
  | { type: 'changed' }
  /** The server has it, and this is the item. */
  | { type: 'stored'; entry: Entry; item: object }
  /** An attempt failed, with the server's answer where there was one. */
  | { type: 'failed'; entry: Entry; refusal: Refusal | undefined }
  | { type: 'removed'; id: string }
  /** A draft was discarded outside its form. */
  | { type: 'dropped'; id: string }

type Listener = (event: OutboxEvent) => void

const listeners = new Set<Listener>()
const channel = new BroadcastChannel('academy.outbox')

function notify(event: OutboxEvent) {
  for (const listener of [...listeners]) listener(event)
}
channel.addEventListener('message', ({ data }: MessageEvent<OutboxEvent>) => notify(data))

export const outboxEvents = {
  emit(event: OutboxEvent) {
    channel.postMessage(event)
    notify(event)
  },
  subscribe(listener: Listener) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Hears of all that happens in the outbox, in any tab, for as long as the component is there. */
export function useOutboxEvents(listener: Listener) {
  const onEvent = useEffectEvent(listener)
  useEffect(() => outboxEvents.subscribe((event) => onEvent(event)), [])
}

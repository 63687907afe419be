import type { Entry, Refusal } from './entry'

/** What the tabs tell each other about the outbox. */
export type News =
  | { type: 'changed' }
  /** The server has it, and this is the item. */
  | { type: 'stored'; entry: Entry; item: object }
  /** It was cancelled, but the server had stored it before. */
  | { type: 'stored anyway'; entry: Entry; itemId: string }
  /** An attempt failed, with the server's answer where there was one. */
  | { type: 'failed'; entry: Entry; refusal: Refusal | undefined }
  /** It left the outbox without having been stored. */
  | { type: 'removed'; id: string }
  /** Whoever is sending it is to stop. */
  | { type: 'cancel'; id: string }

type Listener = (news: News) => void

const listeners = new Set<Listener>()
const channel = new BroadcastChannel('academy.outbox')

function hear(news: News) {
  for (const listener of [...listeners]) listener(news)
}
channel.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data))

export const news = {
  /** Tells this tab and every other one. */
  tell(item: News) {
    channel.postMessage(item)
    hear(item)
  },
  subscribe(listener: Listener) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

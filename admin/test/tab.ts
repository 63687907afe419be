import { vi } from 'vitest'
import type { Entry } from '@/unsent/entries'

export const ACCOUNT = 'director@academy.example'

/** One tab of the app without its screen: modules of its own, on the device that all tabs share. */
export async function openTab(account = ACCOUNT) {
  vi.resetModules()
  const { speak } = await import('@/lib/spoken-language')
  await speak('en')
  const [
    { save },
    { post, postFields },
    { discard, sendNow },
    { startSender },
    { readEntries, waiting },
    { outboxEvents },
    { session },
    tournaments,
  ] = await Promise.all([
    import('@/unsent/save'),
    import('@/unsent/post'),
    import('@/unsent/waiting-entry'),
    import('@/unsent/sender'),
    import('@/unsent/entries'),
    import('@/unsent/events'),
    import('@/lib/session'),
    import('@/features/tournaments/tournament-resource'),
  ])
  const kind = tournaments.tournamentResource
  const stored: string[] = []
  waiting.setAccount(account)
  const stopListening = outboxEvents.subscribe((event) => {
    if (event.type === 'stored') stored.push((event.item as { title: string }).title)
  })
  let stopSender: (() => void) | undefined
  return {
    save,
    post,
    postFields,
    discard,
    sendNow,
    kind,
    session,
    waiting,
    readEntries,
    events: outboxEvents,
    /** Titles of which the tab received a `stored` event. */
    stored,
    startSender: () => (stopSender = startSender(account, { tournaments: kind })),
    close() {
      stopSender?.()
      stopListening()
    },
  }
}

export type Tab = Awaited<ReturnType<typeof openTab>>

const ID = '019c0000-0000-7000-8000-000000000001'

/** A tournament as a form saves it: new, or with `itemId` a change. */
export function entryOf(title: string, more: Partial<Entry> = {}): Entry {
  return {
    id: ID,
    key: ID,
    account: ACCOUNT,
    kind: 'tournaments',
    title,
    form: 'tournament:new',
    state: 'waiting',
    fields: { title },
    picture: null,
    values: { title },
    savedAt: Date.now(),
    tries: 0,
    nextAt: 0,
    ...more,
  }
}

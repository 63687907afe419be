import {
  dehydrate,
  hydrate,
  type DehydratedState,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { clear, createStore, set, values } from 'idb-keyval'
import { session } from '@/lib/session'

const STARTED_AT = Date.now()

const store = createStore('academy-kept', 'answers')

/** Of use to the same session only, and to the same version of the app, which this script's name tells. */
const buster = () => `${import.meta.url} ${session.token()?.slice(0, 16)}`

interface Cached {
  buster: string
  state: DehydratedState
}

/** Stores the answers of all queries with `meta.isCached` on this device, for a start without a network. */
export const cacheAnswers = (client: QueryClient) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { query } = event
    // What is changed without a network is not the server's yet.
    if (!query.meta?.isCached || !navigator.onLine || !session.token()) return
    const state = dehydrate(client, { shouldDehydrateQuery: (other) => other === query })
    // Words in it are functions, which cannot be stored; who asks again brings them along.
    for (const stored of state.queries) stored.meta = { isCached: true }
    set(query.queryHash, { buster: buster(), state } satisfies Cached, store).catch(
      (error: unknown) => console.warn('A list cannot be stored on this device', error)
    )
  })

/** Fills in what was stored in this session wherever nothing newer is there. Never rejects. */
export async function restoreAnswers(client: QueryClient): Promise<void> {
  try {
    for (const cached of await values<Cached>(store)) {
      if (cached.buster === buster()) hydrate(client, cached.state)
    }
  } catch (error) {
    console.warn('The lists on this device cannot be read', error)
  }
}

session.subscribe(() => {
  if (!session.token()) clear(store).catch(() => undefined)
})

/** Whether an earlier start of the app has loaded it, and this one has not yet. */
const isOld = ({ state, queryKey }: Query) =>
  state.data !== undefined && state.dataUpdatedAt < STARTED_AT && queryKey[0] !== 'profile'

/** From when the oldest of what is shown is, in epoch milliseconds, if an earlier start has loaded it. */
export function cachedSince(client: QueryClient): number | undefined {
  const old = client.getQueryCache().findAll({ type: 'active', predicate: isOld })
  return old.length > 0 ? Math.min(...old.map(({ state }) => state.dataUpdatedAt)) : undefined
}

export const refreshCached = (client: QueryClient) =>
  client.refetchQueries({ type: 'active', predicate: isOld }, { cancelRefetch: false })

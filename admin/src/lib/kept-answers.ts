import {
  dehydrate,
  hydrate,
  type DehydratedState,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { createStore, del, get, set } from 'idb-keyval'
import { session } from '@/lib/session'

/** From the build: changes with what the API's answers look like. */
declare const __DATA_SHAPE__: string

const STARTED_AT = Date.now()
const SAVE_PAUSE_MS = 1_000

const store = createStore('academy-kept', 'answers')
const KEY = 'answers'

/** What was kept is of use to the same session only, and to the same shape of the answers. */
const buster = () => `${__DATA_SHAPE__} ${session.token()?.slice(0, 16)}`

/** Keeps the answers of all queries with `meta.isKept` on this device, for a start without a network. */
export function keepAnswers(client: QueryClient): () => void {
  let timer: number | undefined
  const save = () => {
    timer = undefined
    // What is changed without a network is not the server's yet.
    if (!navigator.onLine || !session.token()) return
    const state = dehydrate(client, {
      shouldDehydrateQuery: ({ meta, state }) => meta?.isKept === true && state.data !== undefined,
    })
    set(KEY, { buster: buster(), state }, store).catch((error: unknown) =>
      console.warn('The lists cannot be kept on this device', error)
    )
  }
  return client.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') timer ??= window.setTimeout(save, SAVE_PAUSE_MS)
  })
}

/** Fills in what was kept of this session wherever nothing newer is there. Never rejects. */
export async function restoreAnswers(client: QueryClient): Promise<void> {
  try {
    const kept = await get<{ buster: string; state: DehydratedState }>(KEY, store)
    if (kept?.buster === buster()) hydrate(client, kept.state)
  } catch (error) {
    console.warn('What was kept on this device cannot be read', error)
  }
}

session.subscribe(() => {
  if (!session.token()) del(KEY, store).catch(() => undefined)
})

/** Whether an earlier start of the app has loaded it, and this one has not yet. */
const isOld = ({ state, queryKey }: Query) =>
  state.data !== undefined && state.dataUpdatedAt < STARTED_AT && queryKey[0] !== 'profile'

/** From when the oldest of what is shown is, in epoch milliseconds, if an earlier start has loaded it. */
export function keptSince(client: QueryClient): number | undefined {
  const old = client.getQueryCache().findAll({ type: 'active', predicate: isOld })
  return old.length > 0 ? Math.min(...old.map(({ state }) => state.dataUpdatedAt)) : undefined
}

/** Asks the server again for what is shown of an earlier start. */
export const refreshKept = (client: QueryClient) =>
  client.refetchQueries({ type: 'active', predicate: isOld })

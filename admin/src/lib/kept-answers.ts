import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { KEPT_ANSWERS, session } from '@/lib/session'

/** From the build: changes with what the API's answers look like. */
declare const __DATA_SHAPE__: string

/** One answer as it lies on the device. `loadedAt`: when the server gave it, in epoch milliseconds. */
interface Kept {
  /** Of whose session it is. */
  owner: string
  shape: string
  queryKey: QueryKey
  data: unknown
  loadedAt: number
}

/** By the query's hash. React Query's own time also moves with changes that are made here. */
const loaded = new Map<string, number>()
/** Hashes of what an earlier start of the app has loaded, and this one has not yet. */
const restored = new Set<string>()

/** A fingerprint of the session's token, so that no other session is shown what this one has loaded. */
async function ownerOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}

/** Absent without https, as the worker is. */
const canKeep = 'caches' in globalThis

/**
 * Keeps the answers of all queries with `meta.isKept` on this device as they come, for a start
 * without a network. The end of the session removes them. Returns the way to stop.
 */
export function keepAnswers(client: QueryClient) {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { queryKey, queryHash, state, meta } = event.query
    if (!meta?.isKept) return
    if (!event.action.manual) {
      loaded.set(queryHash, state.dataUpdatedAt)
      restored.delete(queryHash)
    }
    // What is changed without a network is not the server's yet.
    const loadedAt = loaded.get(queryHash)
    if (canKeep && navigator.onLine && loadedAt) {
      keep({ queryKey, data: state.data, loadedAt }).catch((error: unknown) =>
        console.warn('A list cannot be kept on this device', error)
      )
    }
  })
}

async function keep(answer: Pick<Kept, 'queryKey' | 'data' | 'loadedAt'>) {
  const token = session.token()
  if (!token) return
  const kept: Kept = { ...answer, owner: await ownerOf(token), shape: __DATA_SHAPE__ }
  const cache = await caches.open(KEPT_ANSWERS)
  if (session.token() !== token) return
  const address = `/admin/kept/${encodeURIComponent(hashKey(answer.queryKey))}`
  await cache.put(address, Response.json(kept))
}

/** Fills in what was kept of this session wherever nothing newer is there. Never rejects. */
export async function restoreAnswers(client: QueryClient): Promise<void> {
  const token = session.token()
  if (!canKeep || !token) return
  try {
    const owner = await ownerOf(token)
    const cache = await caches.open(KEPT_ANSWERS)
    for (const request of await cache.keys()) {
      const kept = (await (await cache.match(request))?.json()) as Kept | undefined
      if (kept?.owner === owner && kept.shape === __DATA_SHAPE__) putBack(client, kept)
      else await cache.delete(request)
    }
  } catch (error) {
    console.warn('What was kept on this device cannot be read', error)
  }
}

function putBack(client: QueryClient, { queryKey, data, loadedAt }: Kept) {
  // Whatever this start has is newer, whatever the device's clock was set to meanwhile.
  if (client.getQueryData(queryKey) !== undefined) return
  // For as long as the page lives: without a network it cannot be had again.
  client.getQueryCache().build(client, { queryKey, gcTime: Infinity })
  const queryHash = hashKey(queryKey)
  restored.add(queryHash)
  loaded.set(queryHash, loadedAt)
  // Never fresh, however young: it is asked for as soon as there is a network.
  client.setQueryData(queryKey, data, { updatedAt: 1 })
}

/**
 * From when the oldest of what is shown is, in epoch milliseconds, if it was loaded by an earlier
 * start of the app and has not been loaded since.
 */
export function keptSince(client: QueryClient): number | undefined {
  const active = client.getQueryCache().findAll({ type: 'active' })
  const times = active
    .filter(({ state, queryKey }) => state.data !== undefined && queryKey[0] !== 'profile')
    .flatMap(({ queryHash }) => (restored.has(queryHash) ? (loaded.get(queryHash) ?? []) : []))
  return times.length > 0 ? Math.min(...times) : undefined
}

/** Asks the server again for what is shown of an earlier start of the app. */
export const refreshRestored = (client: QueryClient) =>
  client.refetchQueries({
    type: 'active',
    predicate: ({ queryHash }) => restored.has(queryHash),
  })

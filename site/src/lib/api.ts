/** What the islands ask of the API. Types come from `@academy/api`; no client library does. */

const ROOT = '/api'

export interface ListAnswer<Item> {
  items: Item[]
  etag: string | null
}

/**
 * A public list, or null when it is still the one with this ETag.
 * Rejects when the network or the API does not answer with a list.
 */
export async function getList<Item>(
  path: string,
  etag: string | null
): Promise<ListAnswer<Item> | null> {
  const response = await fetch(ROOT + path, {
    headers: { Accept: 'application/json', ...(etag ? { 'If-None-Match': etag } : {}) },
  })
  if (response.status === 304) return null
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const body = (await response.json()) as { data: Item[] }
  return { items: body.data, etag: response.headers.get('ETag') }
}

/** A refusal as the API words it: one sentence, and one for each field at fault. */
export interface Refusal {
  status: number
  message: string
  errors: Record<string, string>
}

/** Sends JSON. Null when it was accepted, else the refusal; rejects when there was no answer. */
export async function post(
  path: string,
  body: Record<string, unknown>,
  headers: Record<string, string>
): Promise<Refusal | null> {
  const response = await fetch(ROOT + path, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  })
  return response.ok ? null : readRefusal(response)
}

/** Reads a refusal; a body that is not the API's own (a proxy's page, say) leaves the words empty. */
export async function readRefusal(response: Response): Promise<Refusal> {
  const body = (await response.json().catch(() => ({}))) as Partial<Refusal>
  return { status: response.status, message: body.message ?? '', errors: body.errors ?? {} }
}

import { inLanguage } from '@academy/api/shared/text/translations'
import { language } from '~/i18n/language'
import { readPart, type ListPart } from './list'
import { readAnswer, type Refusal } from './post'

const TIMEOUT_MS = 5_000

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  // Read at request time: the built server is configured by its environment.
  return fetch(`${process.env.API_ORIGIN}/api${path}`, {
    ...init,
    headers: { Accept: 'application/json', ...init.headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

async function read<Body, Result>(path: string, use: (body: Body, response: Response) => Result) {
  try {
    const response = await ask(path)
    return response.ok ? use((await response.json()) as Body, response) : null
  } catch {
    return null
  }
}

export const fetchList = <Item>(path: string): Promise<ListPart<Item> | null> =>
  read(path, readPart<Item>)

export const fetchOne = <Answer>(path: string): Promise<Answer | null> =>
  read(path, ({ data }: { data: Answer }) => data)

/** What a page asked for, or the answer to give instead of the page. */
export type Found<Item> = { item: Item } | { response: Response }

/** The page that says so in the reader's language stands in for either (middleware.ts). */
const instead = (status: 404 | 503) => ({ response: new Response(null, { status }) })

export const missing = () => instead(404)

/** One item in the page's language; 404 when there is none to show, 503 when the API could not say. */
export async function fetchItem<Item>(path: string, slug: string): Promise<Found<Item>> {
  // Anything else ('..' above all) would ask for another address than the item's.
  if (!/^[\w-]+$/.test(slug)) return missing()
  try {
    const response = await ask(`${path}/${slug}`)
    // `/tournaments/admin` is another list of the API and answers 401: no item here either.
    if (response.status < 500 && response.status !== 429 && !response.ok) return missing()
    if (!response.ok) return instead(503)
    const body = (await response.json()) as { data: object }
    return { item: inLanguage(body.data, language()) as Item }
  } catch {
    return instead(503)
  }
}

/** Passes a visitor's message on, so that the API counts the visitor and not this server. */
export async function forwardMessage(
  body: Record<string, string>,
  forwardedFor: string
): Promise<Refusal | null> {
  try {
    const response = await ask('/contacts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwardedFor },
      body: JSON.stringify(body),
    })
    return await readAnswer(response)
  } catch {
    return { status: 503, faults: {} }
  }
}

/** Behind an invented first entry nobody can hide: the last untrusted one counts. */
export function forwardedFor(request: Request, peer: string): string {
  const before = request.headers.get('X-Forwarded-For')
  const plain = peer.replace(/^::ffff:/, '')
  return before ? `${before}, ${plain}` : plain
}

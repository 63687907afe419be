import type { PlainCode } from '@academy/api/shared/rules/codes'
import { vi } from 'vitest'

interface StoredItem {
  _id: string
  title: string
  version: number
  isActive: boolean
}

export type Fault =
  | 'request lost'
  /** It is done, but its answer never arrives. */
  | 'answer lost'
  /** It is done, and a gateway answers instead. */
  | 'gateway'
  /** A page of somebody else comes as its answer, and nothing is done. */
  | 'portal'
  /** No answer until the test lets it through, or the app gives up. */
  | 'silent'
  | { status: number; body?: object }

/** The app says it in its own words. */
const refusal = (code: PlainCode) => ({ message: 'No', code })

/** An API that stores tournaments as the real one does: once per key, and only over the version that was seen. */
export class FakeApi {
  readonly items = new Map<string, StoredItem>()
  readonly calls: { method: string; path: string; key: string | null }[] = []
  /** Taken by the next changing calls, one each. */
  readonly faults: Fault[] = []
  private readonly keys = new Map<string, { content: string; id: string; isNew: boolean }>()
  private readonly silent: (() => void)[] = []

  constructor() {
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
      this.answer(new Request(input, init))
    )
  }

  titles = () => [...this.items.values()].map(({ title }) => title).sort()

  put(item: Partial<StoredItem> & { _id: string }) {
    this.items.set(item._id, { title: 'Open', version: 1, isActive: true, ...item })
  }

  /** Answers the calls that hang. */
  speak() {
    for (const go of this.silent.splice(0)) go()
  }

  private async answer(request: Request): Promise<Response> {
    const { method } = request
    const path = new URL(request.url).pathname
    const key = request.headers.get('Idempotency-Key')
    this.calls.push({ method, path, key })
    if (!navigator.onLine) throw new TypeError('Failed to fetch')
    const fault = method === 'GET' ? undefined : this.faults.shift()
    if (fault === 'request lost') throw new TypeError('Failed to fetch')
    if (fault === 'portal') return new Response('<h1>Sign in</h1>', { status: 200 })
    if (fault === 'silent') await this.hang(request.signal)
    if (typeof fault === 'object')
      return Response.json(fault.body ?? { message: 'No' }, { status: fault.status })
    const answer = await this.handle(request, path, key)
    if (fault === 'answer lost') throw new TypeError('Failed to fetch')
    return fault === 'gateway' ? new Response('<h1>502</h1>', { status: 502 }) : answer
  }

  private hang(signal: AbortSignal) {
    return new Promise<void>((resolve, reject) => {
      this.silent.push(resolve)
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  }

  private async handle(request: Request, path: string, key: string | null) {
    const id = /^\/api\/tournaments\/([\w-]+)$/.exec(path)?.[1]
    if (request.method === 'DELETE') {
      this.items.delete(id ?? '')
      return Response.json({ data: { _id: id } })
    }
    if (path === '/api/auth/profile') {
      return Response.json({ user: { email: 'director@academy.example', language: 'en' } })
    }
    const form = await request.formData()
    const content = JSON.stringify([id, ...form])
    const known = this.keys.get(key ?? '')
    if (known && known.content !== content) {
      const data = known.isNew ? this.items.get(known.id) : undefined
      return Response.json({ ...refusal('key_reused'), data }, { status: 422 })
    }
    if (known) return Response.json({ data: this.items.get(known.id) })
    const before = id === undefined ? undefined : this.items.get(id)
    if (id !== undefined && !before) return Response.json(refusal('not_found'), { status: 404 })
    const version = request.headers.get('If-Match')
    if (before && version && version !== `"v${before.version}"`)
      return Response.json({ ...refusal('stale'), data: before }, { status: 409 })
    const item = {
      _id: before?._id ?? key ?? '',
      title: String(form.get('title') ?? before?.title),
      version: (before?.version ?? 0) + 1,
      isActive: true,
    }
    this.items.set(item._id, item)
    if (key) this.keys.set(key, { content, id: item._id, isNew: !before })
    return Response.json({ data: item }, { status: before ? 200 : 201 })
  }
}

import { beforeEach, expect, test, vi } from 'vitest'

const OWN = '<!doctype html><script src="/_astro/page.js"></script>'
const PORTAL = '<!doctype html><h1>Sign in to the network</h1>'

const page = (html: string, status = 200) =>
  new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
const script = () => new Response('', { headers: { 'Content-Type': 'text/javascript' } })

const origin = 'https://academy.example'
const caches = new Map<string, Map<string, Response>>()
const answers = new Map<string, () => Response>()
/** What a network was asked for: what the browser has just shown need not be asked again. */
let asked: string[]
let listeners: Map<string, (event: object) => void>

const pathOf = (request: string | Request) =>
  new URL(typeof request === 'string' ? request : request.url, origin).pathname

function cacheOf(name: string) {
  const stored = caches.get(name) ?? new Map<string, Response>()
  caches.set(name, stored)
  return {
    match: (path: string) => Promise.resolve(stored.get(path)?.clone()),
    put: (path: string, response: Response) => Promise.resolve(stored.set(path, response)),
    delete: (path: string) => Promise.resolve(stored.delete(path)),
    keys: () => Promise.resolve([...stored.keys()]),
  }
}

beforeEach(async () => {
  vi.resetModules()
  caches.clear()
  answers.clear()
  asked = []
  listeners = new Map()
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    skipWaiting: () => Promise.resolve(),
    clients: { matchAll: () => Promise.resolve([{ url: `${origin}/about` }]) },
  })
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('__PAGES__', 'academy-pages')
  vi.stubGlobal('__VERSION__', '1')
  const offlineCopy = 'of {time}'
  vi.stubGlobal('__MESSAGES__', { en: { offlineCopy }, mr: { offlineCopy } })
  vi.stubGlobal('caches', {
    open: (name: string) => Promise.resolve(cacheOf(name)),
    keys: () => Promise.resolve([...caches.keys()]),
    match: (path: string, { cacheName }: { cacheName: string }) => cacheOf(cacheName).match(path),
  })
  vi.stubGlobal('fetch', (request: string | Request, init?: RequestInit) => {
    if (init?.cache !== 'force-cache') asked.push(pathOf(request))
    return new Promise((resolve) => resolve(answers.get(pathOf(request))!()))
  })
  await import('./worker')
})

/** Opens an address, and waits until what comes of it is stored; gives what is shown. */
async function open(path: string, mode: string, answer: () => Response) {
  answers.set(path, answer)
  const waiting: Promise<unknown>[] = []
  let shown: Promise<Response> | undefined
  listeners.get('fetch')!({
    request: { method: 'GET', mode, url: `${origin}${path}`, headers: new Headers() },
    respondWith: (response: Promise<Response>) => {
      shown = response
      waiting.push(response)
    },
    waitUntil: (task: Promise<unknown>) => waiting.push(task),
  })
  await waiting[0]
  await Promise.all(waiting)
  return shown
}

const stored = () => [...caches.values()].flatMap((cache) => [...cache.keys()]).sort()

test.each<[string, () => Response, string[]]>([
  ['a page of ours', () => page(OWN), ['/_astro/page.js', '/about']],
  ['a 404 of ours', () => page(OWN, 404), ['/_astro/page.js']],
  ['a portal', () => page(PORTAL), ['/_astro/page.js', '/about']],
  ['a 404 of a portal', () => page(PORTAL, 404), ['/_astro/page.js', '/about']],
])('of a visited page, %s leaves the right copy', async (_name, answer, expected) => {
  answers.set('/_astro/page.js', script)
  await open('/about', 'navigate', () => page(OWN))
  await open('/about', 'navigate', answer)
  expect(stored()).toEqual(expected)
  const copy = await cacheOf('academy-pages').match('/about')
  expect((await copy?.text()) ?? OWN).toBe(OWN)
})

test('a page that comes instead of a script is not stored in its place', async () => {
  await open('/_astro/page.js', 'no-cors', () => page(PORTAL))
  expect(stored()).toEqual([])
  await open('/_astro/page.js', 'no-cors', script)
  expect(stored()).toEqual(['/_astro/page.js'])
})

test('the copy of the page that is open comes from the answer that was shown', async () => {
  const offline = ['/offline', '/mr/offline', '/hi/offline']
  for (const path of [...offline, '/about']) answers.set(path, () => page(OWN))
  answers.set('/_astro/page.js', script)
  let installed: Promise<unknown> | undefined
  listeners.get('install')!({ waitUntil: (task: Promise<unknown>) => (installed = task) })
  await installed
  expect(await cacheOf('academy-pages').match('/about')).toBeDefined()
  expect(asked.toSorted()).toEqual(['/_astro/page.js', ...offline].toSorted())
})

test.each([
  ['/about', 'of 13 Dec 2026, 2.30 pm'],
  ['/mr/about', 'of 13\u00a0डिसेंबर 2026, दुपारी 2.30'],
])('without a network the copy of %s says: %s', async (path, words) => {
  vi.setSystemTime(new Date(2026, 11, 13, 14, 30))
  answers.set('/_astro/page.js', script)
  await open(path, 'navigate', () => page(`${OWN}</body>`))
  const copy = await open(path, 'navigate', () => {
    throw new TypeError('Failed to fetch')
  })
  vi.useRealTimers()
  expect(await copy!.text()).toContain(`role="status">${words}</p></body>`)
})

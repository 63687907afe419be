/*
 * Pages come from the network; without one, the copy of a visited page with its time, else the offline
 * page. The build fills in what is declared here and writes one classic script.
 */
import { localMinute, minuteWords } from '@academy/api/shared/days/moment_words'
import type { Language } from '@academy/api/shared/languages/languages'

declare const self: ServiceWorkerGlobalScope
declare const __PAGES__: string
declare const __VERSION__: string
declare const __MESSAGES__: Record<Language, { offlineCopy: string }>

const worker = self
const MESSAGES = __MESSAGES__
const PAGES = __PAGES__
const ASSETS = `academy-assets-${__VERSION__}`
const OFFLINE_PAGES = { en: '/offline', mr: '/mr/offline', hi: '/hi/offline' }
const CACHED_AT = 'X-Cached-At'
const MAX_AGE = 7 * 24 * 60 * 60 * 1000

worker.addEventListener('install', (event) => {
  void worker.skipWaiting()
  event.waitUntil(precache())
})
worker.addEventListener('activate', (event) => {
  event.waitUntil(tidy())
})
worker.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request
  const { pathname, origin } = new URL(url)
  if (origin !== location.origin || method !== 'GET') return
  // A page that is open asks for itself, too: then the copy is the newest there was a signal for.
  const isPage = mode === 'navigate' || headers.get('Accept') === 'text/html'
  if (isPage && !/^\/(admin|api|login|uploads)(\/|$)/.test(pathname)) {
    event.respondWith(answerPage(event, pathname))
  } else if (pathname.startsWith('/_astro/')) {
    event.respondWith(answerAsset(pathname))
  }
})

async function precache() {
  for (const path of Object.values(OFFLINE_PAGES)) {
    const response = await answerAsset(path, { cache: 'reload' })
    await cacheAssets(await response.text())
  }
  // The page that is open was loaded before there was a worker: the browser still has its answer.
  for (const { url } of await worker.clients.matchAll({ includeUncontrolled: true })) {
    await fetch(url, { cache: 'force-cache' })
      .then((page) => cachePage(url, page))
      .catch(() => undefined)
  }
}

/** The scripts and drawings that a page or script names, and what those name in turn. */
async function cacheAssets(text: string) {
  for (const [, name] of text.matchAll(/["'`](?:\/?_astro\/|\.\/)([\w.-]+\.(?:js|svg))["'`#]/g)) {
    const path = `/_astro/${name}`
    if (await caches.match(path, { cacheName: ASSETS })) continue
    const response = await answerAsset(path)
    if (path.endsWith('.js')) await cacheAssets(await response.text())
  }
}

/** Their names change with their content, so a copy is as good as the network's. */
async function answerAsset(path: string, init?: RequestInit): Promise<Response> {
  const assets = await caches.open(ASSETS)
  const cached = await assets.match(path)
  if (cached) return cached
  const response = await fetch(path, init)
  const isGood = response.ok && isOurs(path, response, await response.clone().text())
  if (isGood) await assets.put(path, response.clone()).catch(() => undefined)
  return response
}

const isHtml = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html')

/** A portal or filter may answer with a page of its own: each of ours names its files, and no file is a page. */
const isOurs = (path: string, response: Response, text: string) =>
  path.startsWith('/_astro/') ? !isHtml(response) : isHtml(response) && text.includes('/_astro/')

async function answerPage(event: FetchEvent, path: string): Promise<Response> {
  try {
    const response = await fetch(event.request)
    event.waitUntil(cachePage(event.request.url, response.clone()).then(tidy))
    return response
  } catch {
    await tidy()
    const language = (/^\/(mr|hi)(?![^/])/.exec(path)?.[1] ?? 'en') as Language
    const copy = await (await caches.open(PAGES)).match(path)
    if (copy) return withNotice(copy, language)
    const offline = await caches.match(OFFLINE_PAGES[language])
    return new Response(offline?.body, { status: 503, headers: offline?.headers })
  }
}

/** Keeps a copy of a page with its scripts, and drops that of a page which is gone; no searches. */
async function cachePage(url: string, response: Response) {
  const pages = await caches.open(PAGES)
  const { status, type, headers } = response
  const { pathname, search } = new URL(url)
  if (type === 'opaqueredirect') await pages.delete(pathname)
  const html = await response.text()
  if (!isOurs(pathname, response, html)) return
  if (status === 404) await pages.delete(pathname)
  if (status !== 200 || search || headers.get('Cache-Control')?.includes('no-store')) return
  const dated = new Headers(headers)
  dated.set(CACHED_AT, String(Date.now()))
  // First its scripts: a copy without them would be a page that does nothing.
  await cacheAssets(html).catch(() => undefined)
  await pages.put(pathname, new Response(html, { headers: dated }))
}

async function tidy() {
  const pages = await caches.open(PAGES)
  for (const request of await pages.keys()) {
    const cachedAt = (await pages.match(request))?.headers.get(CACHED_AT)
    if (Date.now() - Number(cachedAt) > MAX_AGE) await pages.delete(request)
  }
  for (const name of await caches.keys()) {
    if (name.startsWith('academy-assets-') && name !== ASSETS) await caches.delete(name)
  }
}

async function withNotice(copy: Response, language: Language): Promise<Response> {
  const cachedAt = Number(copy.headers.get(CACHED_AT))
  const time = minuteWords(language, localMinute(cachedAt))
  const m = MESSAGES[language]
  const text = m.offlineCopy.replace('{time}', time)
  const notice = `<p class="offline-notice no-print" role="status">${text}</p></body>`
  return new Response((await copy.text()).replace('</body>', notice), { headers: copy.headers })
}

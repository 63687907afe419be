/*
 * The service worker of the public site. With a network it changes nothing: every page comes from
 * there. Without one it shows the copy of a page that was visited, and says so, else the offline page.
 * The build fills in versions, files and words and writes it as a classic script, so it imports nothing.
 */
interface Words {
  navHome: string
  keptCopy: string
}

declare const __MESSAGES__: Record<'en' | 'mr' | 'hi', Words>
declare const __PARTS__: Record<'en' | 'mr' | 'hi', string[]>

;((worker: ServiceWorkerGlobalScope) => {
  const MESSAGES = __MESSAGES__
  const CACHE = 'academy-pages'
  const OFFLINE = '/offline?__VERSION__'
  /** What a language's offline page plays its problem with: files with versions in their names. */
  const PARTS = __PARTS__
  const PARTS_CACHE = 'academy-parts-__VERSION__'
  const KEPT_AT = 'X-Kept-At'
  const PAGES_MAX = 30
  /** With as many pages 5 MB. */
  const PAGE_BYTES_MAX = 166_000
  /** Of a page that has gone and is not asked for again, the copy goes after a week. */
  const WEEK = 7 * 24 * 60 * 60 * 1000

  const NOTICE =
    '.kept-copy{position:fixed;z-index:30;inset:auto 0 0;padding:12px 16px;background:#1a1a1a;' +
    'border-top:1px solid #ffd700;color:#f5f1e3;text-align:center}body{padding-bottom:80px}'

  worker.addEventListener('install', (event) => {
    void worker.skipWaiting()
    event.waitUntil(Promise.all([open(), pageOpen()]).then(keepOffline))
  })
  worker.addEventListener('activate', (event) => {
    // The page is asked for while the worker starts, so that nobody waits for the worker.
    event.waitUntil(
      Promise.all([worker.registration.navigationPreload?.enable(), open().then(tidy)])
    )
  })
  worker.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    const { pathname } = new URL(url)
    const isPage = mode === 'navigate' && method === 'GET'
    if (isPage && !/^\/(admin|api|login|uploads)(\/|$)/.test(pathname)) {
      event.respondWith(answer(event))
    } else if (Object.values(PARTS).flat().includes(pathname)) {
      event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(event.request)))
    }
  })

  const open = () => caches.open(CACHE)
  const pathOf = ({ url }: Request) => new URL(url).pathname
  const keptAt = (copy: Response) => Number(copy.headers.get(KEPT_AT))
  /** The language of an address. */
  const languageOf = (path: string) =>
    (/^\/(mr|hi)(?![^/])/.exec(path)?.[1] ?? 'en') as 'en' | 'mr' | 'hi'
  const when = (copy: Response, language: string) =>
    new Date(keptAt(copy)).toLocaleString(`${language}-IN-u-nu-latn`, {
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })

  async function answer(event: FetchEvent): Promise<Response> {
    const { request } = event
    let response: Response
    try {
      response = (await event.preloadResponse) ?? (await fetch(request))
    } catch {
      return fromDevice(request)
    }
    const { status, type, headers } = response
    const isGone = status === 404 || status === 410 || type === 'opaqueredirect'
    const isLasting =
      status === 200 &&
      headers.get('Content-Type')?.startsWith('text/html') &&
      !headers.get('Cache-Control')?.includes('no-store')
    if (isGone) event.waitUntil(open().then((cache) => cache.delete(pathOf(request))))
    else if (isLasting && !new URL(request.url).search) {
      event.waitUntil(keep(pathOf(request), response.clone()))
    }
    return response
  }

  /** A page that is open just now. */
  async function pageOpen(): Promise<string> {
    const [page] = await worker.clients.matchAll({ includeUncontrolled: true })
    return page ? new URL(page.url).pathname : '/'
  }

  /** The offline page in the language of an address. */
  const offlineFor = (path: string) =>
    (languageOf(path) === 'en' ? '' : `/${languageOf(path)}`) + OFFLINE

  /** Nobody pays for it in a language that they do not read. */
  async function keepOffline([cache, path]: [Cache, string]) {
    const page = offlineFor(path)
    if (await cache.match(page)) return
    // The page last: where it stands, all that it needs does too.
    await caches.open(PARTS_CACHE).then((parts) => parts.addAll(PARTS[languageOf(path)]))
    await cache.add(new Request(page, { cache: 'reload' }))
  }

  async function keep(path: string, response: Response) {
    const page = await response.blob()
    if (page.size > PAGE_BYTES_MAX) return
    const headers = new Headers(response.headers)
    headers.set(KEPT_AT, String(Date.now()))
    const cache = await open()
    await cache.put(path, new Response(page, { headers }))
    await keepOffline([cache, path]).catch(() => {})
    await tidy(cache)
  }

  /** The copies, newest first. */
  async function copies(cache: Cache) {
    const found: { path: string; copy: Response }[] = []
    for (const request of await cache.keys()) {
      const copy = await cache.match(request)
      if (copy && keptAt(copy)) found.push({ path: pathOf(request), copy })
    }
    return found.sort((a, b) => keptAt(b.copy) - keptAt(a.copy))
  }

  /** Leaves the newest copies, and the offline page of this version. */
  async function tidy(cache: Cache) {
    const all = await copies(cache)
    const old = all.filter(
      ({ copy }, index) => index >= PAGES_MAX || keptAt(copy) < Date.now() - WEEK
    )
    await Promise.all(old.map(({ path }) => cache.delete(path)))
    for (const { url } of await cache.keys()) {
      if (url.includes('/offline?') && !url.endsWith(OFFLINE)) await cache.delete(url)
    }
    for (const name of await caches.keys()) {
      if (/^academy-parts-/.test(name) && name !== PARTS_CACHE) await caches.delete(name)
    }
  }

  async function fromDevice(request: Request): Promise<Response> {
    const cache = await open()
    await tidy(cache)
    const path = pathOf(request)
    const language = languageOf(path)
    const copy = await cache.match(path)
    if (copy) return asCopy(copy, language)
    const page = await cache.match(offlineFor(path))
    return page ? withCopies(page, await copies(cache), language) : Response.error()
  }

  /** The page with a line that says from when it is, for whose style its policy gives leave. */
  async function asCopy(copy: Response, language: 'en' | 'mr' | 'hi'): Promise<Response> {
    const m = MESSAGES[language]
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(NOTICE))
    const hash = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
    const line = m.keptCopy.replace('{time}', when(copy, language))
    const html = (await copy.text())
      .replace('</head>', `<style>${NOTICE}</style></head>`)
      .replace('</body>', `<p class="kept-copy no-print" role="status">${line}</p></body>`)
    const headers = new Headers(copy.headers)
    const policy = headers.get('Content-Security-Policy')
    if (policy) {
      headers.set('Content-Security-Policy', policy.replace('style-src ', `style-src ${hash} `))
    }
    return new Response(html, { headers })
  }

  /** The offline page with links to what was visited. Titles stand in the copies as HTML. */
  async function withCopies(
    page: Response,
    visited: { path: string; copy: Response }[],
    language: 'en' | 'mr' | 'hi'
  ): Promise<Response> {
    const html = await page.text()
    const init = { status: 503, headers: page.headers }
    if (visited.length === 0) return new Response(html, init)
    const items = await Promise.all(
      visited.map(async ({ path, copy }) => {
        const time = when(copy, language)
        const m = MESSAGES[languageOf(path)]
        const title = /<title>([^<]*) · /.exec(await copy.text())?.[1] ?? m.navHome
        return `<a href="${path}">${title}</a> <span>${time}</span>`
      })
    )
    const filled = html
      .replace(' data-kept hidden', '')
      .replace(/(<li[^>]*>)<\/li>/, (_, li: string) =>
        items.map((item) => `${li}${item}</li>`).join('')
      )
    return new Response(filled, init)
  }
})(self as unknown as ServiceWorkerGlobalScope)

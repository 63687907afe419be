/*
 * The service worker of the public site: pages come from the network. Without one it shows the copy of a
 * page that was visited, with its time, else the offline page.
 * The build fills in version and texts and writes a classic script, so this file imports nothing.
 */
declare const __MESSAGES__: Record<'en' | 'mr' | 'hi', { keptCopy: string }>

;((worker: ServiceWorkerGlobalScope) => {
  const MESSAGES = __MESSAGES__
  const PAGES = 'academy-pages'
  const ASSETS = 'academy-assets-__VERSION__'
  const OFFLINE_PAGES = { en: '/offline', mr: '/mr/offline', hi: '/hi/offline' }
  const CACHED_AT = 'X-Cached-At'
  const MAX_PAGES = 30
  const MAX_AGE = 7 * 24 * 60 * 60 * 1000

  const languageOf = (path: string) =>
    (/^\/(mr|hi)(?![^/])/.exec(path)?.[1] ?? 'en') as keyof typeof MESSAGES

  worker.addEventListener('install', (event) => {
    void worker.skipWaiting()
    event.waitUntil(precache())
  })
  worker.addEventListener('activate', (event) => {
    // An earlier version enabled it, which would ask for every page twice now.
    event.waitUntil(Promise.all([worker.registration.navigationPreload?.disable(), tidy()]))
  })
  worker.addEventListener('fetch', (event) => {
    const { method, mode, url, headers } = event.request
    const address = new URL(url)
    const { pathname, origin } = address
    if (origin !== location.origin || method !== 'GET') return
    // A page that is open asks for itself, too: then the copy is the newest there was a signal for.
    const isPage = mode === 'navigate' || headers.get('Accept') === 'text/html'
    if (isPage && !/^\/(admin|api|login|uploads)(\/|$)/.test(pathname)) {
      event.respondWith(answerPage(event, address))
    } else if (pathname.startsWith('/_astro/')) {
      event.respondWith(answerAsset(pathname, event))
    }
  })

  async function precache() {
    const pages = await caches.open(PAGES)
    for (const path of Object.values(OFFLINE_PAGES)) {
      const response = await fetch(path, { cache: 'reload' })
      await pages.put(path, response.clone())
      await cacheAssets(await response.text())
    }
    // The page that is open was loaded before there was a worker.
    const open = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' })
    for (const { url } of open) {
      const response = await fetch(url).catch(() => undefined)
      if (response) await cachePage(new URL(url), response)
    }
  }

  /** The scripts and drawings that a page or script names, and what those name in turn. */
  async function cacheAssets(text: string) {
    for (const [, name] of text.matchAll(/["'](?:\/_astro\/|\.\/)([\w.-]+\.(?:js|svg))["'#]/g)) {
      const path = `/_astro/${name}`
      if (await caches.match(path)) continue
      const response = await answerAsset(path)
      if (path.endsWith('.js')) await cacheAssets(await response.text())
    }
  }

  /** Their names change with their content, so a copy is as good as the network's. */
  async function answerAsset(path: string, event?: FetchEvent): Promise<Response> {
    const cached = await caches.match(path)
    if (cached) return cached
    const response = await fetch(path)
    if (!response.ok) return response
    const copy = response.clone()
    const stored = caches.open(ASSETS).then((assets) => assets.put(path, copy))
    if (event) event.waitUntil(stored)
    else await stored
    return response
  }

  async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
    try {
      const response = await fetch(event.request)
      event.waitUntil(cachePage(url, response.clone()).then(tidy))
      return response
    } catch {
      await tidy()
      const language = languageOf(url.pathname)
      const copy = await caches.match(url.pathname)
      if (copy?.headers.has(CACHED_AT)) return withNotice(copy, language)
      const offline = await caches.match(OFFLINE_PAGES[language])
      return offline
        ? new Response(offline.body, { status: 503, headers: offline.headers })
        : Response.error()
    }
  }

  /** Keeps a copy of a page with its scripts, and drops that of a page which is gone; no searches. */
  async function cachePage({ pathname, search }: URL, response: Response) {
    const pages = await caches.open(PAGES)
    const { status, type, headers } = response
    if (search !== '') return
    if (status === 404 || status === 410 || type === 'opaqueredirect') await pages.delete(pathname)
    const isPage = headers.get('Content-Type')?.startsWith('text/html')
    if (status !== 200 || !isPage || headers.get('Cache-Control')?.includes('no-store')) return
    const html = await response.text()
    const dated = new Headers(headers)
    dated.set(CACHED_AT, String(Date.now()))
    // First its scripts: a copy without them would be a page that does nothing.
    await cacheAssets(html).catch(() => undefined)
    await pages.put(pathname, new Response(html, { headers: dated }))
  }

  async function tidy() {
    const pages = await caches.open(PAGES)
    const copies = []
    for (const request of await pages.keys()) {
      const cachedAt = (await pages.match(request))?.headers.get(CACHED_AT)
      if (cachedAt) copies.push({ request, age: Date.now() - Number(cachedAt) })
    }
    copies.sort((one, other) => one.age - other.age)
    const old = copies.filter(({ age }, index) => index >= MAX_PAGES || age > MAX_AGE)
    await Promise.all(old.map(({ request }) => pages.delete(request)))
    for (const name of await caches.keys()) {
      if (/^academy-(assets|parts)-/.test(name) && name !== ASSETS) await caches.delete(name)
    }
  }

  async function withNotice(copy: Response, language: keyof typeof MESSAGES): Promise<Response> {
    const time = new Date(Number(copy.headers.get(CACHED_AT))).toLocaleString(
      `${language}-IN-u-nu-latn`,
      { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
    )
    const m = MESSAGES[language]
    const text = m.keptCopy.replace('{time}', time)
    const notice = `<p class="offline-notice no-print" role="status">${text}</p></body>`
    return new Response((await copy.text()).replace('</body>', notice), { headers: copy.headers })
  }
})(self as unknown as ServiceWorkerGlobalScope)

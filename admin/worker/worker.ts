/*
 * The service worker of the director's app: stores all files of one version on the device, so that
 * the app opens and every form works without a network. The build fills in the version and
 * the list of files and writes it as a classic script, so it imports nothing.
 *
 * Tabs that are open when a newer version comes still find the files of their own: those stay for
 * two more versions, and their names are made of their content.
 */
declare const self: ServiceWorkerGlobalScope
declare const __FILES__: { url: string; integrity?: string }[]

;((worker: ServiceWorkerGlobalScope) => {
  const SHELLS = 'academy-admin-'
  const SHELL = `${SHELLS}__VERSION__`
  const FORMER_SHELLS = 2
  const PAGE = '/admin'
  const files = __FILES__

  worker.addEventListener('install', (event) => {
    event.waitUntil(storeFiles().then(() => worker.skipWaiting()))
  })
  worker.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([worker.clients.claim(), dropOldShells()]))
  })
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== worker.location.origin) return
    if (request.mode === 'navigate') {
      const isFile = /\.\w+$/.test(pathname)
      if (/^\/admin(\/|$)/.test(pathname) && !isFile) event.respondWith(page(request))
    } else if (pathname.startsWith('/admin/assets/')) {
      event.respondWith(file(request))
    }
  })

  /** All or nothing. The page's checksum refuses one of another version, should that be served by now. */
  async function storeFiles() {
    const cache = await caches.open(SHELL)
    await cache.addAll(
      files.map(({ url, integrity }) =>
        integrity ? new Request(url, { integrity, cache: 'reload' }) : url
      )
    )
  }

  async function dropOldShells() {
    const names = await caches.keys()
    const former = names.filter((name) => name.startsWith(SHELLS) && name !== SHELL)
    const dropped = former.slice(0, -FORMER_SHELLS)
    await Promise.all(dropped.map((name) => caches.delete(name)))
  }

  async function page(request: Request) {
    return (await caches.match(PAGE, { cacheName: SHELL })) ?? fetch(request)
  }

  /** Of any version: whichever page asks knows which one it needs. */
  async function file(request: Request) {
    return (await caches.match(request.url)) ?? fetch(request)
  }
})(self)

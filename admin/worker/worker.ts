/*
 * The service worker of the director's app: keeps all files of one version on the device, so that
 * the app opens and every form works without a network. The build fills in the version and
 * the list of files and writes it as a classic script, so it imports nothing.
 *
 * Tabs that are open when a newer version comes still find the files of their own: those stay for
 * two more versions, and their names are made of their content.
 */
;((worker: ServiceWorkerGlobalScope) => {
  const SHELLS = 'academy-admin-'
  const SHELL = `${SHELLS}__VERSION__`
  const FORMER_SHELLS = 2
  const PAGE = '/admin'
  const files = '__FILES__' as unknown as { url: string; integrity?: string }[]

  /** Emptied when the session ends, by `src/lib/session.ts`. */
  const PICTURES = 'academy-kept-pictures'
  const PICTURES_MAX = 120

  worker.addEventListener('install', (event) => {
    event.waitUntil(keepFiles().then(() => worker.skipWaiting()))
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
    } else if (request.destination === 'image') {
      const name = /^\/(?:uploads|api\/withheld)\/(\w+\/\w+-(?:400|800)\.\w+)$/.exec(pathname)?.[1]
      if (name) event.respondWith(picture(event, name))
    }
  })

  /** All or nothing. The page's checksum refuses one of another version, should that be served by now. */
  async function keepFiles() {
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
    await Promise.all(former.slice(0, -FORMER_SHELLS).map((name) => caches.delete(name)))
  }

  async function page(request: Request) {
    return (await caches.match(PAGE, { cacheName: SHELL })) ?? fetch(request)
  }

  /** Of any version: whichever page asks knows which one it needs. */
  async function file(request: Request) {
    return (await caches.match(request.url)) ?? fetch(request)
  }

  /**
   * The network's, else the copy of what was seen before. It is kept under its file's name: the
   * address of a withheld picture changes with the hour.
   */
  async function picture({ request }: FetchEvent, name: string) {
    const cache = await caches.open(PICTURES)
    const address = `/uploads/${name}`
    try {
      const answer = await fetch(request)
      if (answer.status === 200 && !(await cache.match(address))) {
        await cache.put(address, answer.clone())
        const known = await cache.keys()
        await Promise.all(known.slice(0, -PICTURES_MAX).map((old) => cache.delete(old)))
      }
      return answer
    } catch {
      return (await cache.match(address)) ?? Response.error()
    }
  }
})(self as unknown as ServiceWorkerGlobalScope)

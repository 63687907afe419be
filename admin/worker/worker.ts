/*
 * The service worker of the director's app: keeps all files of one version on the device, so that
 * the app opens and every form works without a network. The build fills in the version and
 * the list of files and writes it as a classic script, so it imports nothing.
 *
 * A newer version waits until every tab of the present one is closed, or until the director asks for
 * it. Tabs that are open then still find the files of their own version: those stay for two more
 * versions, and their names are made of their content.
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

  /** Where the phone's share sheet sends to (`share_target` of the manifest). */
  const SHARE = '/admin/share'

  worker.addEventListener('install', (event) => {
    event.waitUntil(keepFiles())
  })
  worker.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([worker.clients.claim(), dropOldShells()]))
  })
  worker.addEventListener('message', ({ data }) => {
    if (data === 'take-over') void worker.skipWaiting()
  })
  worker.addEventListener('sync', (event) => {
    // TypeScript does not know Background Sync.
    const { tag, waitUntil } = event as ExtendableEvent & { tag: string }
    if (tag === 'outbox') waitUntil.call(event, tellAll({ type: 'send-outbox' }))
  })
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method === 'POST' && pathname === SHARE) event.respondWith(takeShare(request))
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

  /** What is shared with the installed app is kept before anything else, whoever is signed in. */
  async function takeShare(request: Request) {
    try {
      const form = await request.formData()
      const id = `shared-${Date.now()}-${crypto.randomUUID()}`
      const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
      const texts = ['title', 'text', 'url'].map((name) => form.get(name)).filter(isText)
      // A form without a file sends an empty one.
      const files = form.getAll('files').filter((file) => typeof file !== 'string' && file.size > 0)
      await keepShare({ id, texts, files, receivedAt: Date.now() })
      return Response.redirect(`${SHARE}?id=${id}`, 303)
    } catch {
      return Response.redirect(`${SHARE}?unkept`, 303)
    }
  }

  /** In the outbox's store, where `src/lib/outbox/shares.ts` finds it. */
  function keepShare(share: { id: string } & Record<string, unknown>) {
    return new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('academy-outbox')
      opening.onupgradeneeded = () => opening.result.createObjectStore('entries')
      opening.onerror = reject
      opening.onsuccess = () => {
        const database = opening.result
        const transaction = database.transaction('entries', 'readwrite')
        transaction.onabort = reject
        transaction.oncomplete = () => {
          database.close()
          resolve()
        }
        transaction.objectStore('entries').put(share, share.id)
      }
    })
  }

  /** Also the tabs that began on the sign-in page, which lies outside the scope. */
  async function tellAll(message: object) {
    const clients = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    for (const client of clients) client.postMessage(message)
  }
})(self as unknown as ServiceWorkerGlobalScope)

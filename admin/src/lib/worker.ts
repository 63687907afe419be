let registration: ServiceWorkerRegistration | undefined
const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

/** What the service worker (`worker/worker.ts`) holds ready. */
export const newVersion = {
  /** Whether a newer version of the app waits for its turn. The first one of all has it at once. */
  isWaiting: () => Boolean(registration?.waiting && registration.active),

  /** Puts it into force and loads this page anew; other tabs stay with the version they have. */
  take() {
    const next = registration?.waiting
    next?.addEventListener('statechange', () => {
      if (next.state === 'activated') window.location.reload()
    })
    next?.postMessage('take-over')
  },

  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Once the page has nothing else to do. Browsers without workers, and http, go without. */
export function startWorker() {
  if (!import.meta.env.PROD || registration || !('serviceWorker' in navigator)) return
  const start = () => void register().catch((error: unknown) => console.warn('No worker', error))
  // Safari has only the timer.
  if ('requestIdleCallback' in window) window.requestIdleCallback(start)
  else setTimeout(start, 1_000)
}

async function register() {
  // `/admin` has no slash at its end: the server allows this scope, which is wider than the file's place.
  registration = await navigator.serviceWorker.register('/admin/worker.js', { scope: '/admin' })
  // Undefined where a test blocks workers.
  registration?.addEventListener('updatefound', () => {
    registration?.installing?.addEventListener('statechange', tell)
  })
  registration?.waiting?.addEventListener('statechange', tell)
  tell()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    registration?.update().catch(() => undefined)
  })
}

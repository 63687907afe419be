import { whenIdle } from './when-idle'

let isOutdated = false

/** Whether the service worker (`worker/worker.ts`) serves a newer version than this page's by now. */
export const isPageOutdated = () => isOutdated

let isStarted = false

/** In idle time. Browsers without workers, and http, go without. */
export function startWorker() {
  if (!import.meta.env.PROD || isStarted || !('serviceWorker' in navigator)) return
  isStarted = true
  whenIdle(() => void register().catch((error: unknown) => console.warn('No worker', error)))
}

async function register() {
  const { serviceWorker } = navigator
  // The first worker of all brings this very version.
  let isFirst = !(await serviceWorker.getRegistration('/admin'))?.active
  serviceWorker.addEventListener('controllerchange', () => {
    isOutdated = !isFirst
    isFirst = false
  })
  // `/admin` has no slash at its end: the server allows this scope, which is wider than the file's place.
  const registration = await serviceWorker.register('/admin/worker.js', { scope: '/admin' })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration?.update().catch(() => undefined)
  })
}

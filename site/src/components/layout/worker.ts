/* For when there is no network (worker/worker.ts). Nothing of the first view waits for it. */
if (import.meta.env.PROD) {
  addEventListener('load', () => navigator.serviceWorker?.register('/worker.js').catch(() => {}))
}
// A copy from the device gives way to the page itself.
if (document.querySelector('.offline-notice')) addEventListener('online', () => location.reload())

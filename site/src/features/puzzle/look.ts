/** Wakes the page's board when it is about to be seen. */
const root = document.querySelector<HTMLElement>('.puzzle-board')!
const standIn = () => {
  root.innerHTML = root.querySelector('noscript')?.textContent ?? ''
}

new IntersectionObserver(
  ([entry], observer) => {
    if (!entry!.isIntersecting) return
    observer.disconnect()
    const { source } = root.dataset
    const problem = source
      ? fetch(source)
          .then((answer) => (answer.ok ? answer.json() : null))
          .catch(() => null)
      : null
    import('./board').then(({ wake }) => wake(root, problem)).catch(standIn)
  },
  { rootMargin: '40px' }
).observe(root)

/** Which day it is in India, counted: the problem and the tournaments' states turn at its midnight. */
const today = () => Math.floor((Date.now() + 19_800_000) / 86_400_000)

/**
 * Asks for the page anew when a tab is looked at again on another day. By the device's clock alone: one that is
 * wrong would never agree with the server's.
 */
function turnWithDay() {
  const day = today()
  const look = () => {
    if (document.hidden || today() === day) return
    // Without a network, yesterday's page is better than none.
    void fetch(location.href, { method: 'HEAD' }).then(
      ({ ok }) => ok && location.reload(),
      () => undefined
    )
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', look)
}

if ('live' in root.dataset) turnWithDay()

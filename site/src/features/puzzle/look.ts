import { turnWithDay } from './next-day'

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

if ('live' in root.dataset) turnWithDay()

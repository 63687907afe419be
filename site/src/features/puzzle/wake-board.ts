import { indianDay } from '@academy/api/shared/days/indian_days'

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

const today = () => indianDay(Date.now())
const loadedOn = today()

// A tab that is looked at again on another day shows that day's problem.
document.addEventListener('visibilitychange', () => {
  const isOutdated = 'live' in root.dataset && today() !== loadedOn
  if (isOutdated && !document.hidden && navigator.onLine) location.reload()
})

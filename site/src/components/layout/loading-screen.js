try {
  const key = 'academy.visited'
  const isInHead = document.currentScript !== null
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isInHead && !sessionStorage.getItem(key) && !still) {
    const { classList } = document.documentElement
    const leave = () => classList.remove('is-loading')
    classList.add('is-loading')
    requestAnimationFrame(() => setTimeout(leave, 2000))
    addEventListener('keydown', leave)
    addEventListener('click', leave)
  }
  sessionStorage.setItem(key, '1')
} catch {
  // Storage is blocked: then there is no loading screen either.
}

// Runs in the head, before anything is painted: a later script would show the page, then cover it.
try {
  const key = 'academy.visited'
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!sessionStorage.getItem(key) && !still) {
    const { classList } = document.documentElement
    const leave = () => classList.remove('is-loading')
    classList.add('is-loading')
    requestAnimationFrame(() => setTimeout(leave, 2000))
    // Keyboard focus must not move about underneath.
    addEventListener('keydown', leave, { once: true })
  }
  sessionStorage.setItem(key, '1')
} catch {
  // Storage is closed to the page: no first view can be told from a second, so no loading screen.
}

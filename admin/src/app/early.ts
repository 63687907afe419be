/*
 * Runs before the app, as a classic script at the top of the built page: sends a visitor without
 * a token to the sign-in page, and asks for the view's scripts and its first data at once instead
 * of one after the other. The app works the same without it.
 */
;(() => {
  const chunks = '__CHUNKS__' as unknown as Record<string, string[]>
  const views: Record<string, [chunk: string, data: string]> = {
    '/admin': ['tournaments-page', '/api/tournaments/admin?page=1&perPage=24'],
    '/admin/achievements': ['achievements-page', '/api/achievements/admin?page=1&perPage=24'],
    '/admin/contacts': ['contacts-page', '/api/contacts?page=1&perPage=25'],
    '/admin/settings': ['settings-page', '/api/settings'],
  }

  function preload(chunk: string) {
    for (const href of chunks[chunk] ?? []) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
  }

  const path = location.pathname.replace(/\/$/, '')
  if (!path.startsWith('/admin')) return preload('sign-in-page')

  let token: string | null = null
  try {
    token = localStorage.getItem('academy.token')
  } catch {
    return
  }
  if (!token) {
    // Kept on the device, the app finds its sign-in page without a network; the address does not.
    if (!navigator.onLine) return preload('sign-in-page')
    const here = location.pathname + location.search
    return location.replace(
      '/login' + (here === '/admin' ? '' : '?next=' + encodeURIComponent(here))
    )
  }

  preload('layout')
  const early: Record<string, Promise<Response>> = {}
  const ask = (url: string) => {
    if (!navigator.onLine) return
    early[url] = fetch(url, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
    })
    // Whoever takes the answer also sees the failure; nobody taking it must not be an error.
    early[url].catch(() => undefined)
  }
  ask('/api/auth/profile')
  const view = views[path]
  if (view) {
    preload(view[0])
    ask(view[1])
  }
  Object.assign(window, { academyEarly: early })
})()

/*
 * Which language a visitor reads: what was chosen last, else what the browser asks for first. A page in
 * another one offers it in a quiet line; nobody is sent anywhere.
 */
const KEY = 'academy.language'
const offers: Record<string, () => Promise<typeof import('./language-offer')>> = {
  en: () => import('./language-offer?language=en'),
  mr: () => import('./language-offer?language=mr'),
  hi: () => import('./language-offer?language=hi'),
}

const here = document.documentElement.lang.slice(0, 2)
const remember = (language: string) => {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Storage is closed to this page: it is offered again on the next.
  }
}
const addressIn = (language: string) => {
  const { pathname, search, hash } = location
  const bare = pathname.replace(/^\/(mr|hi)(?![^/])|^\/$/, '')
  return ((language === 'en' ? '' : `/${language}`) + bare || '/') + search + hash
}

addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]')
  if (!link) return
  remember(link.hreflang)
  // A search and an item that was opened came into the address after the page did.
  link.href = addressIn(link.hreflang)
})

addEventListener('load', () => {
  let wanted: string | null = null
  try {
    wanted = localStorage.getItem(KEY)
  } catch {
    return
  }
  wanted ??= navigator.language.slice(0, 2)
  if (wanted === here) return
  void offers[wanted]?.().then(({ offer }) => offer(addressIn(wanted), () => remember(here)))
})

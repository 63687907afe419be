import { language } from '~/i18n/language'
import { addressIn, languages, type Language } from '~/i18n/languages'

/*
 * A visitor's language: what was chosen last, else what the browser asks for first. A page in another
 * language offers it in a notice; nobody is redirected.
 */
const KEY = 'academy.language'

const remember = (chosen: string) => {
  try {
    localStorage.setItem(KEY, chosen)
  } catch {
    // Storage is blocked: the notice is shown again on the next page.
  }
}
const hrefIn = (other: Language) =>
  addressIn(other, location.pathname) + location.search + location.hash

addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]')
  if (!link) return
  remember(link.hreflang)
  // The search and the open item may have changed the address since the page was rendered.
  link.href = hrefIn(link.hreflang as Language)
})

addEventListener('load', () => {
  let wanted: string | null = null
  try {
    wanted = localStorage.getItem(KEY)
  } catch {
    return
  }
  wanted ??= navigator.language.slice(0, 2)
  const here = language()
  if (wanted === here || !(wanted in languages)) return
  const other = wanted as Language
  void import('./language-offer').then(({ offer }) =>
    offer(other, hrefIn(other), () => remember(here))
  )
})

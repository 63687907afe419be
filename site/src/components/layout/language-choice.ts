import { language } from '~/i18n/language'
import {
  addressIn,
  bareAddress,
  languages,
  type Language,
} from '@academy/api/shared/languages/languages'

/*
 * A visitor's language: what was chosen last, else what the browser asks for first. The home page opens
 * in the chosen one; any other page offers it once a session in a notice.
 */
const KEY = 'academy.language'
const OFFERED_KEY = 'academy.language-offered'

const hrefIn = (other: Language) =>
  addressIn(other, location.pathname) + location.search + location.hash

addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]')
  if (!link) return
  try {
    localStorage.setItem(KEY, link.hreflang)
  } catch {
    // Storage is blocked: the language is chosen for this page alone.
  }
  // The search and the open item may have changed the address since the page was rendered.
  link.href = hrefIn(link.hreflang as Language)
})

function greet() {
  const chosen = localStorage.getItem(KEY)
  const wanted = (chosen ?? navigator.language.slice(0, 2)) as Language
  if (wanted === language() || !(wanted in languages)) return
  if (chosen && bareAddress(location.pathname) === '/') {
    location.replace(hrefIn(wanted))
    return
  }
  if (sessionStorage.getItem(OFFERED_KEY)) return
  sessionStorage.setItem(OFFERED_KEY, '1')
  addEventListener('load', () => {
    void import('./notice').then(({ offerLanguage }) => offerLanguage(wanted, hrefIn(wanted)))
  })
}

try {
  greet()
} catch {
  // Storage is blocked: nothing is known of the visitor.
}

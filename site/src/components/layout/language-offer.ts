import * as m from 'virtual:messages'
import { language } from '~/language'
import { pageFonts, RANGE } from '~/styles/devanagari'
import { showNotice } from './notice'

/** Says, in its own words, that a page is there in this language too. */
export function offer(href: string, onRefused: () => void): void {
  const link = { href, text: m.languageOfferLink() }
  const notice = showNotice(m.languageOffer(), link, onRefused)
  const spoken = language()
  notice.lang = spoken
  if (spoken === 'en') return
  // The page that this is said on has no font for it, and not every device has one.
  const source = `local("Noto Sans Devanagari"),url(${pageFonts[spoken].regular})`
  const font = new FontFace('Hind', source, { unicodeRange: RANGE })
  document.fonts.add(font)
  notice.style.fontFamily = 'Hind, Roboto, sans-serif'
}

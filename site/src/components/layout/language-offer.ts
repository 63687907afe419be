import * as m from 'virtual:messages'
import { inLanguage } from '~/i18n/language'
import type { Language } from '~/i18n/languages'
import { pageFonts, RANGE } from '~/styles/devanagari'
import { showNotice } from './notice'

export function offer(language: Language, href: string, onRefused: () => void): void {
  const notice = inLanguage(language, () =>
    showNotice(m.languageOffer(), { href, text: m.languageOfferLink() }, onRefused)
  )
  notice.lang = language
  if (language === 'en') return
  // An English page has no font for it, and not every device has one.
  const source = `local("Noto Sans Devanagari"),url(${pageFonts[language].regular})`
  const font = new FontFace('Hind', source, { unicodeRange: RANGE })
  document.fonts.add(font)
  notice.style.fontFamily = 'Hind, Roboto, sans-serif'
}

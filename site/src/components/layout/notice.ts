import * as m from 'virtual:messages'
import css from './notice.css?inline'
import { withLanguage } from '~/i18n/language'
import type { Language } from '@academy/api/shared/languages/languages'

interface Link {
  href: string
  text: string
  language?: Language
}

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets.push(sheet)

export function showNotice(text: string, link?: Link): HTMLElement {
  const notice = document.createElement('div')
  notice.className = 'panel notice no-print'
  const words = document.createElement('p')
  words.role = 'status'
  const close = document.createElement('button')
  close.className = 'button-icon'
  close.ariaLabel = m.close()
  close.textContent = '✕'
  close.onclick = () => {
    notice.remove()
    document.body.style.paddingBottom = ''
  }
  notice.append(words, close)
  document.body.append(notice)
  // After its region is there: a region that comes with its text is often not read out.
  setTimeout(() => {
    words.textContent = text
    if (link) {
      const anchor = document.createElement('a')
      anchor.href = link.href
      anchor.textContent = link.text
      if (link.language) anchor.hreflang = link.language
      words.append(' ', anchor)
    }
    document.body.style.paddingBottom = `${notice.offsetHeight + 32}px`
  }, 100)
  return notice
}

export function offerLanguage(offered: Language, href: string): void {
  const notice = withLanguage(offered, () =>
    showNotice(m.languageOffer(), { href, text: m.languageOfferLink(), language: offered })
  )
  notice.lang = offered
  notice.classList.add('notice-offer')
  // Who reads on can read it, and wants to see all of it.
  addEventListener('scroll', function follow() {
    if (scrollY < innerHeight / 2) return
    removeEventListener('scroll', follow)
    notice.querySelector('button')?.click()
  })
}

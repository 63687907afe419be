import * as m from 'virtual:messages'
import { tags } from '~/languages'
import { language } from '~/language'
import { showNotice } from './notice'

/** Says, in its own words, that a page is there in this language too. */
export function offer(href: string, onRefused: () => void): void {
  const link = { href, text: m.languageOfferLink() }
  showNotice(m.languageOffer(), link, onRefused).lang = tags[language()]
}

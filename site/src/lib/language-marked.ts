import { factWords } from '@academy/api/shared/text/fact_words'
import { createElement, type ReactNode } from 'react'
import { language } from '~/i18n/language'

/** From one Devanagari sign to the last before a letter of another script. */
const RUN = /([\u0904-\u097f](?:\P{L}*[\u0900-\u097f])*)/u

/** The language of a text in Latin letters on a page that is not in English. */
const foreign = (text: string | null) =>
  language() !== 'en' && /[a-z]{2}/i.test(text ?? '') ? 'en-IN' : undefined

interface MarkedContent {
  lang?: string | undefined
  children: ReactNode
}

/**
 * The content of an element for a text that the director wrote, with its `lang`: a screen reader takes
 * the right voice. It is on the element when it holds for the whole text, else on its parts.
 * @param written the language of the item the text belongs to; without one it has no Devanagari
 */
export function languageMarked(text: string | null, written: string | undefined): MarkedContent {
  const parts = written && text ? text.split(RUN) : []
  if (parts.length < 3) return { lang: foreign(text), children: text }
  if (!/[a-z]/i.test(text!)) return { lang: written, children: text }
  return {
    children: parts.map((part, index) => {
      const lang = index % 2 ? written : foreign(part)
      return lang ? createElement('span', { key: index, lang }, part) : part
    }),
  }
}

/** The same for a fact or a tag: in the page's language where a rule can say it. */
export function factMarked(text: string | null, written: string | undefined): MarkedContent {
  const translated = text && factWords(language(), text)
  return languageMarked(translated, translated === text ? written : language())
}

/** Whether a heading holds Devanagari, whose strokes reach above and below what Roboto fills. */
export const hasDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text)

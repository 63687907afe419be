import { createElement, type ReactNode } from 'react'
import { language } from '~/language'

/** From one Devanagari sign to the last before a letter of another script. */
const RUN = /([\u0904-\u097f](?:\P{L}*[\u0900-\u097f])*)/u

/** The language of a text in Latin letters on a page that is not in English. */
const foreign = (text: string | null) =>
  language() !== 'en' && /[a-z]{2}/i.test(text ?? '') ? 'en-IN' : undefined

interface Said {
  lang?: string | undefined
  children: ReactNode
}

/**
 * A text of the director's as an element's content, with its language where that is not the page's,
 * so that a screen reader takes the right voice: on the element where that is all of it, else on its
 * parts.
 * @param written the language of the item the text belongs to; without one there is no Devanagari in it
 */
export function said(text: string | null, written: string | undefined): Said {
  const parts = written && text ? text.split(RUN) : []
  if (parts.length < 3) return { lang: foreign(text), children: text }
  const own = written === language() ? undefined : written
  if (!/[a-z]/i.test(text!)) return { lang: own, children: text }
  return {
    children: parts.map((part, index) => {
      const lang = index % 2 ? own : foreign(part)
      return lang ? createElement('span', { key: index, lang }, part) : part
    }),
  }
}

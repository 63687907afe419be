import { createElement, type ReactNode } from 'react'
import { language } from '~/language'

/** From one Devanagari sign to the last before a letter of another script. */
const RUN = /([\u0904-\u097f](?:\P{L}*[\u0900-\u097f])*)/u

/** Whether a text is in Latin letters on a page that is not. */
const isForeign = (text: string | null) => language() !== 'en' && /[a-z]{2}/i.test(text ?? '')

interface Said {
  lang?: string
  children: ReactNode
}

/**
 * A text of the director's as an element's content, with the language of its Devanagari, so that a
 * screen reader takes the right voice: on the element where that is all of it, else on its parts.
 * @param written the language of the item the text belongs to; without one there is no Devanagari in it
 */
export function said(text: string | null, written: string | undefined): Said {
  const parts = written && text ? text.split(RUN) : []
  if (parts.length < 3)
    return isForeign(text) ? { lang: 'en-IN', children: text } : { children: text }
  if (!/[a-z]/i.test(text!)) return { lang: written!, children: text }
  return {
    children: parts.map((part, index) =>
      index % 2 ? createElement('span', { key: index, lang: written }, part) : part
    ),
  }
}

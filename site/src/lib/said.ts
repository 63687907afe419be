import { createElement, type ReactNode } from 'react'

/** From one Devanagari sign to the last before a letter of another script. */
const RUN = /([\u0904-\u097f](?:\P{L}*[\u0900-\u097f])*)/u

interface Said {
  lang?: string
  children: ReactNode
}

/**
 * A text of the director's as an element's content, with the language of its Devanagari, so that a
 * screen reader takes the right voice: on the element where that is all of it, else on its parts.
 * @param language of the item the text belongs to; without one there is no Devanagari in it
 */
export function said(text: string | null, language: string | undefined): Said {
  const parts = language && text ? text.split(RUN) : []
  if (parts.length < 3) return { children: text }
  if (!/[a-z]/i.test(text!)) return { lang: language!, children: text }
  return {
    children: parts.map((part, index) =>
      index % 2 ? createElement('span', { key: index, lang: language }, part) : part
    ),
  }
}

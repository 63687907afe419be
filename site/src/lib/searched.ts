import { holds } from './search'

/** What is searched of an item, apart from how it is compared (`search.ts`). */
export interface Searched {
  /** What its card shows as a heading: found there, nothing has to be said. */
  titles: string[]
  more: SearchedText[]
}

interface SearchedText {
  /** What it is called: 'Venue'. Without one it is said sentence by sentence. */
  name?: string
  text: string
  /** The same in other words, which are searched and not said. */
  also?: string[]
}

/** All texts in which a query is looked for. */
export const textsOf = ({ titles, more }: Searched): string[] => [
  ...titles,
  ...more.flatMap(({ text, also = [] }) => [text, ...also]),
]

/**
 * Why an item was found where its title does not show it: 'Venue: Town hall, Sangli'.
 * @param forms what was looked for
 */
export function reasonOf(forms: string[], { titles, more }: Searched): string | undefined {
  if (titles.some((title) => holds(forms, title))) return undefined
  for (const { name, text, also = [] } of more) {
    if (name === undefined) {
      const sentence = text.split(/(?<=[.!?।\n])\s+/).find((one) => holds(forms, one))
      if (sentence) return sentence
    } else if ([text, ...also].some((one) => holds(forms, one))) return `${name}: ${text}`
  }
  return undefined
}

import * as english from '@academy/api/shared/tournament/tournament_words'
import { factWords } from '@academy/api/shared/text/fact_words'
import type { Chosen } from '@academy/api/shared/text/translations'
import { WEEKDAYS } from 'virtual:calendar'
import { language } from '~/i18n/language'
import { dayWords, formatCalendarDate } from './day-words'
import { formsOf, holds, matches } from './search'

export interface Searched {
  /** What its card shows as a heading: found there, nothing has to be added. */
  titles: string[]
  more: SearchedText[]
}

interface SearchedText {
  /** What it is called: 'Venue'. Without one it is shown sentence by sentence. */
  name?: string
  text: string
  /** What it is written in, where that is known and not English. */
  language?: string | undefined
  /** The same in other words, which are searched and not shown. */
  also?: string[]
}

export const otherTexts = ({ others }: Chosen, ...fields: string[]): SearchedText[] =>
  fields.flatMap((field) => (others?.[field] ?? []).map(([language, text]) => ({ text, language })))

export function searchedFact(
  name: string,
  text: string,
  written: string | undefined
): SearchedText {
  const translated = factWords(language(), text)
  return translated === text
    ? { name, text, language: written }
    : { name, text: translated, language: language(), also: [text] }
}

/** A date as the cards of both lists show it, with its weekday, and as English circulars write it. */
export const daySearches = (day: string): string[] => [
  dayWords(day),
  `${WEEKDAYS()[new Date(day).getUTCDay()]} ${formatCalendarDate(day)}`,
  formatCalendarDate(day),
  english.dayWords(day),
]

const textsOf = ({ titles, more }: Searched): string[] => [
  ...titles,
  ...more.flatMap(({ text, also = [] }) => [text, ...also]),
]

export function select<Item extends object>(
  items: Item[],
  query: string,
  searchedOf: (item: Item) => Searched
): Item[] {
  const forms = formsOf(query)
  return items.filter((one) => matches(forms, one, () => textsOf(searchedOf(one))))
}

export interface Reason {
  why?: string | undefined
  whyLanguage?: string | undefined
}

/** Why an item was found where its title does not show it: 'Venue: Town hall, Sangli'. */
export function reasonOf(forms: string[], { titles, more }: Searched): Reason {
  if (titles.some((title) => holds(forms, title))) return {}
  for (const { name, text, language: whyLanguage, also = [] } of more) {
    if (name === undefined) {
      const why = text.split(/(?<=[.!?।\n])\s+/).find((one) => holds(forms, one))
      if (why) return { why, whyLanguage }
    } else if ([text, ...also].some((one) => holds(forms, one))) {
      return { why: `${name}: ${text}`, whyLanguage }
    }
  }
  return {}
}

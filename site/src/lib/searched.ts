import * as days from '@academy/api/shared/days/day_words'
import { weekdayOf } from '@academy/api/shared/days/indian_days'
import { MONTHS, WEEKDAYS } from '@academy/api/shared/days/names'
import { isFoundIn, listForms, looseForms, searchable } from '@academy/api/shared/text/search'
import { factWords } from '@academy/api/shared/text/fact_words'
import { languageName, type Language } from '@academy/api/shared/languages/languages'
import type { Chosen, OtherText } from '@academy/api/shared/text/translations'
import * as m from 'virtual:messages'
import { language } from '~/i18n/language'
import { dayWords } from './day-words'
import { holds, holdsWord } from './search'

export interface Searched {
  /** What its card shows as a heading: found there, nothing has to be added. */
  titles: string[]
  more: SearchedText[]
  /** The same in languages that this page does not show. */
  others: OtherText[]
}

export interface SearchedText {
  /** What it is called: 'Venue'. Without one it is shown sentence by sentence. */
  name?: string
  text: string
  /** What it is written in, where that is known and not English. */
  language?: string | undefined
  /** The same in other words, which are searched and not shown. */
  also?: string[]
  /** Days in words, found by the beginning of a word: 'unda' is in every Sunday. */
  days?: string[]
}

/** What is made of an item, made once: keys are pressed often. An item is shown in one language. */
export function oncePerItem<Item extends object, Made>(make: (item: Item) => Made) {
  const made = new WeakMap<Item, Made>()
  return (item: Item): Made => {
    const known = made.get(item)
    if (known !== undefined) return known
    const fresh = make(item)
    made.set(item, fresh)
    return fresh
  }
}

export const otherTexts = ({ others }: Chosen, ...fields: string[]): OtherText[] =>
  fields.flatMap((field) => others?.[field] ?? [])

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

function dateInFull(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return `${date} ${MONTHS[language()][month - 1]} ${year}`
}

/** A date as the cards of both lists show it, with its weekday, and as English circulars write it. */
export const daySearches = (day: string): string[] => [
  dayWords(day),
  dateInFull(day),
  `${WEEKDAYS[language()][weekdayOf(day)]} ${dateInFull(day)}`,
  days.dayWords('en', day),
]

const textsOf = ({ titles, more, others }: Searched): string[] => [
  ...titles,
  ...more.flatMap(({ text, also = [], days }) => (days ? [] : [text, ...also])),
  ...others.map(([, text]) => text),
]

/** A search box holds no line break, so nothing is found across two texts. */
const haystackOf = oncePerItem((searched: Searched) => searchable(textsOf(searched).join('\n')))

const hasDay = (forms: string[], { more }: Searched): boolean =>
  more.some(({ days = [] }) => days.some((day) => holdsWord(forms, day)))

/** Made by `oncePerItem`. */
type SearchedOf<Item> = (item: Item) => Searched

const isFoundBy =
  <Item extends object>(forms: string[], searchedOf: SearchedOf<Item>) =>
  (item: Item): boolean => {
    const searched = searchedOf(item)
    return isFoundIn(haystackOf(searched), forms) || hasDay(forms, searched)
  }

/** What a query looks for in these items: where nothing is found, a place or a day in any case. */
export function formsIn<Item extends object>(
  items: Item[],
  query: string,
  searchedOf: SearchedOf<Item>
): string[] {
  const forms = listForms(query)
  if (forms.length === 0 || items.some(isFoundBy(forms, searchedOf))) return forms
  return [...forms, ...looseForms(query)]
}

export function select<Item extends object>(
  items: Item[],
  query: string,
  searchedOf: SearchedOf<Item>
): Item[] {
  const forms = formsIn(items, query, searchedOf)
  return forms.length === 0 ? [...items] : items.filter(isFoundBy(forms, searchedOf))
}

export interface Reason {
  why?: string | undefined
  whyLanguage?: string | undefined
}

function isFound(forms: string[], { text, also = [], days }: SearchedText): boolean {
  if (days) return days.some((day) => holdsWord(forms, day))
  return [text, ...also].some((one) => holds(forms, one))
}

/**
 * Why an item was found where its card does not show it: 'Venue: Town hall, Sangli'.
 * @param shown the other texts of `more` that its card shows
 */
export function reasonOf(
  forms: string[],
  { titles, more, others }: Searched,
  shown: string[]
): Reason {
  if (titles.some((title) => holds(forms, title))) return {}
  if (more.some((one) => shown.includes(one.text) && isFound(forms, one))) return {}
  for (const one of more) {
    const { name, text, language: whyLanguage } = one
    if (name === undefined) {
      const why = text.split(/(?<=[.!?।\n])\s+/).find((sentence) => holds(forms, sentence))
      if (why) return { why, whyLanguage }
    } else if (isFound(forms, one)) {
      return { why: `${name}: ${text}`, whyLanguage }
    }
  }
  // A sentence that the reader may not know explains nothing.
  const other = others.find(([, text]) => holds(forms, text))
  if (!other) return {}
  return {
    why: m.foundIn({ language: languageName(other[0] as Language, language()) }),
    whyLanguage: language(),
  }
}

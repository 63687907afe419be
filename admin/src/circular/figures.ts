import { ADDRESS_START, addressFrom } from '@academy/api/shared/text/addresses_in_text'
import { findDates } from './dates'
import { AGES } from './groups'

/** A federation's number of an event. */
export const CODE =
  /(?<![\d/])\d{5,7}\/[A-Z]{2,7}(?:\([A-Z]+\))?\/\d{4}(?!\d)|\bAICF\/[A-Z]{2,7}\/\d{4}\/\d{3,6}\b/gu

const PHONE = /\d{5}[\s-]?\d{5}(?!\d)/g
const ADDRESS = new RegExp(addressFrom(ADDRESS_START), 'giu')

/**
 * Without days, phone numbers, addresses and codes of events, which are no money, each as long as it
 * was; 'Under 9/11/13' is no day.
 */
export function withoutFigures(text: string): string {
  const ages = AGES.exec(text)?.[0] ?? ''
  const days = findDates(text).map((day) => day.text)
  const others = [ADDRESS, CODE, PHONE].flatMap((pattern) => text.match(pattern) ?? [])
  return [...others, ...days.filter((day) => !ages.includes(day))].reduce(
    (rest, figures) => rest.replace(figures, '|'.repeat(figures.length)),
    text
  )
}

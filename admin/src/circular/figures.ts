import { findDates } from './dates'
import { AGES } from './groups'

/** Without days and phone numbers, which are no money, each as long as it was; 'Under 9/11/13' is no day. */
export function withoutFigures(text: string): string {
  const ages = AGES.exec(text)?.[0] ?? ''
  const days = findDates(text).map((day) => day.text)
  const phones = text.match(/\d{5}[\s-]?\d{5}(?!\d)/g) ?? []
  return [...days.filter((day) => !ages.includes(day)), ...phones].reduce(
    (rest, figures) => rest.replace(figures, '|'.repeat(figures.length)),
    text
  )
}

import { beginsIn, isFoundIn, searchable } from '@academy/api/shared/text/search'

/** What is searched, folded: keys are pressed often. */
const known = new Map<string, string>()

function searchableOnce(text: string): string {
  let haystack = known.get(text)
  if (haystack === undefined) {
    haystack = searchable(text)
    known.set(text, haystack)
  }
  return haystack
}

export const holds = (forms: string[], text: string): boolean =>
  isFoundIn(searchableOnce(text), forms)

/** Whether one of the forms begins a word of the text. */
export const holdsWord = (forms: string[], text: string): boolean =>
  beginsIn(searchableOnce(text), forms)

import { composed, oneSpelling } from './one_spelling.js'

/** Lower case and one spelling, for comparing and searching. */
export function folded(text: string): string {
  return composed(oneSpelling(text).toLowerCase())
}

import { composed } from './plain_text.js'

/** The form in which the database and both apps search: lower case, composed characters. */
export function folded(text: string): string {
  return composed(composed(text).toLowerCase())
}

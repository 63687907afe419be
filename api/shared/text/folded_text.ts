import { composed } from './plain_text.js'

/**
 * The form in which texts are searched and searched for, by the database and in both apps: lower
 * case, composed characters.
 */
export function folded(text: string): string {
  return composed(composed(text).toLowerCase())
}

import { composed } from './plain_text.js'

/** Lower case and NFC, for searching. */
export function folded(text: string): string {
  return composed(composed(text).toLowerCase())
}

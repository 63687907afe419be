import { folded } from './folded_text.js'

interface Place {
  venue: string | null
  city: string | null
}

const bare = (text: string) =>
  folded(text)
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()

/**
 * Whether a venue names its city as one of its parts: 'Town Hall, Sangli 416416' names Sangli,
 * 'Sangli Road, Miraj' does not.
 */
export function namesCity({ venue, city }: Place): boolean {
  if (!venue || !city) return false
  return venue.split(/[,;()\n]/).some((part) => bare(part) === bare(city))
}

/** Where something is, as one line: the venue, and the city where the venue does not name it. */
export function placeWords({ venue, city }: Place): string {
  return [venue, !namesCity({ venue, city }) && city].filter(Boolean).join(', ')
}

import { folded } from './folded_text.js'

interface Place {
  venue: string | null
  city: string | null
}

const normalized = (text: string) =>
  folded(text)
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()

/** True for 'Town Hall, Sangli 416416', false for 'Sangli Road, Miraj' (city Sangli). */
export function namesCity({ venue, city }: Place): boolean {
  if (!venue || !city) return false
  return venue.split(/[,;()\n]/).some((part) => normalized(part) === normalized(city))
}

export function placeWords({ venue, city }: Place): string {
  return [venue, !namesCity({ venue, city }) && city].filter(Boolean).join(', ')
}

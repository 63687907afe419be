import { folded } from './folded_text.js'

interface Place {
  venue: string | null
  city: string | null
}

const bare = (text: string) =>
  folded(text)
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()

/** 'Town Hall, Sangli 416416' names Sangli, 'Sangli Road, Miraj' does not. */
export function namesCity({ venue, city }: Place): boolean {
  if (!venue || !city) return false
  return venue.split(/[,;()\n]/).some((part) => bare(part) === bare(city))
}

export function placeWords({ venue, city }: Place): string {
  return [venue, !namesCity({ venue, city }) && city].filter(Boolean).join(', ')
}

/** Words for the names of fields that are none themselves. */
const WORDS: Record<string, string> = {
  no: 'starting number',
  fideId: 'FIDE number',
  prizeId: 'prize',
  tieBreaks: 'tie-breaks',
  hidden: 'hidden players',
  schoolPlayers: 'number of players of a school',
}
const wordOf = (name: string) => WORDS[name] ?? name

/** `players.3.rating` → 'the rating in entry 4 of players' */
export function placeOf(path: string): string {
  const words = path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? `entry ${Number(part) + 1} of` : wordOf(part)))
  const [list, entry, field, ...rest] = words
  if (!entry) return list!
  const place = `${entry} ${list}`
  if (!field) return place
  return `the ${rest.length > 0 ? `${rest.join(' ')} ${field}` : field} in ${place}`
}

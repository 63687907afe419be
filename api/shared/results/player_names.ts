import { folded } from '../text/folded_text.js'
import type { ResultPlayer, StoredResults } from './results.js'

/** 'Joshi, Aarav', 'Aarav Joshi,' and 'Aarav Joshi' have the same parts; one word has no surname. */
function partsOf(name: string): [given: string, surname: string] {
  const [before = '', after = ''] = name.split(',').map((part) => part.trim())
  const words = (after || before).split(/\s+/)
  const surname = after ? before : words.length > 1 ? words.at(-1)! : ''
  return [words[0]!, surname]
}

/** In lower case and one spelling. */
export const nameWords = (name: string): string[] => folded(name).match(/[^\s,.]+/g) ?? []

/** The same for a name with its words in any order. */
export const nameKey = ({ name }: Pick<ResultPlayer, 'name'>): string =>
  nameWords(name).sort().join(' ')

export const isSameName = (
  one: Pick<ResultPlayer, 'name'>,
  other: Pick<ResultPlayer, 'name'>
): boolean => nameKey(one) === nameKey(other)

/** As a name is said: 'Joshi, Aarav' → 'Aarav Joshi'. */
export const spokenName = (name: string) => name.replace(/^(.*?)\s*,\s*(.*)$/, '$2 $1').trim()

/** The first letter as a reader counts them: 'प्रि' is one. */
const segmenter = new Intl.Segmenter('mr')
const letter = (word: string) => {
  const [first] = segmenter.segment(word)
  return first ? `${first.segment.toUpperCase()}.` : ''
}

/** 'Joshi, Aarav' → 'Aarav J.' */
export function shortName(name: string): string {
  const [given, surname] = partsOf(name)
  return `${given} ${letter(surname)}`.trim()
}

/** 'Joshi, Aarav' → 'A. J.' */
export const initials = (name: string) => partsOf(name).map(letter).join(' ').trim()

/** What stands for the name of a player who is hidden; a page in another language says it in its own. */
export const hiddenName = (no: number) => `Player ${no}`

const UNNAMED = { title: null, sex: null, rating: null, federation: null, fideId: null, club: null }

/**
 * A player as the public may see them. Whoever is not named in full has no FIDE number, which would
 * lead to the name.
 * @param hasEnded whether the time for which names are shown is over
 */
export function shownPlayer(
  player: ResultPlayer,
  { names, hidden }: Pick<StoredResults, 'names' | 'hidden'>,
  hasEnded: boolean
): ResultPlayer {
  if (hidden.includes(player.no)) return { ...player, ...UNNAMED, name: hiddenName(player.no) }
  if (hasEnded) return { ...player, name: initials(player.name), fideId: null }
  return names === 'short' ? { ...player, name: shortName(player.name), fideId: null } : player
}

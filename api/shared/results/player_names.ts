import { folded } from '../text/folded_text.js'
import { composed } from '../text/one_spelling.js'
import type { ResultPlayer, StoredResults } from './results.js'

/** Between surname and first name: 'Joshi, Aarav', 'Joshi/Aarav', but not in 'Aarav s/o Sunil'. */
const SURNAME_FIRST = /[,;|،、，；｜]|(?<=[\p{L}\p{M}]{3}\s*)[/／](?=\s*[\p{L}\p{M}]{2})/u

/** What is no letter, digit, apostrophe, joiner or hyphen. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}\p{Pd}'’\u200c\u200d]+/u

const HYPHEN = /\p{Pd}+/u

/** 'AaravJoshi', 'Aarav-Joshi' */
const WITHIN_WORD = /\p{Pd}+|(?<=\p{Ll})(?=\p{Lu})/u

/** Invisible characters, but for joiners and the blank of no width. */
const INVISIBLE = /(?![\u200b-\u200d])\p{Cf}/gu

/** What stands before a name and is none. */
const ADDRESSED = new Set(
  [
    'mr mrs ms miss mst mast master shri smt sau kum ku chi dr prof adv er',
    'gm im fm cm wgm wim wfm wcm agm aim afm acm',
    'श्री श्रीमती सौ कु कुमारी चि मा डॉ प्रा ॲड',
  ].flatMap((words) => words.split(' '))
)

const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text)

/**
 * The words of a name as they are written, with their hyphens; of 'Joshi, Aarav' those of the surname
 * and the others apart. Without 'Mr.' and titles, as long as two words are left.
 */
function writtenWords(name: string): string[][] {
  const plain = composed(name).normalize('NFKC').replace(INVISIBLE, '')
  const parts = plain
    .split(SURNAME_FIRST)
    .map((part) => part.split(BETWEEN_WORDS).filter(isWord))
    .filter(({ length }) => length > 0)
  const all = parts.flat()
  if (all.length === 1) return [all[0]!.split(WITHIN_WORD).filter(isWord)]
  let left = all.length
  return parts.map((words) => {
    const most = Math.min(left - 2, words.length - 1)
    const first = words.findIndex((word, at) => at >= most || !ADDRESSED.has(folded(word)))
    left -= first
    return words.slice(first)
  })
}

/**
 * 'Joshi, Aarav', 'Joshi;Aarav', 'Aarav Joshi,' and 'Aarav Joshi' have the same parts, 'A.B. Joshi' and
 * 'Joshi A.B.' too; one word has no surname.
 */
function partsOf(name: string): [given: string, surname: string] {
  const [before = [], after = []] = writtenWords(name).map((words) =>
    words.filter((word) => /\p{L}/u.test(word))
  )
  if (after.length > 0) return [after[0]!, before[0] ?? '']
  const [long, ...others] = before.filter(({ length }) => length > 1)
  const initial = before.find(({ length }) => length === 1)
  if (long && initial && others.length === 0 && before.length > 2) return [initial, long]
  return [before[0] ?? name.trim(), before.length > 1 ? before.at(-1)! : '']
}

/** In lower case and one spelling; the parts of 'Pawar-Desai' are words of their own. */
export function nameWords(name: string): string[] {
  const written = writtenWords(name).flat()
  const words = written.flatMap((word) => word.split(HYPHEN).filter(isWord))
  return (words.length > 0 ? words : [name.trim()]).map(folded)
}

/** The same for a name with its words in any order. */
export const nameKey = ({ name }: Pick<ResultPlayer, 'name'>): string =>
  nameWords(name).sort().join(' ')

export const isSameName = (
  one: Pick<ResultPlayer, 'name'>,
  other: Pick<ResultPlayer, 'name'>
): boolean => nameKey(one) === nameKey(other)

/** As a name is said: 'Joshi, Aarav' → 'Aarav Joshi'. */
export function spokenName(name: string): string {
  const [surname = '', ...given] = name.split(SURNAME_FIRST).map((part) => part.trim())
  return [...given, surname].join(' ').trim()
}

/** The first letter as a reader counts them: 'प्रि' is one. */
const segmenter = new Intl.Segmenter('mr')
const letter = (word: string) => {
  const [first] = segmenter.segment(word)
  return first ? `${first.segment.toUpperCase()}.` : ''
}

const isLetter = (word: string) => [...segmenter.segment(word)].length === 1

/** 'Joshi, Aarav' → 'Aarav J.' */
export function shortName(name: string): string {
  const [given, surname] = partsOf(name)
  return `${isLetter(given) ? letter(given) : given} ${letter(surname)}`.trim()
}

/** 'Joshi, Aarav' → 'A. J.' */
export const initials = (name: string) => partsOf(name).map(letter).join(' ').trim()

/** '7 Jadhav, Asha': one of several players of a name. */
export const numberedName = ({ no, name }: Pick<ResultPlayer, 'no' | 'name'>): string =>
  `${no} ${name}`

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

import { phoneticKey } from '../text/phonetic_key.js'
import { isSlipOf, slipKeys } from '../text/slips.js'
import { nameKey, nameWords } from './player_names.js'
import type { ResultPlayer } from './results.js'

type Named = Pick<ResultPlayer, 'name'>

interface Word {
  letters: string
  sound: string
}

/** Players of one name. */
interface Entry<P> {
  words: Word[]
  players: P[]
}

/** Each word is made once: of how it sounds takes longest. */
function wordMaker(): (name: string) => Word[] {
  const made = new Map<string, Word>()
  const make = (letters: string): Word => {
    const word = made.get(letters) ?? { letters, sound: phoneticKey(letters) }
    made.set(letters, word)
    return word
  }
  return (name) => nameWords(name).map(make)
}

/** An initial is that of each word that it begins. */
function isSameWord(one: Word, other: Word): boolean {
  if (one.sound === other.sound) return true
  const [short, long] = one.letters.length < other.letters.length ? [one, other] : [other, one]
  if (short.letters.length === 1) return long.letters.startsWith(short.letters)
  return long.letters.length - short.letters.length < 2 && isSlipOf(one.letters, other.letters)
}

/** Whether each word of one name is one of the other's, which may have more. */
function isAlike(one: Word[], other: Word[]): boolean {
  const [short, left] = one.length < other.length ? [one, [...other]] : [other, [...one]]
  return short.every((word) => {
    const at = left.findIndex((its) => isSameWord(word, its))
    left.splice(at, 1)
    return at >= 0
  })
}

/** Whether they have a word in common that sounds alike and is no initial. */
function isAnyShared(one: Word[], other: Word[]): boolean {
  const sounds = new Set(one.map(({ sound }) => sound))
  return other.some(({ letters, sound }) => letters.length > 1 && sounds.has(sound))
}

/** Whether two names have a word in common that is no initial, may it be spelt otherwise. */
export function isWordShared(one: string, other: string): boolean {
  const wordsOf = wordMaker()
  const [words, others] = [one, other].map((name) =>
    wordsOf(name).filter(({ letters }) => letters.length > 1)
  ) as [Word[], Word[]]
  return words.some((word) => others.some((its) => isSameWord(word, its)))
}

/** Makes the same key of names that have the same words by ear, in any order; each is made once. */
export function soundKeys(): (name: string) => string {
  const wordsOf = wordMaker()
  const made = new Map<string, string>()
  return (name) => {
    const sounds = () => wordsOf(name).map(({ sound }) => sound)
    const key = made.get(name) ?? sounds().sort().join(' ')
    made.set(name, key)
    return key
  }
}

/** Under what a word is kept, so that each word that is the same finds it by `keysOf`. */
function keptKeysOf(word: Word): string[] {
  const { letters } = word
  const own = letters.length === 1 ? [`initial ${letters}`] : []
  return [...own, `begins ${letters[0]}`, ...spellingsOf(word)]
}

function keysOf(word: Word): string[] {
  const { letters } = word
  const initial = letters.length === 1 ? `begins ${letters}` : `initial ${letters[0]}`
  return [initial, ...spellingsOf(word)]
}

const spellingsOf = ({ letters, sound }: Word) => [
  `sounds ${sound}`,
  ...slipKeys(letters).map((key) => `slip ${key}`),
]

/** Finds among names of so many words. */
class NamesOfLength<P> {
  readonly #length: number
  readonly #byKey = new Map<string, Entry<P>[]>()
  readonly #byWord = new Map<string, Set<Entry<P>>>()

  constructor(length: number, entries: Entry<P>[]) {
    this.#length = length
    for (const entry of entries) {
      for (const key of new Set(entry.words.flatMap(keptKeysOf))) {
        const list = this.#byKey.get(key)
        if (list) list.push(entry)
        else this.#byKey.set(key, [entry])
      }
    }
  }

  alike(words: Word[]): Entry<P>[] {
    // Whoever has all but so many of the words is in one of as many lists, and one more.
    const without = Math.max(0, words.length - this.#length)
    const lists = words.map((word) => this.#with(word)).sort((one, other) => one.size - other.size)
    const probable = new Set(lists.slice(0, without + 1).flatMap((list) => [...list]))
    return [...probable].filter(
      (entry) => isAnyShared(words, entry.words) && isAlike(words, entry.words)
    )
  }

  /** Those who may have a word. */
  #with(word: Word): Set<Entry<P>> {
    const known = this.#byWord.get(word.letters)
    if (known) return known
    const found = new Set(keysOf(word).flatMap((key) => this.#byKey.get(key) ?? []))
    this.#byWord.set(word.letters, found)
    return found
  }
}

/**
 * Finds who may be meant by a name that is spelt otherwise: in another script, without a word, with a
 * slip. By an index of words: a thousand names among a thousand take a tenth of a second.
 */
export function alikeIn<P extends Named>(players: readonly P[]): (name: string) => P[] {
  const wordsOf = wordMaker()
  const entries = [...Map.groupBy(players, nameKey).values()].map((named): Entry<P> => ({
    words: wordsOf(named[0]!.name),
    players: named,
  }))
  const byLength = [...Map.groupBy(entries, ({ words }) => words.length)]
  const groups = byLength.map(([length, same]) => new NamesOfLength(length, same))
  const known = new Map<string, P[]>()

  return (name) => {
    const found =
      known.get(name) ??
      groups.flatMap((group) => group.alike(wordsOf(name)).flatMap((entry) => entry.players))
    known.set(name, found)
    return found
  }
}

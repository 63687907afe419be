import { phoneticKey } from '../text/phonetic_key.js'
import { isSlipOf, slipKeys } from '../text/slips.js'
import { nameKey, nameWords } from './player_names.js'
import { remembered } from './remembered.js'
import type { ResultPlayer } from './results.js'

type Named = Pick<ResultPlayer, 'name'>

interface Word {
  letters: string
  sound: string
  /** The letters and sounds that it begins with, in capitals. */
  firsts: string[]
  /** Whose initials it may be, in capitals: of 'AJ' both. */
  initials: string[]
}

/** Players of one name. */
interface Entry<P> {
  words: readonly Word[]
  players: P[]
}

/** One name by many ears; the first is how it is kept. */
const SPELLINGS = [
  'mohammad mohammed mohamad mohamed muhammad muhammed muhamad mahammad mohmad mohmed mohd mhd muhd',
  'shaikh sheikh shekh shaik sheik',
  'sayyad sayed syed saiyad saiyed sayyed',
  'husain hussain hussein husen',
  'rahman rehman',
  'usman osman',
  'yusuf yousuf yusaf',
]
const SOUNDS = new Map(
  SPELLINGS.flatMap((line) => {
    const sounds = line.split(' ').map(soundOf)
    return sounds.map((sound): [string, string] => [sound, sounds[0]!])
  })
)

/** Names of two letters, which stand for themselves. */
const SHORT_NAMES = new Set(['OM'])

/** Latin letters as they are called in Marathi and Hindi: 'ए. जे. जोशी'. */
const LETTERS = new Map(
  [
    'A ए B बी C सी D डी E ई F एफ G जी H एच I आय I आई J जे K के L एल M एम N एन',
    'O ओ P पी Q क्यू R आर S एस T टी U यू V व्ही V वी W डब्ल्यू X एक्स Y वाय Z झेड',
  ].flatMap((line) =>
    [...line.matchAll(/(\w) (\S+)/g)].map(([, letter, word]): [string, string] => [word!, letter!])
  )
)

function soundOf(letters: string): string {
  return phoneticKey(letters).trim()
}

function initialsOf(letters: string, sound: string): string[] {
  const letter = LETTERS.get(letters)
  const called = letter ? [letter] : []
  if (letters.length > 2 || sound.length > 2 || SHORT_NAMES.has(sound)) return called
  const own = /^[a-z]+$/.test(letters) ? [...letters.toUpperCase()] : [sound[0] ?? letters]
  return [...called, ...own]
}

function wordOf(letters: string): Word {
  const heard = soundOf(letters)
  const firsts = [letters[0]?.toUpperCase(), heard[0]]
  return {
    letters,
    sound: SOUNDS.get(heard) ?? heard,
    firsts: [...new Set(firsts)].filter((first) => first !== undefined),
    initials: initialsOf(letters, heard),
  }
}

const isInitials = ({ initials }: Word) => initials.length > 0

/** Each word and name is made once: of how it sounds takes longest. The longest words come first. */
function wordMaker(): (name: string) => readonly Word[] {
  const make = remembered(wordOf)
  return remembered((name) =>
    nameWords(name)
      .map(make)
      .sort((one, other) => other.letters.length - one.letters.length)
  )
}

const isSameSound = (one: Word, other: Word) => one.sound === other.sound

/** Least letters and sounds of a word that is cut off, or runs on in the other name. */
const CUT_MIN = { letters: 2, sound: 3 }

const isCut = (short: Word, long: Word, by: keyof typeof CUT_MIN) =>
  short[by].length >= CUT_MIN[by] && long[by].startsWith(short[by])

/** An initial is that of each word that it begins. */
function isSameWord(one: Word, other: Word): boolean {
  if (isSameSound(one, other)) return true
  if (one.initials.some((letter) => other.firsts.includes(letter))) return true
  if (other.initials.some((letter) => one.firsts.includes(letter))) return true
  if (isCut(one, other, 'letters') || isCut(other, one, 'letters')) return true
  if (isCut(one, other, 'sound') || isCut(other, one, 'sound')) return true
  return isSlipOf(one.letters, other.letters)
}

/** The words but for the first that is the same as one; null: there is none. */
function othersThan(
  words: readonly Word[],
  one: Word,
  isSame: typeof isSameWord
): readonly Word[] | null {
  const at = words.findIndex((word) => isSame(one, word))
  return at < 0 ? null : words.toSpliced(at, 1)
}

/** Whether each word of one name is one of the other's, which may have more. */
function isAlike(one: readonly Word[], other: readonly Word[]): boolean {
  let [short, left] = one.length < other.length ? [one, other] : [other, one]
  // So that no initial takes the word that another one is.
  for (const isSame of [isSameSound, isSameWord]) {
    const others: Word[] = []
    for (const word of short) {
      const rest = othersThan(left, word, isSame)
      if (rest) left = rest
      else others.push(word)
    }
    short = others
  }
  return short.length === 0
}

/** Whether they have a word in common that sounds alike and is no initial. */
function isAnyShared(one: readonly Word[], other: readonly Word[]): boolean {
  const sounds = new Set(one.map(({ sound }) => sound))
  return other.some((word) => !isInitials(word) && sounds.has(word.sound))
}

/** Compares names one by one; each is taken apart once. */
export function nameComparer() {
  const wordsOf = wordMaker()
  const longWords = (name: string) => wordsOf(name).filter((word) => !isInitials(word))
  return {
    /** The same for names that have the same words by ear, in any order. */
    soundKey: (name: string): string =>
      wordsOf(name)
        .map(({ sound }) => sound)
        .sort()
        .join(' '),
    /** `alikeIn`, with the words that are made already. */
    alikeIn: <P extends Named>(players: readonly P[]) => alikeIn(players, wordsOf),
    /** Whether they have a word in common that is no initial, may it be spelt otherwise. */
    isWordShared(one: string, other: string): boolean {
      const others = longWords(other)
      return longWords(one).some((word) => others.some((its) => isSameWord(word, its)))
    },
  }
}

/** Under what a word is kept, so that each word that is the same finds it by `keysOf`. */
const keptKeysOf = (word: Word): string[] => [
  ...word.firsts.map((first) => `begins ${first}`),
  ...word.initials.map((letter) => `initial ${letter}`),
  ...beginningsOf(word).map((beginning) => `cut ${beginning}`),
  ...wholesOf(word).map((whole) => `whole ${whole}`),
  ...spellingsOf(word),
]

const keysOf = (word: Word): string[] => [
  ...word.initials.map((letter) => `begins ${letter}`),
  ...word.firsts.map((first) => `initial ${first}`),
  ...wholesOf(word).map((whole) => `cut ${whole}`),
  ...beginningsOf(word).map((beginning) => `whole ${beginning}`),
  ...spellingsOf(word),
]

const wholesOf = ({ letters, sound }: Word) => [letters, sound]

const beginningsOf = ({ letters, sound }: Word) => [
  ...longerBeginnings(letters, CUT_MIN.letters),
  ...longerBeginnings(sound, CUT_MIN.sound),
]

const longerBeginnings = (text: string, least: number) =>
  Array.from(text, (_, at) => text.slice(0, at)).slice(least)

const spellingsOf = ({ letters, sound }: Word) => [
  `sounds ${sound}`,
  ...slipKeys(letters).map((key) => `slip ${key}`),
]

/** Finds among names of so many words. */
class NamesOfLength<P> {
  readonly #length: number
  readonly #byKey = new Map<string, Entry<P>[]>()
  /** Those who may have a word. */
  readonly #with = remembered(
    (word: Word) => new Set(keysOf(word).flatMap((key) => this.#byKey.get(key) ?? [])),
    ({ letters }) => letters
  )

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

  alike(words: readonly Word[]): Entry<P>[] {
    // Whoever has all but so many of the words is in one of as many lists, and one more.
    const without = Math.max(0, words.length - this.#length)
    const lists = words.map((word) => this.#with(word)).sort((one, other) => one.size - other.size)
    const probable = new Set(lists.slice(0, without + 1).flatMap((list) => [...list]))
    return [...probable].filter(
      (entry) => isAnyShared(words, entry.words) && isAlike(words, entry.words)
    )
  }
}

/**
 * Finds who may be meant by a name that is spelt otherwise: in another script, without a word, with a
 * slip. By an index of words: a thousand names among a thousand take some tenths of a second.
 */
export function alikeIn<P extends Named>(
  players: readonly P[],
  wordsOf = wordMaker()
): (name: string) => P[] {
  const entries = [...Map.groupBy(players, nameKey).values()].map((named): Entry<P> => ({
    words: wordsOf(named[0]!.name),
    players: named,
  }))
  const byLength = [...Map.groupBy(entries, ({ words }) => words.length)]
  const groups = byLength.map(([length, same]) => new NamesOfLength(length, same))
  return remembered((name) =>
    groups.flatMap((group) => group.alike(wordsOf(name)).flatMap((entry) => entry.players))
  )
}

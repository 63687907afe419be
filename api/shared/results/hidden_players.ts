import { phoneticKey } from '../text/phonetic_key.js'
import { isSlipOf } from '../text/slips.js'
import { isSameName, nameKey, nameWords } from './player_names.js'
import type { HiddenPlayer, ResultPlayer, StoredResults } from './results.js'
import { RESULTS_LISTS } from './results_rules.js'

type Player = Pick<ResultPlayer, 'no' | 'name' | 'fideId'>

type Known = Pick<StoredResults, 'hidden' | 'hiddenBefore'> & { players: readonly Player[] }

interface Found {
  /** Without a number: who was not in the list before either. */
  was: HiddenPlayer & { no?: number }
  /** Starting numbers in the new list: of nobody, of one player, or of several who are alike. */
  as: number[]
}

interface Kept {
  /** Starting numbers in the new list. */
  hidden: number[]
  hiddenBefore: HiddenPlayer[]
  found: Found[]
}

interface Word {
  letters: string
  sound: string
}

const wordsOf = (name: string): Word[] =>
  nameWords(name).map((letters) => ({ letters, sound: phoneticKey(letters) }))

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

/** Who may be meant by a name that is spelt otherwise: in another script, without a word, with a slip. */
function alikeIn(players: readonly Player[]) {
  const spelt = players.map((player) => ({ player, words: wordsOf(player.name) }))
  const bySound = new Map<string, typeof spelt>()
  for (const one of spelt) {
    for (const { letters, sound } of one.words) {
      if (letters.length > 1) bySound.set(sound, [...(bySound.get(sound) ?? []), one])
    }
  }
  return (name: string): Player[] => {
    const words = wordsOf(name)
    const sharing = new Set(words.flatMap(({ sound }) => bySound.get(sound) ?? []))
    return [...sharing].filter((one) => isAlike(words, one.words)).map(({ player }) => player)
  }
}

/** Those of a list whom the list before has shown: there is no doubt about them. */
function shownBefore({ hidden, players }: Known, wasHidden: readonly HiddenPlayer[]) {
  const isHidden = new Set(hidden)
  const shown = players.filter(({ no }) => !isHidden.has(no))
  const byNumber = new Map(shown.map((player) => [player.no, player]))
  const ids = new Set(shown.map(({ fideId }) => fideId).filter(Boolean))
  const doubtful = new Set(wasHidden.map(nameKey))
  const names = new Set(shown.map(nameKey).filter((key) => !doubtful.has(key)))
  return (player: Player): boolean => {
    const known = byNumber.get(player.no)
    const isSame = known !== undefined && isSameName(known, player)
    return isSame || ids.has(player.fideId) || names.has(nameKey(player))
  }
}

/**
 * Who stays hidden in a new list of the same tournament's players: all who have the FIDE number or a name
 * that is alike, as who is renumbered may stand in a list twice; else whoever has the starting number. In
 * doubt a player is hidden, unless the list before has shown them.
 */
export function keepHidden(before: Known, players: readonly Player[]): Kept {
  const isHidden = new Set(before.hidden)
  const wasHidden: Found['was'][] = [
    ...before.players.filter(({ no }) => isHidden.has(no)),
    ...(before.hiddenBefore ?? []),
  ]
  if (wasHidden.length === 0) return { hidden: [], hiddenBefore: [], found: [] }
  const isShown = shownBefore(before, wasHidden)
  const open = players.filter((player) => !isShown(player))
  const byId = Map.groupBy(open, ({ fideId }) => fideId || null)
  const byName = Map.groupBy(open, nameKey)
  const alike = alikeIn(open)
  const gone = new Map<string, HiddenPlayer>()

  const found = wasHidden.map((was): Found => {
    const resembling = new Set([
      ...((was.fideId && byId.get(was.fideId)) || []),
      ...(byName.get(nameKey(was)) ?? []),
      ...alike(was.name),
    ])
    if (resembling.size > 0) return { was, as: [...resembling].map(({ no }) => no) }
    const { name, fideId } = was
    gone.set(`${nameKey(was)} ${fideId ?? ''}`, { name, fideId })
    return { was, as: open.flatMap(({ no }) => (no === was.no ? no : [])) }
  })
  return {
    hidden: [...new Set(found.flatMap(({ as }) => as))].sort((one, other) => one - other),
    hiddenBefore: [...gone.values()].slice(0, RESULTS_LISTS.hidden),
    found,
  }
}

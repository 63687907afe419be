import { alikeIn } from '@academy/api/shared/results/alike_names'
import { nameKey, nameWords } from '@academy/api/shared/results/player_names'
import type { ResultPlayer } from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import { Unreadable } from '@/features/results/reading/lines'

/** How many letters a typed name needs: of the beginning of a word, and of a whole word such as 'Om'. */
const BEGINNING_MIN = 3
export const WORD_MIN = 2

/** Whether each typed word begins another word of a name. */
function isBeginningOf(parts: string[], name: string[]): boolean {
  const words = [...name]
  return (
    parts.some((part) => [...part].length >= (name.includes(part) ? WORD_MIN : BEGINNING_MIN)) &&
    parts.every((part) => {
      const at = words.findIndex((word) => word.startsWith(part))
      if (at >= 0) words.splice(at, 1)
      return at >= 0
    })
  )
}

/**
 * Finds players by a typed name: the same words in any order; words that begin the player's; a name that
 * sounds alike, in another script or with a slip.
 */
export function finderIn(players: readonly ResultPlayer[]) {
  const byName = Map.groupBy(players, nameKey)
  const words = new Map(players.map((player) => [player, nameWords(player.name)]))
  return {
    same: (name: string) => byName.get(nameKey({ name })) ?? [],
    begun(name: string) {
      const parts = nameWords(name)
      return players.filter((player) => isBeginningOf(parts, words.get(player) ?? []))
    },
    /** Those who have all of the words: 'Isha' is no beginning of 'Ishaan'. */
    whole(name: string) {
      const parts = nameWords(name)
      return players.filter((player) => parts.every((part) => words.get(player)?.includes(part)))
    },
    alike: alikeIn(players),
  }
}

/** 'Asha Jadhav (7)' */
const WITH_NUMBER = /^(?<name>.*?)\s*\((?<no>\d{1,4})\)$/

export function typedName(text: string) {
  const { name = text, no } = { ...WITH_NUMBER.exec(text)?.groups }
  return { name, no: no === undefined ? null : Number(no) }
}

/**
 * Narrows the players found by name to those who have the number behind it, a starting number or a rating.
 * @throws Unreadable where it is somebody else's number
 */
export function meantBy(
  line: number,
  { name, no }: ReturnType<typeof typedName>,
  found: ResultPlayer[],
  known: readonly ResultPlayer[]
): ResultPlayer[] {
  if (no === null || found.length === 0) return found
  const ways = [
    found.filter((player) => player.no === no),
    found.filter(({ rating }) => rating === no),
  ]
  const meant = ways.find(({ length }) => length > 0)
  if (meant) return meant
  const other = known.find((player) => player.no === no)
  if (!other) return found
  throw new Unreadable(m.readOtherNumber({ line, name, no, player: other.name }))
}

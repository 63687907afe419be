import type { ResultPlayer, StoredResults } from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import { Unreadable } from '@/features/results/reading/lines'
import { assumedRound } from '@/features/results/reading/named-rounds'
import { playersOf } from '@/features/results/reading/pair-up'
import type { ReadList } from '@/features/results/reading/read-list'
import { isNamed } from '@/features/results/reading/typed-forms'
import { findNumbers } from './find-numbers'

/**
 * A round whose pairings are only in its typed results.
 * @throws Unreadable where a board or a player may be missing
 */
export function wholeRound(list: ReadList, round: number, results: StoredResults): ReadList {
  const { typed, games, notes } = list
  const isOfNames = playersOf(games).every(({ name }) => isNamed(name))
  if (!typed?.hasColours || !isOfNames) throw new Unreadable(m.readTypedFirst())
  const all = [...games, ...typed.byes].map((game) => ({ ...game, round }))
  const roundNotes = [
    ...(list.round ? notes : [...notes, assumedRound(round)]),
    m.adjustedTypedRound({ round }),
  ]
  const whole = findNumbers(
    {
      ...list,
      typed: undefined,
      round,
      games: all,
      players: playersOf(all),
      notes: roundNotes,
    },
    results.players
  )
  if (absentOf(whole, results).length > 1) throw new Unreadable(m.readTypedFirst())
  return whole
}

/** Who is not in a round, and has not left the tournament before it. */
function absentOf({ round, players }: ReadList, results: StoredResults): ResultPlayer[] {
  const named = new Set(players.map(({ no }) => no))
  const before = results.games.filter((game) => game.round === round - 1)
  const stayed = new Set(before.flatMap(({ white, black }) => [white, black]))
  return results.players.filter(({ no }) => !named.has(no) && (stayed.size === 0 || stayed.has(no)))
}

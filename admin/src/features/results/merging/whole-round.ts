import type { ResultPlayer, StoredResults } from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import { Unreadable } from '@/features/results/reading/lines'
import { assumedRound } from '@/features/results/reading/named-rounds'
import { playersOf } from '@/features/results/reading/pair-up'
import type { ReadList } from '@/features/results/reading/read-list'
import { changeWords } from '@/features/results/result-words'
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
  const numbered = findNumbers(
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
  const whole = withCorrections(numbered, typed.corrections)
  if (absentOf(whole, results).length > 1) throw new Unreadable(m.readTypedFirst())
  return whole
}

/** Each corrected game once, as the last line says it; one with the colours turned stays a second one. */
function withCorrections(list: ReadList, lines: readonly number[]): ReadList {
  const notes: string[] = []
  const games = list.games.filter((game, at) => {
    const correction = list.games
      .slice(at + 1)
      .find(
        ({ white, black }) =>
          lines.includes(white.line) && white.no === game.white.no && black?.no === game.black?.no
      )
    if (correction && correction.result !== game.result) {
      const { line } = correction.white
      notes.push(m.adjustedCorrected({ line, game: changeWords(game, correction.result) }))
    }
    return !correction
  })
  return { ...list, games, players: playersOf(games), notes: [...list.notes, ...notes] }
}

/** Who is not in a round, and has not left the tournament before it. */
function absentOf({ round, players }: ReadList, results: StoredResults): ResultPlayer[] {
  const named = new Set(players.map(({ no }) => no))
  const before = results.games.filter((game) => game.round === round - 1)
  const stayed = new Set(before.flatMap(({ white, black }) => [white, black]))
  return results.players.filter(({ no }) => !named.has(no) && (stayed.size === 0 || stayed.has(no)))
}

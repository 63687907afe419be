import type { GameResult } from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import type { ReadGame, ReadPlayer } from './read-list'
import { Unreadable } from './unreadable'

/** One player's side of a round, as crosstables and TRF have it. */
export interface Half {
  line: number
  round: number
  player: ReadPlayer
  /** As the list names them; null: a bye. */
  opponent: number | null
  isWhite: boolean | null
  /** `1`, `0`, `½`, `+`, `-`, or nothing yet. */
  score: string
  /** What it is without an opponent. */
  bye: GameResult
}

/** The scores of White and Black. Where both have lost, it was at the board or before it. */
export const GAMES: Record<string, GameResult> = {
  ...{ '1 0': '1-0', '0 1': '0-1', '½ ½': '1/2-1/2', '+ -': '+--', '- +': '--+', '- -': '---' },
  ...{ '+ 0': '+--', '0 +': '--+', ' ': '*', '0 0': '---', '0 -': '---', '- 0': '---' },
}
const OTHER_SIDE: Record<string, string> = { '1': '0', '0': '1', '½': '½', '+': '-', '-': '+' }

type Find = (no: number) => ReadPlayer | undefined

const keyOf = (round: number, player: ReadPlayer) => `${round} ${player.line}`
const byPlayer = (halves: Half[]) =>
  new Map(halves.map((half) => [keyOf(half.round, half.player), half]))

/** How many sides name an opponent who names them. */
export function countPairs(halves: Half[], find: Find): number {
  const sides = byPlayer(halves)
  return halves.filter(({ opponent, round, player }) => {
    const other = opponent === null ? undefined : find(opponent)
    const back = other && sides.get(keyOf(round, other))?.opponent
    return back && find(back) === player
  }).length
}

/** Both sides of each game put together; a bye stands alone. */
export function pairUp(halves: Half[], find: Find): ReadGame[] {
  const sides = byPlayer(halves)
  return halves.flatMap((half): ReadGame[] => {
    const { line, round, player, opponent } = half
    if (opponent === null) {
      return [{ round, board: null, white: player, black: null, result: half.bye }]
    }
    const other = find(opponent)
    const problem = { line, round, no: opponent }
    if (!other) throw new Unreadable(m.readNoOpponent(problem))
    if (other === player) return [{ round, board: null, white: player, black: player, result: '*' }]
    const back = sides.get(keyOf(round, other))
    if (back && (back.opponent === null || find(back.opponent) !== player)) {
      throw new Unreadable(m.readContradiction(problem))
    }
    // Told by the other side.
    if (back && back.line < line) return []
    const isWhite = half.isWhite ?? !(back?.isWhite ?? false)
    const own = half.score || (OTHER_SIDE[back?.score ?? ''] ?? '')
    const theirs = back?.score || (OTHER_SIDE[own] ?? '')
    const scores = isWhite ? `${own} ${theirs}` : `${theirs} ${own}`
    const result = GAMES[scores]
    if (back?.isWhite === isWhite) throw new Unreadable(m.readContradiction(problem))
    if (!result) throw new Unreadable(m.readNoResult({ line, result: scores.replace(' ', '–') }))
    const isPlayed = !/[+-]{2}/.test(result)
    if (isPlayed && (half.isWhite ?? back?.isWhite ?? null) === null) {
      throw new Unreadable(m.readNoColour(problem))
    }
    const [white, black] = isWhite ? [player, other] : [other, player]
    return [{ round, board: null, white, black, result }]
  })
}

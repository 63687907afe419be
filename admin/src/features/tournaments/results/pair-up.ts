import type { Game, GameResult } from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import { Unreadable } from './lines'
import type { ReadPlayer } from './read-list'

/** A pairing between players of the same list. */
export interface ReadGame extends Omit<Game, 'white' | 'black'> {
  white: ReadPlayer | null
  black: ReadPlayer | null
}

/** One player's side of a round, as crosstables and TRF have it. */
export interface Half {
  line: number
  round: number
  player: ReadPlayer
  /** As the list names them; null: a bye. */
  opponent: number | null
  isWhite: boolean | null
  /** `1`, `0`, `½`, `+`, `-`, or nothing yet; of a bye also the letter that TRF has. */
  score: string
}

/** The scores of White and Black. Where both have lost, it was at the board or before it. */
export const GAMES: Record<string, GameResult> = {
  ...{ '1 0': '1-0', '0 1': '0-1', '½ ½': '1/2-1/2', '+ -': '+--', '- +': '--+', '- -': '---' },
  ...{ '+ 0': '+--', '0 +': '--+', ' ': '*', '0 0': '---', '0 -': '---', '- 0': '---' },
}

export const BYES: Record<string, GameResult> = {
  ...{ '1': 'bye', '+': 'bye', '½': 'half-bye', '0': 'zero-bye', '-': 'zero-bye', '': 'zero-bye' },
  ...{ F: 'bye', U: 'bye', H: 'half-bye', Z: 'zero-bye' },
}

type Find = (no: number) => ReadPlayer | undefined

/** Both sides of each game put together; a bye stands alone. */
export function pairUp(halves: Half[], find: Find): ReadGame[] {
  const keyOf = (round: number, { line }: ReadPlayer) => `${round} ${line}`
  const sides = new Map(halves.map((half) => [keyOf(half.round, half.player), half]))
  return halves.flatMap((half): ReadGame[] => {
    const { line, round, player, opponent } = half
    if (opponent === null) {
      const result = BYES[half.score]
      if (!result) throw new Unreadable(m.readNoResult({ line, result: half.score }))
      return [{ round, board: null, white: player, black: null, result }]
    }
    const other = find(opponent)
    const problem = { line, round, no: opponent }
    if (!other) throw new Unreadable(m.readNoOpponent(problem))
    if (other === player) return [{ round, board: null, white: player, black: player, result: '*' }]
    const back = sides.get(keyOf(round, other))
    if (!back || back.opponent === null || find(back.opponent) !== player) {
      throw new Unreadable(m.readContradiction(problem))
    }
    // It was read with the other side.
    if (back.line < line) return []
    const isForfeit = /[+-]/.test(half.score + back.score)
    if (half.isWhite === back.isWhite && (half.isWhite !== null || !isForfeit)) {
      throw new Unreadable(m.readSameColour(problem))
    }
    const isWhite = half.isWhite ?? !back.isWhite
    const [white, black] = isWhite ? [half, back] : [back, half]
    const result = GAMES[`${white.score} ${black.score}`]
    const scores = `${white.score}–${black.score}`
    if (!result) throw new Unreadable(m.readNoResult({ line, result: scores }))
    return [{ round, board: null, white: white.player, black: black.player, result }]
  })
}

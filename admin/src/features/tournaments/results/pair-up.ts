import type { Game, GameResult } from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import { Unreadable } from './lines'
import type { ReadPlayer } from './read-list'

/** A pairing between players of the same list. */
export interface ReadGame extends Omit<Game, 'white' | 'black'> {
  white: ReadPlayer
  black: ReadPlayer | null
}

/** One player's side of a round, as crosstables and TRF have it. */
export interface Half {
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

/** Both sides of each game put together; a bye stands alone. */
export function pairUp(halves: Half[], find: (no: number) => ReadPlayer | undefined): ReadGame[] {
  const games = new Map<string, [Half, ...Half[]]>()
  for (const half of halves) {
    const { round, player, opponent } = half
    const other = opponent === null ? null : find(opponent)
    const problem = { line: player.line, round, no: opponent ?? 0 }
    if (other === undefined) throw new Unreadable(m.readNoOpponent(problem))
    if (other === player) throw new Unreadable(m.resultsSelf(problem))
    const key = [round, ...[player.line, other?.line ?? 0].sort()].join(' ')
    const sides = games.get(key)
    if (sides) sides.push(half)
    else games.set(key, [half])
  }
  return [...games.values()].map(gameOf)
}

function gameOf([half, back, more]: [Half, ...Half[]]): ReadGame {
  const { round, player, opponent, score } = half
  const { line } = player
  if (opponent === null) {
    const result = BYES[score]
    if (!result) throw new Unreadable(m.readNoResult({ line, result: score }))
    return { round, board: null, white: player, black: null, result }
  }
  const isForfeit = /[+-]/.test(score + back?.score)
  const isSameColour = half.isWhite === back?.isWhite && (half.isWhite !== null || !isForfeit)
  if (!back || more || isSameColour) {
    throw new Unreadable(m.readContradiction({ line, round, no: opponent }))
  }
  const isWhite = half.isWhite ?? !back.isWhite
  const [white, black] = isWhite ? [half, back] : [back, half]
  const result = GAMES[`${white.score} ${black.score}`]
  const scores = `${white.score}–${black.score}`
  if (!result) throw new Unreadable(m.readNoResult({ line, result: scores }))
  return { round, board: null, white: white.player, black: black.player, result }
}

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
const GAMES: Record<string, GameResult> = {
  ...{ '1 0': '1-0', '0 1': '0-1', '½ ½': '1/2-1/2', '+ -': '+--', '- +': '--+', '- -': '---' },
  ...{ '+ 0': '+--', '0 +': '--+', ' ': '*', '0 0': '---', '0 -': '---', '- 0': '---' },
}

const BYES: Record<string, GameResult> = {
  ...{ '1': 'bye', '+': 'bye', '½': 'half-bye', '0': 'zero-bye', '-': 'zero-bye', '': 'zero-bye' },
  ...{ F: 'bye', U: 'bye', H: 'half-bye', Z: 'zero-bye' },
}

/** @throws Unreadable if the scores of two are none of a game, or the score of one is none of a bye */
export function resultOf(line: number, scores: string[]): GameResult {
  const result = scores.length > 1 ? GAMES[scores.join(' ')] : BYES[scores[0] ?? '']
  const text = scores.join('–').slice(0, 40)
  if (!result) throw new Unreadable(m.readNoResult({ line, result: text }))
  return result
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
    return { round, board: null, white: player, black: null, result: resultOf(line, [score]) }
  }
  const isForfeit = /[+-]/.test(score + back?.score)
  const isSameColour = half.isWhite === back?.isWhite && (half.isWhite !== null || !isForfeit)
  if (!back || more || isSameColour) {
    throw new Unreadable(m.readContradiction({ line, round, no: opponent }))
  }
  const isWhite = half.isWhite ?? !back.isWhite
  const [white, black] = isWhite ? [half, back] : [back, half]
  const result = resultOf(line, [white.score, black.score])
  return { round, board: null, white: white.player, black: black.player, result }
}

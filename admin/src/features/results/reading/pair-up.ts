import { numberedName } from '@academy/api/shared/results/player_names'
import type { Game } from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import { Unreadable } from './lines'
import type { ReadPlayer } from './read-player'
import { BYE_RESULTS, resultOf } from './scores'

export interface ReadGame extends Omit<Game, 'white' | 'black'> {
  white: ReadPlayer
  black: ReadPlayer | null
}

/** Who plays in games, board by board. */
export const playersOf = (games: readonly ReadGame[]): ReadPlayer[] =>
  games.flatMap(({ white, black }) => (black ? [white, black] : [white]))

export interface Half {
  round: number
  player: ReadPlayer
  opponent: number | null
  isWhite: boolean | null
  /** `1`, `0`, `½`, `+`, `-`, or nothing yet; of a bye also the letter that TRF has. */
  score: string
}

/** By round for each player. */
function halvesByPlayer(halves: Half[]) {
  const sides = new Map<ReadPlayer, Half[]>()
  for (const half of halves) {
    const own = sides.get(half.player) ?? []
    own[half.round] = half
    sides.set(half.player, own)
  }
  return sides
}

export const byNumber = (players: readonly ReadPlayer[]): ReadonlyMap<number, ReadPlayer> =>
  new Map(players.map((player) => [player.no, player]))

/** @param found by the numbers that the halves name their opponents by */
export function pairUp(halves: Half[], found: ReadonlyMap<number, ReadPlayer>): ReadGame[] {
  const sides = halvesByPlayer(halves)
  return halves.flatMap((half): ReadGame[] => {
    const { round, player, opponent, score } = half
    const { line } = player
    const game = { round, board: null }
    if (opponent === null) {
      return [{ ...game, white: player, black: null, result: resultOf(line, score, BYE_RESULTS) }]
    }
    const other = found.get(opponent)
    if (!other) throw new Unreadable(m.readNoOpponent({ line, round, no: opponent }))
    const named = { round, player: numberedName(other) }
    if (other === player) throw new Unreadable(m.resultsSelf(named))
    const back = sides.get(other)?.[round]
    const isForfeit = /[+-]/.test(score + back?.score)
    const isSameColour = half.isWhite === back?.isWhite && (half.isWhite !== null || !isForfeit)
    const isBack = back && found.get(back.opponent ?? 0) === player && !isSameColour
    if (!isBack) throw new Unreadable(m.readContradiction({ line, ...named }))
    if (line > other.line) return []
    const [white, black] = (half.isWhite ?? !back.isWhite) ? [half, back] : [back, half]
    const result = resultOf(line, `${white.score}-${black.score}`)
    return [{ ...game, white: white.player, black: black.player, result }]
  })
}

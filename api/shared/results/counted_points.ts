import { roundOfPoints, sumsAfter, type ResultPlayer, type Results } from './results.js'

type Played = Pick<Results, 'round' | 'players' | 'games'>

/** The last round up to which each one is paired and over; 0: not even the first is. */
function lastFinished({ games, round: latest }: Played): number {
  const byRound = Map.groupBy(games, ({ round }) => round)
  const isFinished = (round: number) => {
    const own = byRound.get(round) ?? []
    return own.some(({ black }) => black !== null) && own.every(({ result }) => result !== '*')
  }
  let round = 0
  while (round < latest && isFinished(round + 1)) round += 1
  return round
}

/**
 * The round after which points are counted from the games: the last one that is over, where no list gives
 * places and none gives points as late. Null: there is nothing to count, or the games do not give the
 * points of the lists. Places and tie-breaks are never worked out.
 */
export function roundToCount(results: Played): number | null {
  if (results.players.some(({ rank }) => rank !== null)) return null
  const last = lastFinished(results)
  const given = roundOfPoints(results)
  return given !== null && given < last ? last : null
}

/** The players with the points that their games give after a round. */
export function withPointsAfter(
  { players, games }: Pick<Results, 'players' | 'games'>,
  round: number
): ResultPlayer[] {
  const sums = sumsAfter(games, round)
  return players.map((player) => ({ ...player, points: sums.get(player.no) ?? 0 }))
}

/** Results with the points that their games give, where those are counted, and after which round. */
export function withCountedPoints<R extends Played>(results: R): R & { counted: number | null } {
  const counted = roundToCount(results)
  const players = counted === null ? results.players : withPointsAfter(results, counted)
  return { ...results, players, counted }
}

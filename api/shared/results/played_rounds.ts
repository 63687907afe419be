import { announcedRounds } from './announced_rounds.js'
import { BYES, roundOfPoints, type Results } from './results.js'

/**
 * How many rounds final points were won in: those that were played, where a tournament ended before its
 * last round, or those whose points are counted, where games of the last one are open. Null where that is not known: nobody has said how many there were, or the games that are
 * known neither give the points nor are fewer than they need.
 */
export function playedRounds(
  results: Pick<Results, 'state' | 'round' | 'rounds' | 'players' | 'games'> & {
    counted: number | null
  },
  tournament: { rounds: number | null }
): number | null {
  const announced = announcedRounds(results, tournament)
  const last = lastPlayed(results)
  if (announced !== null && results.counted) return Math.min(results.counted, announced)
  if (announced === null || last === 0 || last >= announced) return announced
  if (results.games.length > 0 && roundOfPoints(results) !== null) return last
  // Standings can come without their games, or be of rounds whose games nobody has given.
  const most = Math.max(...results.players.map(({ points }) => points ?? 0))
  if (most > last) return announced
  return results.games.length === 0 ? last : null
}

/** The last round of which a game is over, or that a list of points was of. */
function lastPlayed({ round, games }: Pick<Results, 'round' | 'games'>): number {
  if (games.length === 0) return round
  const over = games.filter(({ result }) => result !== '*' && !BYES.includes(result))
  return Math.max(0, ...over.map((game) => game.round))
}

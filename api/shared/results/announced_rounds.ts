import type { ResultsBrief } from './results.js'

/**
 * How many rounds there are; null where neither the tournament nor its lists say it, and the latest
 * round is only the last one so far.
 */
export function announcedRounds(
  { state, round, rounds }: ResultsBrief,
  tournament: { rounds: number | null }
): number | null {
  if (tournament.rounds || rounds > Math.max(round, 1)) return rounds
  return state === 'final' && round > 0 ? round : null
}

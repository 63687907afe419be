import { NO_RESULTS, type Game, type StoredResults } from '@academy/api/shared/results/results'
import { expect, it } from 'vitest'
import { finalDoubt } from './final-doubt'

/** '1 1-0' */
const gameOf = (words: string): Game => {
  const [round, result] = words.split(' ') as [string, Game['result']]
  const isBye = result.includes('bye')
  return { round: Number(round), board: null, white: 1, black: isBye ? null : 2, result }
}

it.each<[rounds: number, games: string[], state: StoredResults['state'], words: string]>([
  [2, ['1 1-0', '2 0-1'], 'final', ''],
  [7, ['1 *'], 'live', ''],
  [7, [], 'final', ''],
  [
    5,
    ['1 1-0', '2 *', '2 *'],
    'final',
    'These results are marked as final, but round 2 has 2 games without a result; rounds 3–5 are missing.',
  ],
  [
    4,
    ['1 *', '3 1-0', '4 1-0'],
    'final',
    'These results are marked as final, but round 1 has 1 game without a result; round 2 is missing.',
  ],
  [
    6,
    ['1 1-0', '2 zero-bye', '3 1-0', '4 1-0'],
    'final',
    'These results are marked as final, but rounds 2, 5–6 are missing.',
  ],
])('of %i rounds %j, %s: ‘%s’', (rounds, games, state, words) => {
  expect(finalDoubt({ ...NO_RESULTS, rounds, state, games: games.map(gameOf) })).toBe(words)
})

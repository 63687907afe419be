import { expect, it } from 'vitest'
import { fieldsOf } from './changed-fields'

it.each([
  [{ state: 'live', round: 0, rounds: 5 }, 'Results: Starting list'],
  [{ state: 'live', round: 4, rounds: 7 }, 'Results: Round 4 of 7'],
  [{ state: 'live', round: 1, rounds: null }, 'Results: Round 1'],
  [{ state: 'final', round: 7, rounds: 7 }, 'Results: Final'],
  [null, 'Results'],
])('results %j are listed as %s', (results, words) => {
  expect(fieldsOf({ before: null, after: { results } })).toBe(words)
})

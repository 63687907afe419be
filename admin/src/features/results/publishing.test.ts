// @vitest-environment happy-dom
import { NO_RESULTS, type StoredResults } from '@academy/api/shared/results/results'
import { expect, it } from 'vitest'
import { publishingOf, stampOf, undoneResults } from './publishing'
import { player } from '../../../test/players'

const game = (round: number, result: '1-0' | '*') => ({
  round,
  board: 1,
  white: 1,
  black: 2,
  result,
})

const start: StoredResults = {
  ...NO_RESULTS,
  rounds: 7,
  players: [player(1, 'Jadhav, Asha'), player(2, 'Patil, Om')],
}
const paired: StoredResults = { ...start, round: 1, games: [game(1, '*')] }
const standings = { ...paired, players: [player(1, 'Jadhav, Asha', 1), player(2, 'Patil, Om')] }

it.each<[what: string, before: StoredResults, next: StoredResults]>([
  ['Starting list', NO_RESULTS, start],
  ['Round 1', start, paired],
  ['Round 1', paired, { ...paired, games: [game(1, '1-0')] }],
  ['Round 1', paired, start],
  ['Standings', paired, standings],
  ['Results', start, { ...paired, round: 2, games: [game(1, '1-0'), game(2, '*')] }],
  ['Results', paired, { ...paired, state: 'final' }],
  ['All results removed', paired, NO_RESULTS],
])('it is said what can be undone: %s', (what, before, next) => {
  const publishing = publishingOf(before, next, undefined)
  expect(publishing).toMatchObject({ stamp: stampOf(next), previous: before, parts: { what } })
})

it('who is hidden after a round stays so when the round is undone, and short names stay short', () => {
  const last = publishingOf(start, paired, undefined)
  const hidden: StoredResults = { ...paired, hidden: [1], names: 'short' }
  const publishing = publishingOf(paired, hidden, last)
  expect(publishing?.parts).toEqual(last?.parts)
  expect(publishing?.stamp).toBe(stampOf(hidden))
  const undone = undoneResults(hidden, publishing?.previous ?? NO_RESULTS)
  expect(undone).toEqual({ ...start, hidden: [1], names: 'short' })
})

it('a name that was opened after a round is open when the round is undone', () => {
  const last = publishingOf({ ...start, hidden: [1, 2] }, { ...paired, hidden: [1, 2] }, undefined)
  const opened = { ...paired, hidden: [2] }
  const publishing = publishingOf({ ...paired, hidden: [1, 2] }, opened, last)
  expect(undoneResults(opened, publishing?.previous ?? NO_RESULTS).hidden).toEqual([2])
})

it('to hide a player alone is nothing that Undo could take back', () => {
  expect(publishingOf(paired, { ...paired, hidden: [1] }, undefined)).toBeUndefined()
})

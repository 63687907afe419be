// @vitest-environment happy-dom
import { NO_RESULTS, type StoredResults } from '@academy/api/shared/results/results'
import { expect, it } from 'vitest'
import { contentOf } from './content'
import { publishingOf, undoneResults } from './publishing'
import { player } from '../../../../test/players'

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

const two: StoredResults = { ...paired, round: 2, games: [game(1, '1-0'), game(2, '*')] }
const withName = (name: string) => ({
  ...paired,
  players: [player(1, name), player(2, 'Patil, Om')],
})

it.each<[what: string, before: StoredResults, next: StoredResults]>([
  ['Starting list published', NO_RESULTS, start],
  ['Standings published', NO_RESULTS, { ...standings, games: [] }],
  ['round 1 published', start, paired],
  ['round 1 published', NO_RESULTS, paired],
  ['rounds 1, 2 published', start, two],
  ['round 1 changed, round 2 published', paired, two],
  ['round 1 changed', paired, { ...paired, games: [game(1, '1-0')] }],
  ['round 1 removed', paired, start],
  ['standings changed', paired, standings],
  ['standings changed', paired, { ...paired, tieBreaks: ['Wins'] }],
  ['names corrected', paired, withName('Jadhav, Ashwini')],
  [
    'list of players changed',
    paired,
    { ...paired, players: [...paired.players, player(3, 'Rao')] },
  ],
  [
    'players’ details corrected',
    paired,
    { ...paired, players: paired.players.map((one) => ({ ...one, club: 'Circle' })) },
  ],
  ['winners changed', paired, { ...paired, winners: [{ no: 1, prize: '1st' }] }],
  ['comparison of schools changed', paired, { ...paired, schoolPlayers: 3 }],
  ['shown as ‘Final’', paired, { ...paired, state: 'final' }],
  ['round 1 removed, shown as ‘Live’', { ...paired, state: 'final' }, start],
  ['Results', paired, { ...paired, rounds: 9 }],
  ['all results removed', paired, NO_RESULTS],
])('it is said what will be undone: %s', (what, before, next) => {
  const publishing = publishingOf(before, next, undefined)
  expect(publishing).toMatchObject({ stamp: contentOf(next), previous: before, parts: { what } })
})

it('who is hidden after a round stays so when the round is undone, and short names stay short', () => {
  const last = publishingOf(start, paired, undefined)
  const hidden: StoredResults = { ...paired, hidden: [1], names: 'short' }
  const publishing = publishingOf(paired, hidden, last)
  expect(publishing?.parts).toEqual(last?.parts)
  expect(publishing?.stamp).toBe(contentOf(hidden))
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

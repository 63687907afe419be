import type { Game, ResultPlayer, Results } from '@academy/api/shared/results/results'
import { describe, expect, test } from 'vitest'
import { findFollowed } from './followed'
import {
  boardsOf,
  columnsOf,
  momentWords,
  nextGameOf,
  pairingsByName,
  playersByNo,
  roundsOf,
  tieBreakCode,
} from './results'
import { searchRows } from './search-rows'
import { playerText, roundText } from './share-text'

const player = (no: number, name: string, more: Partial<ResultPlayer> = {}): ResultPlayer => ({
  ...{ no, name, title: null, sex: null, rating: null, federation: null, fideId: null },
  ...{ club: null, group: null, points: null, rank: null, tieBreaks: [] },
  ...more,
})
const game = (round: number, board: number | null, white: number, black: number | null) =>
  ({ round, board, white, black, result: black === null ? 'bye' : '1-0' }) satisfies Game

const live: Results = {
  ...{ state: 'live', rounds: 7, round: 2, updatedAt: '2026-11-24T09:40:00.000Z' },
  ...{ correctedAt: null, tieBreaks: ['Buchholz Tiebreaks'], winners: [] },
  players: [
    player(1, 'Joshi, Aarav', { points: 1.5, rank: 2, tieBreaks: [2.5] }),
    player(2, 'Kale, Meera', { points: 2, rank: 1, tieBreaks: [3], club: 'Pune Circle' }),
    player(3, 'Wagh, Om', { points: 0.5, rank: 3, tieBreaks: [null] }),
  ],
  games: [
    game(1, 1, 1, 2),
    game(1, 2, 3, null),
    { ...game(2, 1, 2, 3), result: '*' },
    game(2, 2, 1, null),
  ],
}

test('a column stands there because somebody has something in it', () => {
  const names = (results: Results) => columnsOf(results).map(({ name }) => name)
  expect(names(live)).toEqual(['Club', 'Points', 'BH'])
  const start = {
    ...live,
    round: 0,
    players: [player(1, 'A', { federation: 'IND', rating: 1450 })],
  }
  expect(names(start)).toEqual(['Rating', 'Federation'])
})

test.each([
  ['Direct Encounter (DE)', 'DE'],
  ['Buchholz Tiebreaks (variabel with parameter) cut-1', 'BH-C1'],
  ['Median Buchholz', 'BH-M1'],
  ['Sonneborn-Berger-Tie-Break variable', 'SB'],
  ['Most black', 'BPG'],
  ['Number of victories', 'WIN'],
  ['TB3', 'TB3'],
  ['A rule of our own', 'TB1'],
])('the tie-break %s is %s for short', (name, code) => {
  expect(tieBreakCode(name, 0)).toBe(code)
})

test('the next game is the latest pairing, until its result is there', () => {
  expect(nextGameOf(live, 2)).toMatchObject({ round: 2, board: 1, colour: 'white', opponent: 3 })
  expect(nextGameOf(live, 3)).toMatchObject({ colour: 'black', opponent: 2 })
  expect(nextGameOf(live, 1)).toBeUndefined()
  expect(nextGameOf({ ...live, state: 'final' }, 2)).toBeUndefined()
})

test('rounds go from the newest, boards say their number where a list would count otherwise', () => {
  expect(roundsOf(live).map(({ round }) => round)).toEqual([2, 1])
  expect(boardsOf([1, 2, 5, 6, null].map((board) => game(1, board, 1, 2)))).toEqual([
    ...[undefined, undefined, 5, undefined, undefined],
  ])
})

test('on the wall everybody finds their name, with board, colour and opponent', () => {
  const [latest] = roundsOf(live)
  const rows = pairingsByName(latest!.games, playersByNo(live))
  expect(
    rows.map(({ name, board, isWhite, opponent }) => [name, board, isWhite, opponent])
  ).toEqual([
    ['Joshi, Aarav', 2, true, undefined],
    ['Kale, Meera', 1, true, 'Wagh, Om'],
    ['Wagh, Om', 1, false, 'Kale, Meera'],
  ])
})

test('the group is told who leads, in the end who won; parents where to go', () => {
  expect(roundText(live)).toBe(
    'Live: round 2 of 7\n1. Kale, Meera · 2\n2. Joshi, Aarav · 1½\n3. Wagh, Om · ½'
  )
  const final = { ...live, state: 'final', winners: [{ no: 2, prize: 'Best girl' }] } as const
  expect(roundText(final as unknown as Results)).toBe('Final results\nBest girl: Kale, Meera')
  expect(playerText(live, live.players[1]!)).toBe(
    'Round 2 · board 1 · White · against Wagh, Om\nPlace 1 of 3 · 2 points'
  )
})

test('a change is told by its time in India, on a later day with its date', () => {
  const noon = Date.parse('2026-11-24T06:30:00Z')
  expect(momentWords(live.updatedAt, noon)).toBe('3.10 pm')
  expect(momentWords(live.updatedAt, noon + 86_400_000)).toBe('24 Nov, 3.10 pm')
})

describe('rows are found', () => {
  const players = [
    { no: '17', name: 'Joshi, Aarav', club: 'Sahyadri', group: 'U9' },
    { no: '3', name: 'Kale, Meera', club: '', group: 'U11' },
    { no: '12', name: 'Wagh, Om', club: '', group: 'U9' },
  ]
  const games = [
    { board: '12', nos: ['17', '3'] },
    { board: '4', nos: ['12'] },
  ]
  const [aarav, meera, om] = players
  const [first, second] = games
  test.each([
    ['', '', [aarav, meera, om, first, second]],
    ['jos', '', [aarav, first]],
    ['जोशी', '', [aarav, first]],
    ['MEERA', '', [meera, first]],
    ['sahyadri', '', [aarav, first]],
    ['pune', '', []],
    ['12', '', [om, first, second]],
    ['12', 'U11', [first]],
    ['1', '', []],
    ['', 'U11', [meera, first]],
    ['joshi', 'U11', []],
  ])('by “%s” in group “%s”', (query, group, found) => {
    expect([...searchRows({ query, group }, { players, games })]).toEqual(found)
  })
})

test('a followed player is found again after a late entry has moved the numbers', () => {
  const players = [
    { no: '17', name: 'Late, Latika' },
    { no: '18', name: 'Joshi, Aarav' },
  ]
  expect(findFollowed(players, { no: '17', name: 'Joshi, Aarav' })?.no).toBe('18')
  expect(findFollowed(players, { no: '17', name: 'Hidden Since' })?.no).toBe('17')
  const twins = players.map((one) => ({ ...one, name: 'Patil, Om' }))
  expect(findFollowed(twins, { no: '18', name: 'Patil, Om' })?.no).toBe('18')
})

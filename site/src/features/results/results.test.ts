import {
  roundOfPoints,
  type Game,
  type ResultPlayer,
  type Results,
} from '@academy/api/shared/results/results'
import { expect, test } from 'vitest'
import { inLanguage } from '~/i18n/language'
import { findFollowed } from './followed'
import {
  columnsOf,
  momentWords,
  nextGameOf,
  playerText,
  roundsOf,
  roundText,
  standingsTitle,
  tieBreakCode,
} from './results'
import { byNameTable } from './tables'

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
  expect(names(live)).toEqual(['Points', 'BH', 'Club'])
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

test('rounds go from the newest', () => {
  expect(roundsOf(live).map(({ round }) => round)).toEqual([2, 1])
})

test('on the wall everybody finds their name, with board, colour and opponent', () => {
  const { rows } = byNameTable(live, 'open', roundsOf(live)[0]!.games)
  expect(rows.map((cells) => cells.map(({ text }) => text))).toEqual([
    ['Joshi, Aarav', 2, null, 'Bye'],
    ['Kale, Meera', 1, 'White', 'Wagh, Om'],
    ['Wagh, Om', 1, 'Black', 'Kale, Meera'],
  ])
})

test('the group is told who leads, in the end who won; parents where to go', () => {
  expect(roundText(live)).toBe(
    'Live: round 2 of 7\n1. Kale, Meera · 2\n2. Joshi, Aarav · 1½\n3. Wagh, Om · ½'
  )
  const final = { ...live, state: 'final', winners: [{ no: 2, prize: 'Best girl' }] } as const
  expect(roundText(final as unknown as Results)).toBe('Final results\nBest girl: Kale, Meera')
  const won = inLanguage('mr', () => roundText(final as unknown as Results))
  expect(won).toContain('सर्वोत्तम मुलगी: Kale, Meera')
  expect(playerText(live, live.players[1]!)).toBe(
    'Round 2 · board 1 · White · against Wagh, Om\nPlace 1 of 3 · 2 points'
  )
})

test('standings that are older than the results say of which round they are', () => {
  const points = [1, 0, 1]
  const given = {
    ...live,
    players: live.players.map((one, at) => ({ ...one, points: points[at]! })),
  }
  expect(roundOfPoints(given)).toBe(1)
  expect(standingsTitle(given), 'round 2 is still played').toBe('Standings')
  const games = given.games.map((one) => ({ ...one, result: one.black ? '1-0' : one.result }))
  const older = { ...given, games } as Results
  expect(standingsTitle(older)).toBe('Standings after round 1')
  expect(roundText(older)).toContain('of 7\nStandings after round 1\n1. Kale, Meera')
  expect(playerText(older, older.players[0]!)).toContain('1 point · Standings after round 1')
  const start = { ...older, players: older.players.map((one) => ({ ...one, points: null })) }
  expect(standingsTitle(start)).toBe('Starting list')
  expect(roundText(start)).toBe('Live: round 2 of 7')
  expect(roundOfPoints(live)).toBeNull()
  expect(standingsTitle(live)).toBe('Standings')
})

test('a change is told by its time in India, on a later day with its date', () => {
  const noon = Date.parse('2026-11-24T06:30:00Z')
  expect(momentWords(live.updatedAt, noon)).toBe('3.10 pm')
  expect(momentWords(live.updatedAt, noon + 86_400_000)).toBe('24 Nov, 3.10 pm')
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

// @vitest-environment happy-dom
import { NO_RESULTS, type Game, type StoredResults } from '@academy/api/shared/results/results'
import { expect, it } from 'vitest'
import { rebase } from './rebase'
import { player } from '../../../../../test/players'

const NAMES = ['Jadhav, Asha', 'Patil, Om', 'More, Sana', 'Kale, Isha']

const game = (round: number, white: number, black: number, result: Game['result'] = '*'): Game => ({
  round,
  board: null,
  white,
  black,
  result,
})

const base: StoredResults = {
  ...NO_RESULTS,
  rounds: 7,
  round: 2,
  players: NAMES.map((name, at) => player(at + 1, name)),
  games: [game(1, 1, 2, '1-0'), game(1, 3, 4, '1/2-1/2'), game(2, 1, 3, '1-0'), game(2, 2, 4)],
}

const withResult = (results: StoredResults, round: number, white: number, to: Game['result']) => ({
  ...results,
  games: results.games.map((one) =>
    one.round === round && one.white === white ? { ...one, result: to } : one
  ),
})
const withName = (results: StoredResults, no: number, name: string) => ({
  ...results,
  players: results.players.map((one) => (one.no === no ? { ...one, name } : one)),
})
const withRound3 = (results: StoredResults, ...pairs: [number, number][]) => ({
  ...results,
  round: 3,
  games: [...results.games, ...pairs.map(([white, black]) => game(3, white, black))],
})
const withStandings = (results: StoredResults, ...points: number[]) => ({
  ...results,
  players: results.players.map((one, at) => ({ ...one, points: points[at] ?? 0, rank: at + 1 })),
})
const resultOf = (results: StoredResults, round: number, white: number) =>
  results.games.find((one) => one.round === round && one.white === white)?.result
const nameOf = (results: StoredResults, no: number) =>
  results.players.find((one) => one.no === no)?.name

const theirs3 = withRound3(base, [1, 4], [2, 3])

it('a corrected result stands in the round that another phone has published meanwhile', () => {
  const { results, clashes } = rebase(base, withResult(base, 2, 1, '0-1'), theirs3)
  expect(clashes).toEqual([])
  expect(resultOf(results, 2, 1)).toBe('0-1')
  expect(results.games.filter(({ round }) => round === 3)).toHaveLength(2)
  expect(results.round).toBe(3)
})

it('a pasted round keeps the results, names and hidden players of another phone', () => {
  const theirs = {
    ...withName(withResult(base, 2, 2, '1-0'), 3, 'More, Sanika'),
    hidden: [4],
    names: 'short' as const,
  }
  const { results, clashes } = rebase(base, theirs3, theirs)
  expect(clashes).toEqual([])
  expect(resultOf(results, 2, 2)).toBe('1-0')
  expect(nameOf(results, 3)).toBe('More, Sanika')
  expect(results).toMatchObject({ hidden: [4], names: 'short', round: 3 })
})

it('the same round pasted on both phones, here with a result, is that round', () => {
  const { results, clashes } = rebase(base, withResult(theirs3, 3, 1, '1-0'), theirs3)
  expect(clashes).toEqual([])
  expect(resultOf(results, 3, 1)).toBe('1-0')
})

it.each([
  ['a result', withResult(base, 2, 1, '0-1'), withResult(base, 2, 1, '1/2-1/2'), '0–1', '½–½'],
  ['who did not come', withResult(base, 2, 1, '+--'), withResult(base, 2, 1, '---'), '+/–', '–/–'],
  [
    'a name',
    withName(base, 2, 'Patil, Omkar'),
    withName(base, 2, 'Patil, Om R'),
    'Patil, Omkar',
    'Patil, Om R',
  ],
  [
    'pairings',
    withRound3(base, [1, 2], [3, 4]),
    theirs3,
    'Jadhav, Asha … Patil, Om; More, Sana … Kale, Isha',
    'Jadhav, Asha … Kale, Isha; Patil, Om … More, Sana',
  ],
  [
    'a result of a round that is removed there',
    withResult(base, 2, 1, '0-1'),
    { ...base, round: 1, games: base.games.slice(0, 2) },
    'Jadhav, Asha 0–1 More, Sana; Patil, Om … Kale, Isha',
    '',
  ],
  [
    'standings',
    withStandings(base, 2, 1, 1, 0),
    withStandings(base, 1, 1, 1, 1),
    '1. Jadhav, Asha 2; 4. Kale, Isha 0',
    '1. Jadhav, Asha 1; 4. Kale, Isha 1',
  ],
  [
    'a winner',
    { ...base, winners: [{ no: 1, prize: '1st' }] },
    { ...base, winners: [{ no: 2, prize: '1st' }] },
    'Jadhav, Asha',
    'Patil, Om',
  ],
  [
    'results that are removed there',
    withResult(base, 2, 1, '0-1'),
    { ...NO_RESULTS, rounds: 7 },
    'Round 2 · 4 players · 3 results',
    'Nothing is published yet.',
  ],
])('%s, changed on both phones, is asked about', (_, mine, theirs, ours, others) => {
  const asked = rebase(base, mine, theirs)
  expect(asked.clashes.map((clash) => [clash.mine, clash.theirs])).toEqual([[ours, others]])
  expect(asked.results.games).toEqual(mine.games)
  expect(asked.results.players).toEqual(mine.players)
  expect(asked.results.winners).toEqual(mine.winners)
  const id = asked.clashes[0]?.id ?? ''
  const taken = rebase(base, mine, theirs, { [id]: 'theirs' })
  expect(taken.results.games).toEqual(theirs.games)
  expect(taken.results.players).toEqual(theirs.players)
  expect(taken.results.winners).toEqual(theirs.winners)
})

it('numbers that a late entry has moved are moved with what was changed here', () => {
  const moved = {
    ...base,
    players: [player(1, 'Aher, Tej'), ...base.players.map((one) => ({ ...one, no: one.no + 1 }))],
    games: base.games.map((one) => ({
      ...one,
      white: (one.white ?? 0) + 1,
      black: (one.black ?? 0) + 1,
    })),
  }
  const edited = { ...withResult(base, 2, 1, '0-1'), hidden: [1] }
  for (const [mine, theirs] of [
    [edited, moved],
    [moved, edited],
  ] as const) {
    const { results, clashes } = rebase(base, mine, theirs)
    expect(clashes).toEqual([])
    expect(resultOf(results, 2, 2)).toBe('0-1')
    expect(results.hidden).toEqual([2])
    expect(nameOf(results, 2)).toBe('Jadhav, Asha')
  }
})

it('whoever is hidden on one phone stays hidden; a name that was opened on one is open', () => {
  const hidden = { ...base, hidden: [1, 2] }
  const mine = { ...hidden, hidden: [2, 3] }
  const theirs = { ...hidden, hidden: [1, 2, 4] }
  expect(rebase(hidden, mine, theirs).results.hidden).toEqual([2, 3, 4])
})

const longBase = {
  ...base,
  players: [...base.players, player(5, 'Deo, Neel'), player(6, 'Rao, Uma')],
}
const withTieBreaks = (results: StoredResults, no: number, value: number) => ({
  ...results,
  tieBreaks: ['Buchholz'],
  players: results.players.map((one) => ({ ...one, tieBreaks: [one.no === no ? value : 9] })),
})

it.each([
  [
    'the sixth place',
    withStandings(longBase, 6, 5, 4, 3, 2, 1),
    withStandings(longBase, 6, 5, 4, 3, 2, 1.5),
    ['6. Rao, Uma 1', '6. Rao, Uma 1½'],
  ],
  [
    'a tie-break',
    withTieBreaks(withStandings(longBase, 2, 1), 1, 8),
    withTieBreaks(withStandings(longBase, 2, 1), 1, 7.5),
    ['1. Jadhav, Asha 2 (8)', '1. Jadhav, Asha 2 (7.5)'],
  ],
])(
  'two standings are shown by the players in whom they differ: %s',
  (_name, mine, theirs, words) => {
    const [clash] = rebase(longBase, mine, theirs).clashes
    expect([clash?.mine, clash?.theirs]).toEqual(words)
  }
)

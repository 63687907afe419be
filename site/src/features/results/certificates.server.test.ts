import { NO_RESULTS, type ResultPlayer } from '@academy/api/shared/results/results'
import { shownResults } from '@academy/api/shared/results/shown_results'
import { listed } from '@academy/api/tests/players'
import { beforeAll, expect, test, vi } from 'vitest'
import {
  certificateOfPlayer,
  certificatesOfOthers,
  certificatesOfWinners,
  sizeOf,
} from './certificates.server'

const player = (no: number, name: string, more: Partial<ResultPlayer> = {}) =>
  listed(no, name, { points: 4.5, rank: no, ...more })
const tournament = {
  isActive: true,
  status: 'scheduled' as const,
  startDate: '2026-11-28',
  endDate: null,
  entryDeadline: null,
  reportingTime: null,
  movedFrom: null,
  rounds: 7,
  results: null,
  prizes: [
    { id: 'a', position: 'First', amount: 0 },
    { id: 'b', position: '2nd to 4th', amount: 0 },
    { id: 'c', position: 'Best girl', amount: 0 },
  ],
}
const results = shownResults(
  'en',
  {
    ...NO_RESULTS,
    state: 'final',
    rounds: 7,
    players: [
      player(1, 'Joshi, Aarav'),
      player(2, 'Patil, Sana', { title: 'WCM' }),
      player(3, 'Player 3'),
      player(4, 'Deo Ira', { points: 0 }),
    ],
    winners: [
      { no: 2, prizeId: 'c', prize: 'Best girl' },
      { no: 1, prizeId: 'a', prize: 'First' },
      { no: 2, prizeId: 'b', prize: '2nd to 4th' },
      { no: 3, prizeId: 'b', prize: '2nd to 4th' },
      { no: null, club: 'Kavyapta', prize: 'Best school' },
    ],
  },
  tournament
)

beforeAll(() => {
  vi.stubEnv('APP_URL', 'https://academy.example')
})

test('each winner who is not hidden has one certificate with all that was won', () => {
  expect(certificatesOfWinners('open', results).map(({ name, won }) => [name, won])).toEqual([
    ['Aarav Joshi', ['1st place']],
    ['WCM Sana Patil', ['2nd place', 'Best girl']],
    ['Kavyapta', ['Best school']],
  ])
})

test('without prizes and winners the first three have their places, others took part', () => {
  const unnamed = { ...results, prizes: [], winners: [] }
  const won = certificatesOfWinners('open', unnamed).map((one) => [one.name, one.won])
  expect(won).toEqual([
    ['Aarav Joshi', ['1st place']],
    ['WCM Sana Patil', ['2nd place']],
  ])
  expect(certificateOfPlayer('open', unnamed, 2)?.won).toEqual(['2nd place'])
  expect(certificateOfPlayer('open', unnamed, 4)?.won).toEqual([])
  const unchosen = { ...results, winners: [] }
  expect(certificatesOfWinners('open', unchosen)).toEqual([])
})

test('each other player who is not hidden has one too, all with the same code', () => {
  const others = certificatesOfOthers('open', results)
  expect(others.map(({ name, won }) => [name, won])).toEqual([['Deo Ira', []]])
  expect(others[0]).toMatchObject({ addressWords: 'Results' })
  expect(others[0]!.address).toMatch(/\/updates\/open\/results$/)
  expect(certificatesOfOthers('open', { ...results, state: 'live' })).toEqual([])
})

test.each([
  ['who won', 1, '4½ points of 7', ['1st place']],
  ['who took part', 4, '', []],
])('a player %s has points that one likes to see', (_, no, points, won) => {
  const found = certificateOfPlayer('open', results, no)
  expect(found).toMatchObject({ points, won })
  expect(found!.address).toMatch(new RegExp(`/updates/open/results/${no}$`))
})

test('points are of no number of rounds that nobody has said', () => {
  const unsaid = { ...results, played: null }
  expect(certificateOfPlayer('open', unsaid, 1)?.points).toBe('4½ points')
})

const won = (round: number, white: number, black: number) => ({
  round,
  board: 1,
  white,
  black,
  result: '1-0' as const,
})
const open = (round: number) => ({ ...won(round, 1, 2), result: '*' as const })
const bye = (round: number) => ({
  round,
  board: null,
  white: 3,
  black: null,
  result: 'zero-bye' as const,
})
const TWO_ROUNDS = [won(1, 1, 2), won(2, 1, 3)]

test.each([
  ['ended after two of seven rounds', 2, [2, 0], TWO_ROUNDS, '2 points of 2'],
  ['ended with the third round paired', 3, [2, 0], [...TWO_ROUNDS, open(3)], '2 points of 2'],
  ['ended, with a bye in a round to come', 3, [2, 0], [...TWO_ROUNDS, bye(3)], '2 points of 2'],
  ['has only a list after two rounds', 2, [2, 0], [], '2 points of 2'],
  ['has more points than its games', 2, [6, 5], TWO_ROUNDS, '6 points of 7'],
  ['has more points than the round of an earlier list', 2, [6, 5], [], '6 points of 7'],
  ['has no round of its own', 0, [6, 5], [], '6 points of 7'],
  ['has other points than its games, which may be all', 2, [2, 1], TWO_ROUNDS, '2 points'],
])('where a tournament %s, points are of the rounds played', (_, round, points, games, words) => {
  const [first, second] = points as [number, number]
  const ended = {
    ...NO_RESULTS,
    state: 'final' as const,
    rounds: 7,
    round,
    games,
    players: [
      player(1, 'Joshi, Aarav', { points: first }),
      player(2, 'Patil, Sana', { points: second }),
      player(3, 'Deo, Ira', { points: 0 }),
    ],
  }
  const found = certificateOfPlayer('open', shownResults('en', ended, tournament), 1)
  expect(found?.points).toBe(words)
})

test('where a game of the last round is open, points are of the rounds before it', () => {
  const unlisted = { points: null, rank: null }
  const ended = {
    ...NO_RESULTS,
    state: 'final' as const,
    rounds: 3,
    round: 3,
    games: [...TWO_ROUNDS, won(3, 1, 4), { ...open(3), white: 2, black: 3 }],
    players: [
      player(1, 'Joshi, Aarav', unlisted),
      player(2, 'Patil, Sana', unlisted),
      player(3, 'Deo, Ira', unlisted),
      player(4, 'Rao, Om', unlisted),
    ],
  }
  const threeRounds = { ...tournament, rounds: 3 }
  const found = certificateOfPlayer('open', shownResults('en', ended, threeRounds), 1)
  expect(found?.points).toBe('2 points of 2')
})

test('its code leads to the rounds of who has played some, else to the results', () => {
  const game = { round: 1, board: 1, white: 1, black: 2, result: '1-0' as const }
  const played = { ...results, games: [game] }
  expect(certificateOfPlayer('open', played, 1)?.addressWords).toBe('Round by round')
  expect(certificateOfPlayer('open', results, 1)?.addressWords).toBe('Results')
  const school = certificatesOfWinners('open', played).at(-1)
  expect(school).toMatchObject({ name: 'Kavyapta', addressWords: 'Results' })
})

test('nobody has one who is hidden or not there, or before the results are final', () => {
  expect(certificateOfPlayer('open', results, 3)).toBeUndefined()
  expect(certificateOfPlayer('open', results, 9)).toBeUndefined()
  const live = { ...results, state: 'live' as const }
  expect(certificateOfPlayer('open', live, 1)).toBeUndefined()
  expect(certificatesOfWinners('open', live)).toEqual([])
})

test.each([
  [1, 'Aarav Joshi'],
  [1, 'अद्वैत जोशी'],
  [1, 'Siddharth Deshpande'],
  [2, 'Meenakshi Raghunathan Iyer'],
  [3, 'ज्ञानेश्वरी श्रीनिवासराव ह्रषीकेशवर्धन कुलकर्णी'],
  [4, 'Venkatanarasimharajuvaripeta Subramaniam Raghavendra'],
  [5, 'W'.repeat(100)],
])('size %i is that of the name %s', (size, name) => {
  expect(sizeOf(name, [13, 16, 20, 38])).toBe(size)
})

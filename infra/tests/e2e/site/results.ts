import { listed } from '../../../../api/tests/support/players.ts'

/** Results of invented tournaments. */

const FIRST = ['Aarav', 'Diya', 'Ishaan', 'Kavya', 'Om', 'Riya', 'Sai', 'Tanvi', 'Vedant', 'Yash']
const LAST = ['Bhosale', 'Chavan', 'Gokhale', 'Jadhav', 'Kale', 'Mane', 'Pawar', 'Shinde', 'Wagh']
const CLUBS = ['Pune Circle', 'Satara Rooks', 'Nashik School', 'Kolhapur Knights', null]

const player = (no: number, name: string, points: number, rank: number, club: string | null) =>
  listed(no, name, {
    points,
    rank,
    club,
    rating: 1500 - no,
    group: no % 2 ? 'U9' : 'U11',
    tieBreaks: [rank + 0.5],
  })
const game = (round: number, board: number, white: number, black: number | null, result: string) =>
  ({ round, board, white, black, result }) as const

/** A tournament in full, with a name, a rating, a club and five tie-breaks for everybody. */
export function largeResults(count: number, rounds: number) {
  let state = 7
  // Always the same numbers, spread as dice would.
  const roll = (sides: number) => (state = (state * 48_271) % 2_147_483_647) % sides
  const players = Array.from({ length: count }, (_, index) => {
    const name = `${LAST[roll(9)]}, ${FIRST[roll(10)]} ${String.fromCharCode(65 + roll(26))}${roll(99)}`
    const points = roll(rounds * 2 + 1) / 2
    return {
      ...player(index + 1, name, points, index + 1, CLUBS[roll(5)]!),
      federation: 'IND',
      rating: 2100 - index * 3,
      fideId: String(35_000_000 + roll(999_999)),
      group: ['U9', 'U11', 'U13'][roll(3)]!,
      tieBreaks: [0, 40, 40, 60, rounds].map((most) => roll(most * 2 + 1) / 2),
    }
  })
  const games = Array.from({ length: rounds }, (_, index) => {
    const order = players.map(({ no }) => ({ no, by: roll(1_000_000) })).sort((a, b) => a.by - b.by)
    return Array.from({ length: count / 2 }, (_, board) => {
      const [white, black] = order.slice(2 * board)
      const result = ['1-0', '0-1', '1/2-1/2'][roll(3)]!
      return game(index + 1, board + 1, white!.no, black!.no, result)
    })
  }).flat()
  return {
    state: 'final',
    rounds,
    round: rounds,
    players,
    games,
    winners: [{ no: 1, prize: '1st' }],
    schoolPlayers: 4,
    tieBreaks: ['Direct Encounter', 'Buchholz Cut 1', 'Buchholz', 'Sonneborn-Berger', 'Most wins'],
  }
}

/** Five players, of whom the second round is paired. */
export const liveResults = {
  state: 'live',
  rounds: 7,
  round: 2,
  tieBreaks: ['Buchholz Tiebreaks'],
  winners: [] as object[],
  schoolPlayers: 4,
  players: [
    player(1, 'Joshi, Aarav', 1, 1, 'Sahyadri Chess Academy'),
    player(2, 'Kale, Meera', 0, 4, 'Pune Circle'),
    player(3, 'Wagh, Om', 1, 2, null),
    player(4, 'Patil, Sana', 0, 5, 'Pune Circle'),
    player(5, 'More, Yash', 1, 3, null),
  ],
  games: [
    game(1, 1, 1, 2, '1-0'),
    game(1, 2, 4, 3, '0-1'),
    game(1, 3, 5, null, 'bye'),
    game(2, 1, 3, 1, '*'),
    game(2, 2, 5, 4, '*'),
    game(2, 3, 2, null, 'bye'),
  ],
}

export const finalResults = {
  ...liveResults,
  state: 'final',
  rounds: 2,
  games: liveResults.games.map((one) => (one.result === '*' ? { ...one, result: '1-0' } : one)),
  winners: [
    { no: 1, prize: '1st' },
    { no: 4, prize: 'Best girl' },
  ],
}

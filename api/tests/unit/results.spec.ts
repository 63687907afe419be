import { test } from '@japa/runner'
import { roundToCount, withPointsAfter } from '#shared/results/counted_points'
import { initials, shortName, shownPlayer, spokenName } from '#shared/results/player_names'
import {
  gamesOfPlayer,
  gamesOfRound,
  NO_RESULTS,
  podiumOf,
  pointsText,
  type Game,
  type Results,
  type SentResults,
} from '#shared/results/results'
import { winnerLine, winnersInOrder } from '#shared/results/winners'
import { problemsOf } from '#shared/results/results_problems'
import { tieBreakOf } from '#shared/results/tie_breaks'
import { listed } from '#tests/players'

const FACTS = { rating: 1500, federation: 'IND', fideId: '35000001', points: 0 }
const player = (no: number, more: object = {}) => listed(no, `Player, ${no}`, { ...FACTS, ...more })
const players = [player(1), player(2), player(3)]
const game = (more: object): Game => ({
  round: 1,
  board: 1,
  white: 1,
  black: 2,
  result: '*' as const,
  ...more,
})
const results = (more: object): Results & SentResults => ({
  ...NO_RESULTS,
  rounds: 7,
  round: 1,
  players,
  games: [game({})],
  ...more,
})

test.group('Tie-breaks', () => {
  test('{0} as the list has it is {1}')
    .with([
      ['Buchholz Cut 1', ['TB2', 'Buchholz Cut 1']],
      [' TB1 ', ['TB1', 'टायब्रेक 1']],
      ['BH', ['BH', 'Buchholz']],
      ['SB', ['SB', 'Sonneborn-Berger']],
      ['DE', ['DE', 'आपसांतील डाव']],
      ['Wins', ['Wins', undefined]],
    ] as const)
    .run(({ assert }, [name, expected]) => {
      const { code, title } = tieBreakOf('mr', name, 1)
      assert.deepEqual([code, title], [...expected])
    })
})

test.group('Results', () => {
  test('are fine as a document of three players and a game', ({ assert }) => {
    assert.deepEqual(problemsOf(results({})), [])
  })

  test('are refused where {0} is wrong: {1}')
    .with<[where: string, code: string, more: object][]>([
      ['rounds', 'results_range', { rounds: 21 }],
      ['round', 'results_beyond', { round: 8 }],
      ['players', 'results_too_many', { players: Array(1001).fill(player(1)) }],
      ['games', 'results_too_many', { games: Array(10_001).fill(game({})) }],
      ['hidden', 'results_too_many', { hidden: Array(1001).fill(1) }],
      ['players.3.no', 'results_number_twice', { players: [...players, player(1)] }],
      ['players.0.rating', 'results_range', { players: [player(1, { rating: 123_456 })] }],
      ['players.0.name', 'results_range', { players: [player(1, { name: '' })] }],
      ['players.0.tieBreaks', 'results_malformed', { players: [player(1, { tieBreaks: [1] })] }],
      ['games.0', 'results_number_unknown', { games: [game({ black: 4 })] }],
      ['games.0', 'results_self', { games: [game({ black: 1 })] }],
      ['games.1', 'results_twice', { games: [game({}), game({ white: 3 })] }],
      ['games.0', 'results_beyond', { games: [game({ round: 8 })] }],
      ['games.0', 'results_sides', { games: [game({ result: 'bye' })] }],
      ['games.0.board', 'results_range', { games: [game({ board: 10_000 })] }],
      ['games.0.round', 'results_range', { games: [game({ round: 0 })] }],
      ['tieBreaks.0', 'results_range', { tieBreaks: ['x'.repeat(101)] }],
      ['winners.0.prize', 'results_range', { winners: [{ no: 1, prize: '' }] }],
      ['winners.0', 'results_winner', { winners: [{ no: 9, prize: '1st' }] }],
      ['winners.0', 'results_malformed', { winners: [{ no: null, prize: '1st' }] }],
      ['winners.0', 'results_malformed', { winners: [{ no: 1, club: 'A', prize: '1st' }] }],
      ['winners.0.club', 'results_range', { winners: [{ no: null, club: '', prize: '1st' }] }],
      ['players.0.name', 'one_line', { players: [player(1, { name: 'A\nB' })] }],
      ['schoolPlayers', 'results_range', { schoolPlayers: -1 }],
      ['schoolPlayers', 'results_range', { schoolPlayers: 21 }],
      ['hidden.0', 'results_winner', { hidden: [9] }],
    ])
    .run(({ assert }, [where, code, more]) => {
      const [problem] = problemsOf(results(more))
      assert.deepEqual([problem?.where, problem?.fault.code], [where, code])
    })

  test('a player’s games say colour, opponent and score', ({ assert }) => {
    const games = [
      game({ round: 2, white: 2, black: 1, result: '0-1' }),
      game({ round: 1, black: null, board: null, result: 'half-bye' }),
      game({ round: 1, white: 3, result: '---' }),
    ]
    const document = results({ round: 2, games })
    const [bye, won] = gamesOfPlayer(document, 1)
    assert.include(bye, { colour: null, opponent: null, score: 0.5 })
    assert.include(won, { colour: 'black', opponent: 2, score: 1 })
    const [first] = gamesOfRound(document, 1)
    assert.equal(first?.white, 3)
    assert.deepEqual([6.5, 0.5, 3].map(pointsText), ['6½', '½', '3'])
  })

  test('the podium has the places of the list, and nobody without one', ({ assert }) => {
    const ranked = [
      player(1, { rank: 2 }),
      player(2, { rank: 1 }),
      player(3),
      player(4, { rank: 1 }),
    ]
    const places = podiumOf({ players: ranked }).map(({ no, rank }) => [rank, no])
    assert.deepEqual(places, [
      [1, 2],
      [1, 4],
      [2, 1],
    ])
  })

  test('a winner of {0} is written: {1}')
    .with<[what: string, line: string, winner: object][]>([
      ['a renamed prize', '1. Player, 1 – ₹5,000', { no: 1, prizeId: 'a', prize: 'Champion' }],
      ['a category', 'Top girl: Player, 2', { no: 2, prizeId: 'b', prize: 'Best girl' }],
      [
        'a prize that was removed',
        'Best boy: Player, 3',
        { no: 3, prizeId: 'c', prize: 'Best boy' },
      ],
      ['a prize of another id', '1. Player, 1', { no: 1, prizeId: 'c', prize: '1st' }],
      ['a prize named by its words', '1. Player, 1 – ₹5,000', { no: 1, prize: '1st' }],
      ['a prize named by hand', 'Fair play: Player, 3', { no: 3, prize: 'Fair play' }],
      ['a school', 'Top girl: Kavyapta', { no: null, club: 'KAVYAPTA', prizeId: 'b', prize: 'x' }],
    ])
    .run(({ assert }, [, line, winner]) => {
      const prizes = [
        { id: 'a', position: '1st', amount: 5000 },
        { id: 'b', position: 'Top girl', amount: 0 },
      ]
      const ranked = {
        players: [player(1, { rank: 1 }), player(2, { club: 'Kavyapta' }), player(3)],
      }
      const document = results({ ...ranked, winners: [winner] })
      assert.deepEqual(winnersInOrder(document, prizes).map(winnerLine), [line])
    })

  test('winners stand in the order of the prize list, then by rank', ({ assert }) => {
    const ranked = [
      player(1, { rank: 3 }),
      player(2, { rank: 1 }),
      player(3, { rank: 2 }),
      player(4),
    ]
    const winners = [
      { no: 4, prize: 'Fair play' },
      { no: 3, prize: 'Best game' },
      { no: 1, prizeId: 'c', prize: '2nd to 3rd' },
      { no: 3, prizeId: 'c', prize: '2nd to 3rd' },
      { no: 1, prizeId: 'b', prize: 'Best girl' },
      { no: 2, prizeId: 'a', prize: '1st' },
    ]
    const prizes = ['Champion', 'Best girl', '2nd to 3rd'].map((position, index) => ({
      id: 'abc'[index]!,
      position,
      amount: 0,
    }))
    assert.deepEqual(
      winnersInOrder({ players: ranked, winners }, prizes).map((one) => [
        one.prize,
        one.player?.no,
      ]),
      [
        ['Champion', 2],
        ['Best girl', 1],
        ['2nd to 3rd', 3],
        ['2nd to 3rd', 1],
        ['Best game', 3],
        ['Fair play', 4],
      ]
    )
  })

  test('{0} is {1} for short, and {2} once a year is over')
    .with([
      ['Joshi, Aarav', 'Aarav J.', 'A. J.'],
      ['Joshi,Aarav Sunil', 'Aarav J.', 'A. J.'],
      ['Aarav Joshi,', 'Aarav J.', 'A. J.'],
      ['Aarav Joshi', 'Aarav J.', 'A. J.'],
      ['Aarav', 'Aarav', 'A.'],
      ['जोशी, आरव', 'आरव जो.', 'आ. जो.'],
      ...[
        'Aarav.Joshi',
        'Joshi;Aarav',
        'Joshi/Aarav',
        'Joshi，Aarav',
        'Ｊｏｓｈｉ， Ａａｒａｖ',
        'Joshi|Aarav',
        'Aarav_Joshi',
        'Aarav·Joshi',
        'Aarav-Joshi',
        'AaravJoshi',
        'Aarav\u200bJoshi',
        'Aarav\u00a0Joshi',
        'Aarav (Joshi)',
        'Aarav Joshi 2',
        'Mr. Aarav Joshi',
        'Mr.Aarav Joshi',
        'Master Aarav S. Joshi',
        'Joshi, Mr. Aarav',
        'CM Aarav Joshi',
        ', Aarav Joshi',
      ].map((name) => [name, 'Aarav J.', 'A. J.']),
      ...['A.B.Joshi', 'A. B. Joshi', 'Joshi A.B.', 'A.Joshi', 'Joshi, A.'].map((name) => [
        name,
        'A. J.',
        'A. J.',
      ]),
      ['Aarav J.', 'Aarav J.', 'A. J.'],
      ['12', '12', '1.'],
      ['Mr. Joshi', 'Mr J.', 'M. J.'],
      ['कु. ईशा जाधव', 'ईशा जा.', 'ई. जा.'],
      ['Anne-Marie D’Souza', 'Anne-Marie D.', 'A. D.'],
      ['Om Pawar-Desai', 'Om P.', 'O. P.'],
      ['Aarav s/o Sunil', 'Aarav S.', 'A. S.'],
    ])
    .run(({ assert }, [name = '', ...shown]) => {
      assert.deepEqual([shortName(name), initials(name)], shown)
    })

  test('{0} is said {1}')
    .with([
      ['Joshi, Aarav', 'Aarav Joshi'],
      ['Joshi;Aarav', 'Aarav Joshi'],
      ['Aarav Joshi,', 'Aarav Joshi'],
      ['Aarav s/o Sunil', 'Aarav s/o Sunil'],
      ['Aarav', 'Aarav'],
    ] as const)
    .run(({ assert }, [name, said]) => {
      assert.equal(spokenName(name), said)
    })

  test('a hidden player has nothing left that names them', ({ assert }) => {
    const shown = shownPlayer(
      player(2, { club: 'Kavyapta' }),
      { names: 'full', hidden: [2] },
      false
    )
    assert.notMatch(JSON.stringify(shown), /Kavyapta|3500|Player,/)
    assert.equal(shown.name, 'Player 2')
  })
})

test.group('Points', () => {
  const over = (round: number, white: number, black: number | null, result = '1-0') =>
    game({ round, board: null, white, black, result })
  const ROUND_1 = [over(1, 1, 2), over(1, 3, null, 'half-bye')]
  const ROUND_2 = [over(2, 3, 1, '1/2-1/2'), over(2, 2, null, 'bye')]
  const given = (...points: (number | null)[]) =>
    players.map((one, at) => ({ ...one, points: points[at] ?? null }))

  test('are counted up to the last finished round: {0}')
    .with([
      ['no list gives any', 2, given(), [...ROUND_1, ...ROUND_2], 2],
      ['a game is open', 2, given(), [...ROUND_1, over(2, 3, 1, '*')], 1],
      ['an earlier game is open', 2, given(), [over(1, 1, 2, '*'), ...ROUND_2], null],
      ['a round is missing', 2, given(), ROUND_2, null],
      ['only byes are known', 1, given(), [over(1, 3, null, 'bye')], null],
      ['a list is of this round', 2, given(1.5, 1, 1), [...ROUND_1, ...ROUND_2], null],
      ['a list is of the round before', 2, given(1, 0, 0.5), [...ROUND_1, ...ROUND_2], 2],
      ['a list has other points', 2, given(1, 2, 0.5), [...ROUND_1, ...ROUND_2], null],
      ['a list has places', 2, [player(1, { rank: 1 }), ...given().slice(1)], ROUND_1, null],
      ['nothing is played', 0, given(), [], null],
    ] as [string, number, typeof players, Game[], number | null][])
    .run(({ assert }, [, round, list, games, counted]) => {
      assert.equal(roundToCount({ round, players: list, games }), counted)
    })

  test('are the sums of games and byes', ({ assert }) => {
    const counted = withPointsAfter({ players, games: [...ROUND_1, ...ROUND_2] }, 2)
    assert.deepEqual(
      counted.map(({ points }) => points),
      [1.5, 1, 1]
    )
  })
})

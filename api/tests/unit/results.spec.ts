import { test } from '@japa/runner'
import { initials, shortName, shownPlayer } from '#shared/results/player_names'
import {
  gamesOfPlayer,
  gamesOfRound,
  NO_RESULTS,
  pointsText,
  type Game,
  type Results,
  type SentResults,
} from '#shared/results/results'
import { problemSentence, problemsOf } from '#shared/results/results_rules'

const player = (no: number, more: object = {}) => ({
  ...{ no, name: `Player, ${no}`, title: null, sex: null, rating: 1500, federation: 'IND' },
  ...{ fideId: '35000001', club: null, group: null, points: 0, rank: null, tieBreaks: [] },
  ...more,
})
const players = [player(1), player(2), player(3)]
const game = (more: object): Game => ({
  ...{ round: 1, board: 1, white: 1, black: 2, result: '*' as const },
  ...more,
})
const results = (more: object): Results & SentResults => ({
  ...{ ...NO_RESULTS, rounds: 7, round: 1, players, games: [game({})] },
  ...more,
})

test.group('Results', () => {
  test('are fine as a document of three players and a game', ({ assert }) => {
    assert.deepEqual(problemsOf(results({})), [])
  })

  test('are refused where {where} is wrong: {code}')
    .with([
      { where: 'rounds', more: { rounds: 21 }, code: 'results_range' },
      { where: 'round', more: { round: 8 }, code: 'results_beyond' },
      {
        where: 'players',
        more: { players: Array.from({ length: 1001 }, (_, at) => player(at + 1)) },
        code: 'results_too_many',
      },
      {
        where: 'players.3.no',
        more: { players: [...players, player(1)] },
        code: 'results_number_twice',
      },
      {
        where: 'players.0.rating',
        more: { players: [player(1, { rating: 123_456 })] },
        code: 'results_range',
      },
      {
        where: 'players.0.name',
        more: { players: [player(1, { name: '' })] },
        code: 'results_text',
      },
      {
        where: 'players.0.tieBreaks',
        more: { players: [player(1, { tieBreaks: [1] })] },
        code: 'results_malformed',
      },
      { where: 'games.0', more: { games: [game({ black: 4 })] }, code: 'results_number_unknown' },
      { where: 'games.0', more: { games: [game({ black: 1 })] }, code: 'results_self' },
      { where: 'games.1', more: { games: [game({}), game({ white: 3 })] }, code: 'results_twice' },
      { where: 'games.0', more: { games: [game({ round: 8 })] }, code: 'results_beyond' },
      { where: 'games.0', more: { games: [game({ result: 'bye' })] }, code: 'results_sides' },
      { where: 'winners.0', more: { winners: [{ no: 9, prize: '1st' }] }, code: 'results_winner' },
      { where: 'hidden.0', more: { hidden: [9] }, code: 'results_winner' },
    ])
    .run(({ assert }, { where, more, code }) => {
      const [problem] = problemsOf(results(more))
      assert.deepInclude(problem, { where, code })
      assert.notMatch(problemSentence(problem!), /[{}]|undefined/)
    })

  test('a player’s games say colour, opponent and score', ({ assert }) => {
    const games = [
      game({ round: 2, white: 2, black: 1, result: '0-1' }),
      game({ round: 1, black: null, board: null, result: 'half-bye' }),
      game({ round: 1, white: 3, result: '---' }),
    ]
    const document = results({ round: 2, games })
    assert.deepEqual(
      gamesOfPlayer(document, 1).map(({ colour, opponent, score }) => [colour, opponent, score]),
      [
        [null, null, 0.5],
        ['black', 2, 1],
      ]
    )
    assert.deepEqual(
      gamesOfRound(document, 1).map(({ white }) => white),
      [3, 1]
    )
    assert.deepEqual([6.5, 0.5, 3].map(pointsText), ['6½', '½', '3'])
  })

  test('{name} is {short} for short, and {letters} once a year is over')
    .with([
      { name: 'Joshi, Aarav', short: 'Aarav J.', letters: 'A. J.' },
      { name: 'Joshi,Aarav Sunil', short: 'Aarav J.', letters: 'A. J.' },
      { name: 'Aarav Joshi,', short: 'Aarav J.', letters: 'A. J.' },
      { name: 'Aarav Joshi', short: 'Aarav J.', letters: 'A. J.' },
      { name: 'Aarav', short: 'Aarav', letters: 'A.' },
      { name: 'जोशी, आरव', short: 'आरव जो.', letters: 'आ. जो.' },
    ])
    .run(({ assert }, { name, short, letters }) => {
      assert.deepEqual([shortName(name), initials(name)], [short, letters])
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

import { announcedRounds } from '@academy/api/shared/results/announced_rounds'
import { type Game, type GameResult, type Results } from '@academy/api/shared/results/results'
import {
  momentWords,
  progressWords,
  roundsOf,
  roundText,
  shownResults,
  standingsTitle,
  type ShownResults,
} from '@academy/api/shared/results/shown_results'
import { LANGUAGES, type Language } from '@academy/api/shared/languages/languages'
import { hiddenPlayer } from '@academy/api/shared/words/results_words'
import { listed } from '@academy/api/tests/players'
import { expect, test, vi } from 'vitest'
import { playerFinder } from './find-players'
import { findFollowed } from './followed'
import { playerText, schoolsText } from './results'
import { byNameTable, schoolsTable, standingsTable } from './tables.server'

const game = (round: number, board: number, white: number, black: number | null, result: string) =>
  ({ round, board, white, black, result: result as GameResult }) satisfies Game

const live: ShownResults = {
  prizes: [],
  announced: 7,
  played: 7,
  isOpen: true,
  isLive: true,
  start: null,
  state: 'live',
  rounds: 7,
  round: 2,
  updatedAt: '2026-11-24T09:40:00.000Z',
  correctedAt: null,
  standingsAt: '2026-11-24T08:30:00.000Z',
  tieBreaks: ['Buchholz Tiebreaks'],
  winners: [],
  schoolPlayers: 4,
  players: [
    listed(1, 'Joshi, Aarav', { points: 1.5, rank: 1, tieBreaks: [2.5] }),
    listed(2, 'Kale, Meera', { points: 0.5, rank: 3, tieBreaks: [3], club: 'Pune Circle' }),
    listed(3, 'Wagh, Om', { points: 1, rank: 2, tieBreaks: [null] }),
  ],
  games: [
    game(1, 1, 1, 2, '1/2-1/2'),
    game(1, 2, 3, null, 'bye'),
    game(2, 1, 2, 3, '*'),
    game(2, 2, 1, null, 'bye'),
  ],
}
const withPoints = (...points: (number | null)[]): ShownResults => ({
  ...live,
  players: live.players.map((one, at) => ({ ...one, points: points[at]! })),
})

test('a column stands there because somebody has something in it', () => {
  const heads = (results: Results) => standingsTable(results).heads.map(({ name }) => name)
  expect(heads(live)).toEqual(['Place', 'Player', 'Points', 'TB1', 'Club'])
  expect(standingsTable(live).heads[3], 'in words').toMatchObject({
    title: 'Buchholz Tiebreaks',
  })
  const coded = standingsTable({ ...live, tieBreaks: [' TB1 '] })
  expect([coded.heads[3], coded.legend], 'in a code').toEqual([
    expect.objectContaining({ name: 'TB1' }),
    ['TB1: Tie-break 1'],
  ])
  expect(coded.rows[0]?.[3], 'on a phone').toMatchObject({ column: 'Tie-break 1' })
  const start = { ...live, players: [listed(1, 'A', { federation: 'IND', rating: 1450 })] }
  expect(heads(start), 'round 1 is paired').toEqual(['No.', 'Player', 'Rating', 'Federation'])
  expect(heads(withPoints(0, 0, 0)), 'a starting list').not.toContain('Points')
})

test('on paper long clubs stand below the names where there are many columns', () => {
  const wide = { ...live, tieBreaks: ['TB1', 'TB2', 'TB3', 'TB4', 'TB5'] }
  const withClub = (club: string) => ({
    ...wide,
    players: wide.players.map((one) => ({ ...one, club, tieBreaks: [1, 2, 3, 4, 5] })),
  })
  const long = 'New English School and Junior College'
  const isColumn = (results: Results, isOnPaper: boolean) =>
    standingsTable(results, { isOnPaper }).heads.some(({ key }) => key === 'club')
  const isBelow = (results: Results) =>
    standingsTable(results, { isOnPaper: true }).rows[0]?.[1]?.note === long
  expect([isColumn(withClub(long), false), isColumn(withClub('Kavyapta'), true)]).toEqual([
    true,
    true,
  ])
  expect([isColumn(withClub(long), true), isBelow(withClub(long))]).toEqual([false, true])
})

test('the next game is the latest pairing, until its result is there', () => {
  const textOf = (no: number, results = live) => playerText(results, live.players[no - 1]!)
  expect(textOf(2)).toContain('Next game: Round 2 · board 1 · White · against Wagh, Om')
  expect(textOf(3)).toContain('Next game: Round 2 · board 1 · Black · against Kale, Meera')
  expect(textOf(1)).toContain('The pairing of the next round is not out yet.')
  expect(textOf(2, { ...live, isOpen: false, isLive: false }), 'it is over').toBe(
    'Place 3 of 3 · ½ points'
  )
})

test('byes that are known ahead are no round, but what a child is told of the next one', () => {
  const ahead = [5, 3].map((round) => game(round, 0, 2, null, 'zero-bye'))
  const games = [game(1, 1, 1, 2, '1-0'), game(2, 1, 1, 3, '1-0'), ...ahead]
  const results = { ...live, games }
  expect(roundsOf(results)).toEqual([2, 1])
  expect(playerText(results, live.players[1]!)).toContain('Next game: Round 3 · Not paired')
  expect(playerText(results, live.players[0]!)).toContain('is not out yet')
})

const TOURNAMENT = {
  prizes: [],
  rounds: 7,
  isActive: true,
  status: 'scheduled' as const,
  startDate: '2026-11-24',
  endDate: null,
  entryDeadline: null,
  reportingTime: null,
  movedFrom: null,
  results: null,
}

test.each([
  ['Live: round 2 of 7', live, '2026-11-24'],
  ['Round 2 of 7', live, '2026-11-23'],
  ['Starting list', { ...live, round: 0, players: [listed(1, 'A')] }, '2026-11-24'],
  ['Standings', { ...live, round: 0 }, '2026-11-24'],
  ['Final results', { ...live, state: 'final' as const }, '2026-11-23'],
])('%s: with the state of the tournament on the day and after it', (words, results, startDate) => {
  const tournament = { ...TOURNAMENT, startDate }
  const shown = shownResults('en', results, tournament, Date.parse(live.updatedAt))
  expect(progressWords('en', shown)).toBe(words)
})

test.each([
  ['postponed', { status: 'postponed' as const }, false, 'Round 2 of 7'],
  ['moved to a day to come', { movedFrom: '2026-11-24' }, true, 'Round 2 of 7'],
  [
    'moved to today',
    { movedFrom: '2026-11-17', startDate: '2026-11-24' },
    true,
    'Live: round 2 of 7',
  ],
])('%s: what was played is told, and pairings for its day', (_name, change, isOpen, words) => {
  const tournament = { ...TOURNAMENT, startDate: '2026-12-01', ...change }
  const shown = shownResults('en', live, tournament, Date.parse(live.updatedAt))
  expect(progressWords('en', shown)).toBe(words)
  expect(shown.isOpen).toBe(isOpen)
})

test.each<[tournament: number | null, rounds: number, round: number, words: string[]]>([
  [null, 1, 1, ['Live: round 1', 'लाइव्ह: फेरी 1', 'लाइव: राउंड 1']],
  [null, 2, 2, ['Live: round 2', 'लाइव्ह: फेरी 2', 'लाइव: राउंड 2']],
  [null, 7, 2, ['Live: round 2 of 7', 'लाइव्ह: 7 पैकी फेरी 2', 'लाइव: 7 में से राउंड 2']],
  [2, 2, 2, ['Live: round 2 of 2', 'लाइव्ह: 2 पैकी फेरी 2', 'लाइव: 2 में से राउंड 2']],
])('a tournament of %s rounds, its lists of %i: round %i', (inAll, rounds, round, words) => {
  const announced = announcedRounds({ state: 'live', round, rounds }, { rounds: inAll })
  const results = { ...live, rounds, round, announced }
  expect(LANGUAGES.map((language) => progressWords(language, results))).toEqual(words)
})

test.each<[tournament: number | null, rounds: number, round: number, announced: number | null]>([
  [null, 1, 0, null],
  [null, 5, 5, 5],
  [7, 7, 0, 7],
  [null, 7, 0, 7],
])(
  'a tournament of %s rounds, its lists of %i: after round %i final results are of %s',
  (inAll, rounds, round, announced) => {
    expect(announcedRounds({ state: 'final', round, rounds }, { rounds: inAll })).toBe(announced)
  }
)

test('on the wall everybody finds their name, with board, colour and opponent', () => {
  const { rows } = byNameTable(live, roundsOf(live)[0]!)
  expect(rows.map((cells) => cells.map(({ text, note }) => text ?? note))).toEqual([
    ['Joshi, Aarav', 2, undefined, 'Bye'],
    ['Kale, Meera', 1, 'White', 'Wagh, Om'],
    ['Wagh, Om', 1, 'Black', 'Kale, Meera'],
  ])
})

const LEADERS = '1. Joshi, Aarav · 1½\n2. Wagh, Om · 1\n3. Kale, Meera · ½'
const PLAYED = {
  games: [...live.games.slice(0, 2), game(2, 1, 2, 3, '0-1'), game(2, 2, 1, null, 'bye')],
}
const ranked = (...ranks: (number | null)[]) => ({
  players: live.players.map((one, at) => ({ ...one, points: 1, rank: ranks[at]! })),
})
const OUT = 'The pairings of round 2 are out: 1 board.\nBoard 1: Kale, Meera – Wagh, Om'
const ALL_IN = 'All results of round 2 are in.\nBoard 1: Kale, Meera 0–1 Wagh, Om'
const AGE = 'Standings as of 24 Nov, 2.00 pm'

test.each([
  ['pairings are out', {}, `${OUT}\n${LEADERS}`],
  [
    'pairings are out after a round',
    {
      players: withPoints(1, 0, 1).players,
      games: [game(1, 1, 1, 2, '1-0'), ...live.games.slice(1)],
    },
    `${OUT}\nStandings after round 1\n1. Joshi, Aarav · 1\n2. Wagh, Om · 1\n3. Kale, Meera · 0`,
  ],
  ['the list has no places', { ...PLAYED, ...ranked(null, null, null) }, ALL_IN],
  [
    'a place is shared',
    { ...PLAYED, ...ranked(1, 3, 1) },
    `${ALL_IN}\n${AGE}\n1. Joshi, Aarav · 1\n1. Wagh, Om · 1\n3. Kale, Meera · 1`,
  ],
])('the group is told what the list says when %s', (_, more, lines) => {
  vi.setSystemTime('2026-11-25')
  expect(roundText('en', { ...live, ...more })).toBe(
    ['Live: round 2 of 7', lines].filter(Boolean).join('\n')
  )
  vi.useRealTimers()
})

test('the group is told of each board of a round, also those of a hidden player', () => {
  const paired = (language: Language): ShownResults => {
    const others = [
      listed(4, hiddenPlayer[language](4)),
      listed(5, 'Deo, Neel'),
      listed(6, 'Rao, Ira'),
    ]
    return {
      ...live,
      round: 1,
      players: [...live.players, ...others].map((one) => ({ ...one, points: null, rank: null })),
      games: [game(1, 1, 1, 4, '*'), game(1, 2, 2, 5, '*'), game(1, 3, 3, 6, '*')],
      start: { day: '2026-12-13', time: '09:30' },
    }
  }
  expect(roundText('en', paired('en')).split('\n')).toEqual([
    'Live: round 1 of 7',
    'Sun 13 Dec 2026, 9.30 am',
    'The pairings of round 1 are out: 3 boards.',
    'Board 1: Joshi, Aarav – Player 4',
    'Board 2: Kale, Meera – Deo, Neel',
    'Board 3: Wagh, Om – Rao, Ira',
  ])
  expect(roundText('mr', paired('mr'))).toContain(
    'जाहीर झाल्या: 3 पट.\nपट 1: Joshi, Aarav – खेळाडू 4\nपट 2: Kale'
  )
  const games = paired('hi').games.map((one) =>
    one.board === 2 ? game(1, 2, 2, 5, '1/2-1/2') : one
  )
  expect(roundText('hi', { ...paired('hi'), games }).split('\n')).toEqual([
    'लाइव: 7 में से राउंड 1',
    'राउंड 1: 3 में से 1 नतीजा आया।',
    'बोर्ड 1: Joshi, Aarav – खिलाड़ी 4',
    'बोर्ड 2: Kale, Meera ½–½ Deo, Neel',
    'बोर्ड 3: Wagh, Om – Rao, Ira',
  ])
  expect(roundText('en', { ...paired('en'), round: 0, games: [] })).toBe(
    'Starting list\nSun 13 Dec 2026, 9.30 am\n6 players'
  )
})

test.each([
  [10, 10, undefined],
  [11, 3, 'The first 3 of 11 boards:'],
])('of %i boards the group is told %i, and that there are more', (count, told, words) => {
  const players = Array.from({ length: count * 2 }, (_, at) => listed(at + 1, `P${at + 1}`))
  const games = Array.from({ length: count }, (_, at) =>
    game(1, at + 1, at * 2 + 1, at * 2 + 2, '1-0')
  )
  const lines = roundText('en', { ...live, round: 1, players, games }).split('\n')
  expect(lines[1]).toBe('All results of round 1 are in.')
  expect(lines.find((line) => line.includes('first'))).toBe(words)
  expect(lines.filter((line) => line.startsWith('Board'))).toHaveLength(told)
})

test('without standings the points are counted from the games, and no places', () => {
  const players = [
    ...live.players.map((one) => ({ ...one, points: null, rank: null, tieBreaks: [] })),
    listed(4, 'Player 4'),
  ]
  const games = [
    game(1, 1, 1, 2, '1/2-1/2'),
    game(1, 2, 3, 4, '--+'),
    game(2, 1, 4, 1, '0-1'),
    game(2, 2, 2, 3, '*'),
  ]
  const shown = (language: Language, more: Partial<Results> = {}) =>
    shownResults(
      language,
      { ...live, tieBreaks: [], players, games, ...more },
      TOURNAMENT,
      Date.parse(live.updatedAt)
    )
  const { title, heads, rows } = standingsTable(shown('en'))
  expect(title).toBe('Points after round 1')
  expect(heads.map(({ name }) => name)).toEqual(['No.', 'Player', 'Points', 'Club'])
  expect(rows.map((cells) => cells.slice(0, 3).map(({ text }) => text))).toEqual([
    [4, 'Player 4', '1'],
    [1, 'Joshi, Aarav', '½'],
    [2, 'Kale, Meera', '½'],
    [3, 'Wagh, Om', 0],
  ])
  expect(roundText('en', shown('en')).split('\n')).toEqual([
    'Live: round 2 of 7',
    'Round 2: 1 of 2 results is in.',
    'Board 1: Player 4 0–1 Joshi, Aarav',
    'Board 2: Kale, Meera – Wagh, Om',
    'Points after round 1:',
    '1: Player 4',
    '½: Joshi, Aarav; Kale, Meera',
    '0: Wagh, Om',
  ])
  const over = shown('mr', { games: [...games.slice(0, 3), game(2, 2, 2, 3, '1-0')] })
  expect(roundText('mr', over)).toContain(
    'फेरी 2 नंतरचे गुण:\n1½: Joshi, Aarav; Kale, Meera\n1: खेळाडू 4\n0: Wagh, Om'
  )
  expect(playerText(over, over.players[1]!)).toContain('1½ points · ')
})

test('a long list of points is cut, which can be seen', () => {
  const players = Array.from({ length: 30 }, (_, at) => listed(at + 1, `P${at + 1}`))
  const games = Array.from({ length: 15 }, (_, at) =>
    game(1, at + 1, at * 2 + 1, at * 2 + 2, '1-0')
  )
  const results = shownResults('en', { ...live, round: 1, players, games }, TOURNAMENT)
  const lines = roundText('en', results).split('\n')
  expect(lines.at(-1)).toBe('…')
  expect(lines.at(-2)).toBe('0: P2; P4; P6; P8; P10; P12; P14; P16; P18')
})

test('the group is told who won; parents where to go', () => {
  const winners = [
    { no: 2, prizeId: 'a', prize: 'Girl' },
    { no: 3, prize: '2nd to 4th place' },
  ]
  const prizes = [{ id: 'a', position: 'Best girl', amount: 1500 }]
  const final: ShownResults = { ...live, state: 'final', winners, prizes }
  expect(roundText('en', final)).toBe('Final results\nBest girl: Kale, Meera – ₹1,500\n2. Wagh, Om')
  const won = roundText('mr', final)
  expect(won).toContain('सर्वोत्तम खेळाडू (मुली): Kale, Meera')
  expect(playerText(live, live.players[1]!)).toBe(
    'Next game: Round 2 · board 1 · White · against Wagh, Om\nPlace 3 of 3 · ½ points'
  )
})

test('schools stand below the rule that their sums are made by', () => {
  const schools = [
    { club: 'Kavyapta', points: 12.5, place: 1 },
    { club: 'Pune Circle', points: 3, place: null },
  ]
  expect(schoolsText({ schools })).toBe('1. Kavyapta · 12½\nPune Circle · 3')
  const { rule, rows } = schoolsTable({ schools, schoolPlayers: 3 })
  expect(rule).toContain('its best 3 players; those with fewer follow without a place')
  expect(rows.map((cells) => cells.map(({ text }) => text))).toEqual([
    [1, 'Kavyapta', '12½'],
    ['–', 'Pune Circle', '3'],
  ])
})

test('standings say what they are of, unless it is the latest results', () => {
  expect(standingsTitle('en', live), 'round 2 is still played').toBe('Standings')
  const games = live.games.map((one) => (one.black ? { ...one, result: '1-0' as const } : one))
  const older = { ...withPoints(1, 0, 1), games }
  expect(standingsTitle('en', older)).toBe('Standings after round 1')
  expect(roundText('en', older)).toContain('1–0 Wagh, Om\nStandings after round 1\n1. Joshi, Aarav')
  expect(playerText(older, older.players[0]!)).toContain('1 point · Standings after round 1')
  expect(standingsTitle('en', withPoints(0, 1, 1)), 'corrected since').toContain(
    'Standings as of 24 Nov, 2.00 pm'
  )
  const start = withPoints(null, null, null)
  expect(standingsTitle('en', start)).toBe('Starting list')
  expect(roundText('en', start)).toBe(`Live: round 2 of 7\n${OUT}`)
})

test('a change is told by its time in India, on a later day with its date', () => {
  const noon = Date.parse('2026-11-24T06:30:00Z')
  expect(momentWords('en', live.updatedAt, noon)).toBe('3.10 pm')
  expect(momentWords('en', live.updatedAt, noon + 86_400_000)).toBe('24 Nov, 3.10 pm')
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
  const moved = ['6', '11'].map((no) => ({ no, name: 'Patil, Om' }))
  expect(findFollowed(moved, { no: '10', name: 'Patil, Om' })?.no).toBe('11')
})

test.each([
  ['ravi sharma', ['Sharma, Ravi', 'Sharma Kumar, Ravi']],
  ['रवी शर्मा', ['Sharma, Ravi', 'Sharma Kumar, Ravi']],
  ['शर्मा, रवी', ['Sharma, Ravi', 'Sharma Kumar, Ravi']],
  ['Ravi K. Sharma', ['Sharma Kumar, Ravi']],
  ['om patil', []],
  ['patil', ['Patil, Soma']],
  ['soma pune', ['Patil, Soma']],
  ['३', ['Patil, Soma']],
])('%s finds %j', (query, names) => {
  const players = ['Sharma, Ravi', 'Sharma Kumar, Ravi', 'Patil, Soma'].map((name, index) => ({
    no: String(index + 1),
    name,
    club: name.startsWith('Patil') ? 'Pune Circle' : '',
  }))
  expect(players.filter(playerFinder(query)).map(({ name }) => name)).toEqual(names)
})

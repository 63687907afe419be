// @vitest-environment happy-dom
import { NO_RESULTS, type StoredResults } from '@academy/api/shared/results/results'
import { expect, it } from 'vitest'
import { m } from '@/lib/messages'
import { mergeLists } from './merge'
import { withoutRound } from './merge-games'
import { withName } from './players'
import { assumedRound } from '@/features/results/reading/named-rounds'
import { readFile, readPasted } from '@/features/results/reading/read-source'

const MENU = 'Lists\tFinal Ranking crosstable after 7 Rounds\nRanking list after\tRd.1, Rd.2/7'

const START = [
  'Starting rank',
  'No.\t\tName\tID\tFideID\tFED\tRtg\tClub/City',
  '1\tAIM\tJadhav, Asha\t901\t35000001\tIND\t1489\tSome School',
  '2\t\tPatil Om, Ravi\t902\t\tIND\t1402\tAnother School',
  '3\t\tSana More,\t903\t\tIND\t0\tKavyapta',
  '4\t\tKale, Isha\t\t\tIND\t0\t',
  '5\t\tDeo, Neel\t\t\tIND\t0\t',
].join('\n')

/** With flags: a row is broken into several lines. */
const ROUND_1 = [
  'Round 1 on 2026/11/22 at 09:30',
  'Bo.\tNo.\t\u00a0\t\tWhite\tRtg\tPts.\tResult\tPts.\t\tBlack\tRtg\t\u00a0\tNo.',
  '1\t1\t',
  'AIM\tJadhav, Asha\t1489\t0\t½ - ½\t0\t\tSana More,\t0\t',
  '3',
  '2\t4\t',
  'Kale, Isha\t0\t0\t- - +\t0\t\tPatil Om, Ravi *)\t1402\t',
  '2',
  '3\t5\t',
  '\tDeo, Neel\t0\t0\t1\t\t\tbye\t\u00a0\t\u00a0\t',
  '*) This player is assigned to a fixed board.',
].join('\n')

const htmlOf = (rows: string[]) =>
  `<script>window.hacked = true</script><table>${rows
    .map((row) => `<tr><td>${row.replaceAll('\t', '</td><td>')}</td></tr>`)
    .join('')}</table><img src=x onerror="window.hacked = true">`

const STANDINGS = [
  MENU,
  'Rank after Round 1',
  'Rk.\tSNo\t\tName\tTyp\tsex\tFED\tRtgI\tClub/City\tPts.\t TB1 \t TB2 \tLuck\tn',
  '1\t2\t\tPatil Om, Ravi\tU11\tm\tIND\t1402\tAnother School\t1\t49,5\t42,25\t0\t1',
  '2\t5\t\tDeo, Neel\tU09\tm\tIND\t0\t\t1\t48\t0\t0\t1',
  '3\t1\tAIM\tJadhav, Asha\tU11\tw\tIND\t1489\tSome School\t½\t1,5\t0\t0\t1',
  '4\t3\t\tSana More,\tU09\tf\tIND\t0\tKavyapta\t½\t1,5\t0\t0\t1',
  '5\t4\t\tKale, Isha\tU11\tw\tIND\t0\t\t0\t1\t0\t0\t1',
  'Tie Break1: Direct Encounter (The results of the players)',
  'Tie Break2: Buchholz Tie-Breaks',
].join('\n')

const FINAL = 'Rk.\tSNo\tName\tRtg\tPts.\n1\t1\tJadhav, Asha\t1489\t1'

const begun = { ...NO_RESULTS, rounds: 7 }
const read = (current: StoredResults, text: string, html?: string) =>
  mergeLists(current, readPasted(text, html))
const chain = (...texts: string[]) =>
  texts.reduce((results, text) => read(results, text).results, begun)
const gamesOf = ({ games }: StoredResults) =>
  games
    .map(({ round, white, black, result }) => `${round}: ${white} ${black ?? ''} ${result}`)
    .join(', ')

const PAIRS = 'Bo.\tNo.\tWhite\tResult\tBlack\tNo.'
const trfLine = (no: number, name: string, points: string, rank: number, rounds: string) =>
  `001 ${String(no).padStart(4)} m  g ${name.padEnd(33)} ${' '.repeat(4)} IND ${' '.repeat(22)} ${points.padStart(4)} ${String(rank).padStart(4)}  ${rounds}`
const trf = (rounds: string[]) =>
  rounds.map((round, at) => trfLine(at + 1, `P${at}`, '', 0, round)).join('\n')

it('a starting list makes the players', () => {
  const { results, summaries } = read(NO_RESULTS, `${MENU}\n${START}`)
  expect(summaries).toEqual(['Starting list: 5 players'])
  expect(results).toMatchObject({ state: 'live', round: 0, rounds: 7 })
  expect(results.players.slice(0, 3)).toMatchObject([
    { no: 1, name: 'Jadhav, Asha', title: 'AIM', rating: 1489, fideId: '35000001' },
    { no: 2, name: 'Patil Om, Ravi', title: null, fideId: null, club: 'Another School' },
    { no: 3, name: 'Sana More', rating: null },
  ])
})

it('pairings whose rows a flag has broken are whole again; another name is said', () => {
  const list = ROUND_1.replace('Deo, Neel', 'Deo, Neil')
  const { results, summaries, adjustments } = read(chain(START), list)
  expect(adjustments).toEqual([m.adjustedName({ no: 5, from: 'Deo, Neel', to: 'Deo, Neil' })])
  expect(results.players[4]?.name).toBe('Deo, Neil')
  expect(summaries).toEqual(['Pairings of round 1: 2 boards'])
  expect(gamesOf(results)).toBe('1: 1 3 1/2-1/2, 1: 4 2 --+, 1: 5  bye')
  expect(results.games.map(({ board }) => board)).toEqual([1, 2, null])
})

it('a list keeps the lines above it, and a report its tournament’s name', () => {
  const csv = 'Pune Open, 2026\nFinal Ranking\nRank,Name,Points\n1,Asha Jadhav,2'
  const report = `012 Pune Open\n${trf(['   2 w 1', '   1 b 0'])}`
  for (const [text, html] of [[csv], [report], ['', htmlOf(['Pune Open', ...START.split('\n')])]]) {
    expect(readPasted(text ?? '', html)[0]?.headings[0]).toMatch(/^Pune Open/)
  }
})

it('standings come with points, tie-breaks and their names, in any order of lists', () => {
  for (const results of [chain(START, ROUND_1, STANDINGS), chain(STANDINGS, ROUND_1, START)]) {
    expect(results.tieBreaks[1]).toBe('Buchholz Tie-Breaks')
    expect(results).toMatchObject({ state: 'live', round: 1 })
    expect(results.players.find(({ no }) => no === 2)).toMatchObject({
      rank: 1,
      points: 1,
      tieBreaks: [49.5, 42.25],
      group: 'U11',
      sex: 'm',
      rating: 1402,
    })
    expect(results.players.find(({ no }) => no === 3)).toMatchObject({ points: 0.5, sex: 'w' })
    expect(results.games).toHaveLength(3)
  }
  expect(read(chain(START), STANDINGS).adjustments).toEqual(['Not read: column “Luck”.'])
})

it('a list without starting numbers finds its players by name and rating', () => {
  const list = 'Rk.\tName\tRtg\tPts.\n1\tDeo, Neel\t0\t1\n2\tJadhav, Asha\t1489\t0'
  const ranks = read(chain(START), list).results.players.map(({ rank }) => rank)
  expect(ranks).toEqual([2, null, null, null, 1])
})

it('a table of the clipboard is read without running anything in it; a late entry moves numbers', () => {
  const rows = [
    'Round 2',
    'Bo.\tNo.\t\tWhite\tRtg\tPts.\tResult\tPts.\t\tBlack\tRtg\tNo.',
    '1\t3\t\tPatil Om, Ravi\t1402\t1\t\t1\t\tDeo, Neel\t0\t6',
    '2\t4\t\tSana More,\t0\t½\t1 - 0\t½\tAIM\tJadhav, Asha\t1489\t1',
    '3\t2\t\tLate, Ira\t1450\t0\t½\t\t\tnot paired\t\t',
  ]
  expect(() => read(chain(START, ROUND_1), 'x', htmlOf(rows))).toThrow(/Kale, Isha is not in/)
  const all = htmlOf([...rows, '4\t5\t\tKale, Isha\t0\t0\t0\t\t\tnot paired\t\t'])
  const { results, summaries, adjustments } = read(chain(START, ROUND_1), 'x', all)
  expect(summaries).toEqual([
    'Pairings of round 2: 2 boards, 1 without a result, 1 player who was not in the starting list',
  ])
  expect(adjustments).toContain(m.adjustedNumbers({ count: 4 }))
  expect(gamesOf(results)).toBe(
    '1: 1 4 1/2-1/2, 1: 5 3 --+, 1: 6  bye, 2: 3 6 *, 2: 4 1 1-0, 2: 2  half-bye, 2: 5  zero-bye'
  )
  expect(results.players[3]).toMatchObject({ name: 'Sana More', points: 0.5 })
  expect('hacked' in window).toBe(false)
})

it('a new starting list is without a player who does not come; namesakes keep their order', () => {
  const listOf = (...names: string[]) =>
    ['No.\tName\tRtg', ...names.map((name, at) => `${at + 1}\t${name}\t0`)].join('\n')
  const before = read(begun, listOf('A', 'Gone', 'Twin', 'B', 'Twin')).results
  const winners = [
    { no: 2, prize: 'Best girl' },
    { no: 4, prize: '1st' },
  ]
  const hidden = { ...before, winners, hidden: [2, 5] }
  const { results, doubts } = read(hidden, listOf('A', 'Twin', 'New', 'Twin', 'B'))
  expect(results.players.map(({ name }) => name)).toEqual(['A', 'Twin', 'New', 'Twin', 'B'])
  expect(results.hidden).toEqual([4])
  expect(results.winners).toEqual([{ no: 5, prize: '1st' }])
  expect(doubts).toEqual([m.adjustedGone({ names: 'Gone' })])
})

it.each([
  ['1\tPatil, Om\t\n2\tJadhav, Asha\t\n3\tKale, Isha\t', '1: 2 3 1-0, 1: 1  bye'],
  ['1\tPatil, Om\t1510\n2\tJadhav, Asha\t1505\n3\tKale, Isha\t', '1: 2 3 1-0, 1: 1  bye'],
  ['1\tLate, Ira\t\n2\tJadhav, Asha\t\n3\tPatil, Om\t\n4\tKale, Isha\t', '1: 2 4 1-0, 1: 3  bye'],
])('games stay with who played them where ratings are missing or new: %s', (rows, games) => {
  const start = (list: string) => `No.\tName\tRtg\n${list}`
  const before = chain(
    start('1\tJadhav, Asha\t1500\n2\tPatil, Om\t1480\n3\tKale, Isha\t1440'),
    `Round 1\n${PAIRS}\n1\t1\tJadhav, Asha\t1-0\tKale, Isha\t3\n2\t2\tPatil, Om\t1\tbye\t`
  )
  expect(gamesOf(read(before, start(rows)).results)).toBe(games)
})

it('numbers made from places give way to those of pairings, with or without ratings', () => {
  const byPlace = chain('Rk.\tName\tRtg\tPts.\n1\tPatil, Om\t1480\t1\n2\tJadhav, Asha\t1500\t0')
  const hidden = { ...byPlace, hidden: [1], winners: [{ no: 1, prize: '1st' }] }
  const { results, adjustments } = read(
    hidden,
    `Round 1\n${PAIRS}\n1\t1\tJadhav, Asha\t0-1\tPatil, Om\t2`
  )
  const words = results.players.map(({ no, name, points }) => `${no} ${name} ${points}`)
  expect(words).toEqual(['1 Jadhav, Asha 0', '2 Patil, Om 1'])
  expect(gamesOf(results)).toBe('1: 1 2 0-1')
  expect([results.hidden, results.winners]).toEqual([[2], [{ no: 2, prize: '1st' }]])
  expect(adjustments).toContain(m.adjustedNumbers({ count: 2 }))
})

it.each([
  [
    'a namesake',
    '0',
    '1\tPatil, Om\t1480\t2\n2\tJadhav, Asha\t1500\t1\n3\tPatil, Om\t1300\t0',
    /Patil, Om is not in this list/,
  ],
  [
    'another rating',
    '1490',
    '1\tPatil, Om\t1480\t2\n2\tJadhav, Asha\t1500\t1',
    /Patil, Om is not in this list/,
  ],
  [
    'somebody missing',
    '0',
    '1\tKale, Isha\t\t2\n2\tJadhav, Asha\t1500\t1\n3\tPatil, Om\t1480\t0',
    /Kale, Isha is not in this list/,
  ],
])(
  'numbers of pairings that contradict the names are refused: %s',
  (_name, rating, rows, reason) => {
    const head = 'Bo.\tNo.\tWhite\tRtg\tResult\tBlack\tRtg\tNo.'
    const round = `Round 1\n${head}\n1\t1\tJadhav, Asha\t0\t0-1\tPatil, Om\t${rating}\t2`
    expect(() => read(chain(`Rk.\tName\tRtg\tPts.\n${rows}`), round)).toThrow(reason)
  }
)

it('who has a name and another FIDE number is somebody else', () => {
  const start = (...rows: string[]) => ['No.\tName\tRtg\tFideID', ...rows].join('\n')
  const before = start('1\tJadhav, Asha\t1500\t35000001', '2\tPatil, Om\t1480\t35000002')
  const list = start('1\tPatil, Om\t1490\t35000009', '2\tJadhav, Asha\t1500\t35000001')
  const winners = [{ no: 2, prize: '1st' }]
  const { results, doubts } = read({ ...chain(before), winners }, list)
  expect(results.winners).toEqual([])
  expect(doubts).toEqual([m.adjustedGone({ names: 'Patil, Om' })])
})

it('a hidden player stays hidden under another number, rating or spelling, and the director is told', () => {
  const hidden = { ...chain(START), hidden: [4] }
  const start = (...rows: string[]) => ['No.\tName\tRtg', ...rows].join('\n')
  const others = '1\tJadhav, Asha\t1489\n2\tPatil Om, Ravi\t1402'
  for (const name of ['Kale, Isha', 'Kale, Isha Ravi', 'Kaale, Eesha']) {
    const list = start(others, `3\t${name}\t1010`, '4\tSana More\t0', '5\tDeo, Neel\t0')
    const { results, adjustments } = read(hidden, list)
    expect(results.hidden).toEqual([3])
    const isSame = name === 'Kale, Isha'
    const note = m.hiddenKept({ name: 'Kale, Isha', players: `3 ${name}` })
    expect(adjustments).toContain(isSame ? m.adjustedNumbers({ count: 2 }) : note)
  }
  const without = read(hidden, start(others, '3\tSana More\t0', '4\tDeo, Neel\t0'))
  expect(without.adjustments).toContain(m.hiddenGone({ name: 'Kale, Isha' }))
  const back = read(without.results, start(others, '3\tKale, Isha\t1010', '4\tDeo, Neel\t0'))
  expect(back.results.hidden).toEqual([3])
  const shorter = start('1\tJadhav, Asha\t1489', '2\tKale, Isha\t1010', '3\tSana More\t0')
  expect(read(hidden, shorter).results.hidden).toEqual([2])
  const same = read(hidden, START)
  expect(same.results.hidden).toEqual([4])
  expect(same.adjustments).toEqual([])
})

it('a crosstable by rank is both sides of each game', () => {
  const text = [
    'Final Ranking crosstable after 3 Rounds',
    'Rk.\tSNo\t\tName\tRtg\t1.Rd\t2.Rd\t3.Rd\tPts.\tTB1',
    '1\t2\t\tPatil Om, Ravi\t1402\t 2b1 \t 3w½ \t 4b \t1½\t2',
    '2\t1\t\tJadhav, Asha\t1489\t 1w0 \t-1\t 3w \t1\t1',
    '3\t3\t\tSana More\t0\t 4w+ \t 1b½ \t 2b \t1½\t1',
    '4\t4\t\tKale, Isha\t0\t 3b- \t-½\t 1w \t½\t1',
  ].join('\n')
  const { results } = read(begun, text)
  expect(results).toMatchObject({ state: 'final', round: 3 })
  expect(gamesOf(results)).toBe(
    '1: 1 2 0-1, 1: 3 4 +--, 2: 2 3 1/2-1/2, 2: 1  bye, 2: 4  half-bye, 3: 4 2 *, 3: 1 3 *'
  )
})

it.each([
  ['1', '1', '3'],
  ['1', '', '3'],
  ['4', '4', '6'],
])('who shares a place in a crosstable is met by the line: %s, %s, %s', (...places) => {
  const [first, , last] = places.map(Number) as [number, number, number]
  const cells = [
    `${last}w1\t${first + 1}b½\t1½`,
    `${last + 1}b1\t${first}w½\t1½`,
    `${first}b0\t${last + 1}w1\t1`,
    `${first + 1}w0\t${last}b0\t0`,
  ]
  const rows = ['7\tP7', '5\tP5', '6\tP6', '8\tP8'].map(
    (player, at) => `${places[at] ?? last + 1}\t${player}\t${cells[at]}`
  )
  const text = ['Crosstable after 2 Rounds\nRk.\tSNo\tName\t1.Rd\t2.Rd\tPts', ...rows].join('\n')
  const { results } = read(begun, text)
  expect(gamesOf(results)).toBe('1: 7 6 1-0, 1: 8 5 0-1, 2: 5 7 1/2-1/2, 2: 6 8 1-0')
  expect(results.players.map(({ rank }) => rank)).toEqual([first, last, first, last + 1])
})

it('of a crosstable that contradicts itself the line is named by its own numbers', () => {
  const text = 'Rk.\tName\t1.Rd\tPts\n1\tPatil, Om\t2w1\t1\n2\tJadhav, Asha\t1b1\t1'
  expect(() => readPasted(text)).toThrow(m.readNoResult({ line: 2, result: '1-1' }))
})

it('a list without boards and results takes none that are known away', () => {
  const text = [
    'No.\t\tName\tRtg\t1.Rd\tRk.\tTB1\tTB2',
    '1\tAIM\tJadhav Asha\t1489\t 3w \t1\t½\t4',
    '2\t\tPatil Om Ravi\t1402\t 4b \t2\t1\t5',
    '3\t\tMore Sana\t0\t 1b \t3\t½\t6',
    '4\t\tKale Isha\t0\t 2w \t4\t0\t7',
    '5\t\tDeo Neel\t0\t-1\t5\t1\t8',
    'Tie Break1: points (game-points)',
  ].join('\n')
  const before = chain(START, ROUND_1)
  const { results } = read(before, text)
  expect(results.games).toEqual(before.games)
  expect(results.players[3]).toMatchObject({ name: 'Kale, Isha', points: 0, tieBreaks: [7] })
})

const KNOWN_1 = '1: 1 3 1/2-1/2, 1: 4 2 --+, 1: 5  bye'
const EMPTY_1 = ROUND_1.replace('½ - ½', '').replace('- - +', '')
const REPAIRED_1 = `Round 1\n${PAIRS}\n1\t1\tJadhav, Asha\t\tPatil Om, Ravi\t2\n2\t4\tKale, Isha\t\tSana More,\t3`

const changedIn1 = (...games: string[]) =>
  m.resultsChange({ count: games.length, round: 1, games: games.join('; ') })

it.each<[name: string, text: string, games: string, doubts: string[], notes: string[]]>([
  ['without results', EMPTY_1, KNOWN_1, [], [m.resultsStay({ count: 2, round: 1 })]],
  [
    'with one of them',
    ROUND_1.replace('- - +', ''),
    KNOWN_1,
    [],
    [m.resultsStay({ count: 1, round: 1 })],
  ],
  [
    'with another result',
    ROUND_1.replace('½ - ½', '1 - 0'),
    '1: 1 3 1-0, 1: 4 2 --+, 1: 5  bye',
    [changedIn1('Jadhav, Asha – Sana More: ½–½ → 1–0')],
    [],
  ],
  [
    'as it is typed into a chat',
    'Asha 0-1 Sana\nIsha draw Om Ravi',
    '1: 1 3 0-1, 1: 4 2 1/2-1/2, 1: 5  bye',
    [changedIn1('Jadhav, Asha – Sana More: ½–½ → 0–1', 'Kale, Isha – Patil Om, Ravi: –/+ → ½–½')],
    [assumedRound(1)],
  ],
  [
    'with other opponents',
    REPAIRED_1,
    '1: 5  bye, 1: 1 2 *, 1: 4 3 *',
    [
      m.resultsLost({
        count: 2,
        round: 1,
        games: 'Jadhav, Asha – Sana More; Kale, Isha – Patil Om, Ravi',
      }),
      m.gamesStay({ round: 1, games: 'Deo, Neel' }),
    ],
    [],
  ],
  [
    'with other colours',
    `Round 1\n${PAIRS}\n1\t3\tSana More,\t\tJadhav, Asha\t1\n2\t4\tKale, Isha\t\tPatil Om, Ravi\t2`,
    '1: 4 2 --+, 1: 5  bye, 1: 3 1 *',
    [
      m.resultsLost({ count: 1, round: 1, games: 'Jadhav, Asha – Sana More' }),
      m.gamesStay({ round: 1, games: 'Deo, Neel' }),
    ],
    [m.resultsStay({ count: 1, round: 1 })],
  ],
  [
    'in part',
    `Round 1\n${PAIRS}\n2\t4\tKale, Isha\t1 - 0\tPatil Om, Ravi\t2`,
    '1: 1 3 1/2-1/2, 1: 4 2 1-0, 1: 5  bye',
    [changedIn1('Kale, Isha – Patil Om, Ravi: –/+ → 1–0')],
    [m.gamesStay({ round: 1, games: 'Jadhav, Asha – Sana More; Deo, Neel' })],
  ],
  [
    'in part, with another opponent',
    `Round 1\n${PAIRS}\n2\t4\tKale, Isha\t1 - 0\tDeo, Neel\t5`,
    '1: 1 3 1/2-1/2, 1: 4 5 1-0',
    [
      m.resultsLost({ count: 1, round: 1, games: 'Kale, Isha – Patil Om, Ravi' }),
      m.gamesStay({ round: 1, games: 'Jadhav, Asha – Sana More' }),
      m.playersIdle({ round: 1, names: 'Patil Om, Ravi' }),
    ],
    [],
  ],
])('a round is read again %s', (_name, text, games, doubts, notes) => {
  const merged = read(chain(START, ROUND_1), text)
  expect(gamesOf(merged.results)).toBe(games)
  expect(merged.doubts).toEqual(doubts)
  expect(merged.adjustments).toEqual(notes)
})

it('a board that stands twice in a round is said', () => {
  const text = `Round 1\n${PAIRS}\n2\t1\tJadhav, Asha\t1-0\tSana More\t3`
  const games = 'Jadhav, Asha – Sana More; Kale, Isha – Patil Om, Ravi'
  expect(read(chain(START, ROUND_1), text).doubts).toContain(
    m.boardTwice({ round: 1, board: 2, games })
  )
})

it('a part of the starting list takes nobody away, and says who is not in it', () => {
  const { results, doubts, adjustments } = read(
    chain(START),
    'No.\tName\tRtg\n2\tPatil Om, Ravi\t1450'
  )
  expect(results.players.map(({ rating }) => rating)).toEqual([1489, 1450, null, null, null])
  const names = 'Jadhav, Asha; Sana More; Kale, Isha; Deo, Neel'
  expect([doubts, adjustments]).toEqual([[], [m.playersStay({ names })]])
})

const FEW = 'Rk.\tSNo\tName\tPts.\n1\t1\tJadhav, Asha\t2\n2\t3\tSana More\t1'
const OTHERS = { count: 3, names: 'Patil Om, Ravi; Kale, Isha; Deo, Neel' }
const TAKEN = m.placesTaken({ names: 'Patil Om, Ravi; Deo, Neel' })

it.each([
  [
    'nobody has a place',
    chain(START),
    FEW,
    '1 2; - -; 2 1; - -; - -',
    [],
    [m.adjustedAbsent(OTHERS)],
  ],
  [
    'others have places',
    chain(START, STANDINGS),
    FEW,
    '1 2; - 1; 2 1; 5 0; - 1',
    [m.adjustedKept(OTHERS), TAKEN],
    [],
  ],
  [
    'others have places, and it is final',
    chain(START, STANDINGS),
    `Final Ranking after 2 Rounds\n${FEW}`,
    '1 2; - -; 2 1; - -; - -',
    [m.adjustedAbsent(OTHERS)],
    [m.adjustedRounds({ rounds: 2 })],
  ],
])('standings of a few are for them alone: %s', (_name, before, text, places, doubts, notes) => {
  const { results, ...said } = read(before, text)
  const words = results.players.map(({ rank, points }) => `${rank ?? '-'} ${points ?? '-'}`)
  expect(words.join('; ')).toBe(places)
  expect([said.doubts, said.adjustments]).toEqual([doubts, notes])
})

it('standings without tie-breaks leave those of players whom they do not name', () => {
  const { results } = read(chain(START, STANDINGS), FEW)
  expect(results.tieBreaks).toHaveLength(2)
  expect(results.players.map(({ tieBreaks }) => tieBreaks.length)).toEqual([0, 2, 0, 2, 2])
})

it('what was read stays as it was', () => {
  const lists = readPasted('White\tBlack\nAsha\tSana\nKale\tPatil')
  const before = structuredClone(lists)
  mergeLists(chain(START), lists)
  expect(lists).toEqual(before)
})

it.each([
  [
    'fewer in all',
    `Number of rounds : 5\n${START}`,
    5,
    m.adjustedPlanned({ rounds: 5, planned: 7 }),
  ],
  [
    'fewer at the end',
    `Final Ranking after 1 Rounds\n${FINAL}`,
    1,
    m.adjustedPlanned({ rounds: 1, planned: 7 }),
  ],
  ['more', `Number of rounds : 9\n${START}`, 9, m.adjustedPlanned({ rounds: 9, planned: 7 })],
  ['those that are over', `Rank after 1 rounds\n${FINAL}`, 7, undefined],
  ['as many', `${MENU}\n${START}`, 7, undefined],
])('a list and its tournament have other numbers of rounds: %s', (_, text, rounds, note) => {
  const { results, adjustments } = mergeLists(begun, readPasted(text), 7)
  expect(results.rounds).toBe(rounds)
  expect(adjustments).toEqual(note === undefined ? [] : [note])
})

it.each([
  ['Round 2', 2],
  ['2nd Round', 2],
  ['Second round', 2],
  ['Rd. 2 of 7', 2],
  ['R2', 2],
  ['Number of rounds: 7\nRound 2', 2],
  ['Round 2\nNumber of rounds: 7', 2],
  ['फेरी २', 2],
  ['फेरी क्र. २', 2],
  ['दुसरी फेरी', 2],
  ['२ री फेरी', 2],
  ['फेरी २\nएकूण फेऱ्या: ७', 2],
  ['राउंड २', 2],
  ['दूसरा राउंड', 2],
  ['दूसरे राउंड की जोड़ियाँ\nकुल राउंड: ७', 2],
  ['पेअरिंग यादी - तिसरी फेरी', 3],
  ['अकराव्या फेरीची पेअरिंग', 11],
  ['दसवाँ राउंड', 10],
  ['प्रथम फेरी', 1],
  ['नवीन फेरी', 0],
])('the heading above a table of pairings names its round: %j', (heading, round) => {
  const table = `${PAIRS}\n1\t1\tJadhav, Asha\t\tSana More\t3`
  expect(readPasted(`Akole Cup\n${heading}\n\n${table}`)[0]?.round).toBe(round)
})

it.each([
  ['Rank after Round 3', 3, 0, false],
  ['Ranking after 3 Rounds', 3, 3, false],
  ['Final Ranking after 3 Rounds', 3, 3, true],
  ['Final results after 3 rounds', 3, 3, true],
  ['Academy Cup, 7 rounds', 0, 0, false],
  ['फेरी 3 नंतरची क्रमवारी', 3, 0, false],
  ['३ फेऱ्यांनंतर क्रमवारी', 3, 3, false],
  ['अंतिम क्रमवारी, तिसरी फेरी', 3, 0, true],
  ['राउंड 3 के बाद की अंक तालिका', 3, 0, false],
  ['3 राउंड के बाद अंक तालिका', 3, 3, false],
  ['अंतिम अंक तालिका\nकुल राउंड: 3', 0, 3, true],
])(
  'the heading above standings says what they are after: %j',
  (heading, round, rounds, isFinal) => {
    const [list] = readPasted(`${heading}\n${FINAL}`)
    expect(list).toMatchObject({ round, rounds, isFinal })
  }
)

it('says which spellings are one school, the one that is shown first', () => {
  const clubs = ['nehru vidyalaya', 'Nehru Vidyalaya', 'Nehru  Vidyalaya', 'Circle']
  const rows = clubs.map((club, at) => `${at + 1}\tP${at}\t0\t${club}`)
  const { adjustments } = read(begun, ['No.\tName\tRtg\tClub', ...rows].join('\n'))
  const schools = 'Nehru Vidyalaya (nehru vidyalaya)'
  expect(adjustments).toEqual([m.adjustedSchools({ schools })])
})

it('a round is the next one where nothing says it, the latest one with the same pairs', () => {
  const table = ROUND_1.split('\n').slice(1).join('\n')
  expect(read(chain(START), table).lists[0]?.round).toBe(1)
  expect(read(chain(START, ROUND_1), table).lists[0]?.round).toBe(1)
  const others = `${PAIRS}\n1\t2\tPatil Om, Ravi\t\tJadhav, Asha\t1`
  expect(read(chain(START, ROUND_1), others).lists[0]?.round).toBe(2)
  expect(withoutRound(chain(START, ROUND_1), 1)).toMatchObject({ round: 0, games: [] })
})

it('a report of FIDE is a whole tournament, whatever ends its lines', () => {
  const lines = [
    '012 Open',
    '### a comment',
    'XXR 4',
    trfLine(2, 'Påtil, Om', '1.5', 1, '   1 b 1     3 w =  0000 - H'),
    trfLine(1, 'Jadhav, Asha', '1.0', 2, '   2 w 0  0000 - U'),
    trfLine(3, 'More,Sana', '0.5', 3, '             2 b =  '),
  ]
  for (const end of ['\r', '\n', '\r\n']) {
    const text = lines.join(end).replace('Om  ', end === '\r' ? 'Om ' : 'Om  ')
    const { results } = read(begun, `\ufeff${text}`)
    const players = results.players.map(({ name, points, rank }) => `${name} ${points} ${rank}`)
    expect(players).toEqual(['Jadhav, Asha 1 2', 'Påtil, Om 1.5 1', 'More,Sana 0.5 3'])
    expect(gamesOf(results)).toBe(
      '1: 1 2 0-1, 1: 3  zero-bye, 2: 2 3 1/2-1/2, 2: 1  bye, 3: 2  half-bye'
    )
    expect(results).toMatchObject({ round: 2, rounds: 4 })
  }
})

it.each([
  ["'34179178'", '34179178', []],
  ['0034179178', '34179178', []],
  ['0', null, []],
  ['MH-1234', null, [m.adjustedFideIds({ names: 'P0' })]],
  ['Z56538', null, [m.adjustedFideIds({ names: 'P0' })]],
  ['1.2.2015', null, [m.adjustedFideIds({ names: 'P0' })]],
])('the FIDE number %s is %j in a report and in a list', (written, fideId, notes) => {
  const report = trf(['0000 - U']).replace(`IND ${' '.repeat(11)}`, `IND ${written.padStart(11)}`)
  for (const text of [report, `No.\tName\tFideID\tRtg\n1\tP0\t${written}\t0`]) {
    const { results, adjustments } = read(NO_RESULTS, text)
    expect([results.players[0]?.fideId, adjustments]).toEqual([fideId, notes])
  }
})

const BYES_AHEAD = ['   2 w 1', '   1 b 0', '  0000 - Z'.repeat(5).slice(2)]

it.each([
  ['as many rounds as the report says', 'XXR 5', 5, [1, 2, 3, 4, 5]],
  ['columns too many', '142 2', 2, [1, 2]],
  ['no number of rounds', '', 7, [1, 2, 3, 4, 5]],
  ['fewer rounds than are paired', 'XXR 0', 7, [1, 2, 3, 4, 5]],
])('byes ahead in a report make no round; %s', (_, line, rounds, played) => {
  const { results } = read(begun, `${line}\n${trf(BYES_AHEAD)}`)
  expect(results).toMatchObject({ round: 1, rounds })
  expect([...new Set(results.games.map(({ round }) => round))]).toEqual(played)
})

it.each([
  ['a sex column is no title', 'No.\tSex\tName\tRtg\n1\tm\tDeo\t0', 'Deo'],
  ['an alphabetical list', 'No.\tSNo\tName\tRtg\n2\t1\tDeo\t1200\n1\t2\tAya\t0', 'Deo 1200'],
  ['national ratings', 'No.\tName\tRtgI\tRtgN\tGr\tTyp\n1\tDeo\t0\t1234\tU9\t', 'Deo 1234 U9'],
  ['a shared place', 'Rk.\tSNo\tName\tPts.\n1.\t2\tAya\t(2)\n\t1\tDeo\t2', 'Deo 2 1'],
  ['no points', 'Rk.\tSNo\tName\tTB1\n1\t2\tAya\t2\n\n2\t1\tDeo\t1', 'Deo 2'],
])('a player is read of %s', (_, text, words) => {
  const [first] = read(begun, text).results.players
  const facts = [first?.name, first?.rating, first?.group, first?.points, first?.rank]
  expect(facts.filter((fact) => fact !== null).join(' ')).toBe(words)
})

it.each([
  ['No.\tName\n1\tJadhav, Asha\n2\tOm Patil', '1 Jadhav, Asha; 2 Om Patil'],
  ['No.\t\tName\n1\t\tJadhav, Asha', '1 Jadhav, Asha'],
  ['Sr. No.\tName\n1\tAsha\n2\tOm', '1 Asha; 2 Om'],
  ['No, Name\n1, Jadhav, Asha\n2, Om Patil', '1 Jadhav, Asha; 2 Om Patil'],
  ['SNo  Name\n1  Asha Jadhav\n\n2  Om Patil\n', '1 Asha Jadhav; 2 Om Patil'],
  ['Players\n\nSNo  Name\n1  Asha Jadhav\n2  Om Patil', '1 Asha Jadhav; 2 Om Patil'],
])('numbers and names alone are a starting list: %j', (text, players) => {
  const [list] = readPasted(text)
  expect(list?.kind).toBe('start')
  const named = read(begun, text).results.players.map(({ no, name }) => `${no} ${name}`)
  expect(named.join('; ')).toBe(players)
})

it.each([
  [`${PAIRS}\n1\t1\tA\t0.5 - 0.5\tB\t2\n2\t4\tC\t+ - -\tD\t3`, '1 2 1/2-1/2, 4 3 +--'],
  [`${PAIRS}\n1\t1\tA\t0:1\tB\t2\n2\t3\tC\t0 - 0\tD\t4`, '1 2 0-1, 3 4 ---'],
  [`${PAIRS}\n1\t1\tA\t\tbye\t\n2\t2\tB\t½\tbye\t`, '1  bye, 2  half-bye'],
  ['Bo.\tNo.\tWhite\tNo.\tBlack\tResult\n1\t1\tA\t2\tB\t- - +', '1 2 --+'],
  [`${PAIRS}\n1\t1\tA\tWhite won\tB\t2\n2\t4\tC\tDraw\tD\t3`, '1 2 1-0, 4 3 1/2-1/2'],
  [`${PAIRS}\n1\t1\tA\tकाळे\tB\t2\n2\t4\tC\t1/0\tD\t3`, '1 2 0-1, 4 3 1-0'],
  ['Bo.\tSNo\tName\tResult\tName\tSNo\n1\t1\tA\t\tB\t2', '1 2 *'],
  [`Rd.1\n${PAIRS}\n1\t1\tA\t0\tbye\t-1\nRd.2\n${PAIRS}\n1\t1\tA\t\tB\t2`, '1  zero-bye, 2: 1 2 *'],
])('games are read in other words: %s', (text, games) => {
  expect(gamesOf(read(begun, text).results).replaceAll('1: ', '')).toBe(games)
})

const TYPED_STANDINGS = 'Jadhav, Asha 6 1; Patil Om, Ravi 5.5 2; Kale, Isha 0.5 3'

it.each([
  [
    'lines as one writes them',
    'Winners\n1) Asha Jadhav - 6 points\n\n2) Om Patil - 5½ points\n3) Isha Kale - ½ point\nThanks!',
    'Asha Jadhav 6 1; Om Patil 5.5 2; Isha Kale 0.5 3',
  ],
  [
    'medals, stars and rounds',
    '🥇 Asha Jadhav 6 points 🏆\n🥈 *Om Patil* 5½/7 👏\n3rd Isha Kale - ½ pts!',
    'Asha Jadhav 6 1; Om Patil 5.5 2; Isha Kale 0.5 3',
  ],
  ['a message with its stamp', '[28/11, 6:05 pm] Ravi Sir: 1. Asha 6\n2. Om 5', 'Asha 6 1; Om 5 2'],
  ['lines in Marathi', '१. आशा जाधव ६ गुण\n२. ओम पाटील ५½ गुण', 'आशा जाधव 6 1; ओम पाटील 5.5 2'],
  ['a bare list', '1 Jadhav, Asha 6\n2 Om 5,5', 'Jadhav, Asha 6 1; Om 5.5 2'],
  [
    'commas between columns',
    'Rank, Name, Points\n1, Jadhav, Asha, 6\n2, "Patil Om, Ravi", 5.5\n3, Kale, Isha, ½',
    TYPED_STANDINGS,
  ],
  [
    'semicolons between columns',
    'Rank;Name;Points\n1;Jadhav, Asha;6\n2;"Patil Om, Ravi";5,5\n3;Kale, Isha;0,5',
    TYPED_STANDINGS,
  ],
])('results typed by hand are read: %s', (_name, text, players) => {
  const { results } = read(begun, text)
  const words = results.players.map(({ name, points, rank }) => `${name} ${points} ${rank}`)
  expect(words.join('; ')).toBe(players)
})

const SPACED = [
  'Bo.  No.  Name  Rtg  Pts.  Result  Pts.  Name  Rtg  No.',
  '1  1  Jadhav, Asha  1489  0  ½ - ½  0  Sana More  0  3',
].join('\n')

it('schools are compared where the column says so, and no towns', () => {
  const list = (column: string) => `Rk.\tSNo\tName\t${column}\tPts.\n1\t1\tJadhav, Asha\tAkole\t1`
  expect(read(begun, list('School')).results.schoolPlayers).toBe(4)
  expect(read(begun, list('Club/City')).results.schoolPlayers).toBe(0)
  const without = { ...read(begun, list('School')).results, schoolPlayers: 0 }
  expect(read(without, list('School')).results.schoolPlayers, 'the director said so').toBe(0)
})

it('columns that stand some blanks apart are read, a game without a result as well', () => {
  const open = '2  4  Kale, Isha  0  0  0  Patil Om, Ravi  1402  2'
  const { results } = read(chain(START), `Round 1\n\n${SPACED}\n${open}`)
  expect(gamesOf(results)).toBe('1: 1 3 1/2-1/2, 1: 4 2 *')
})

it.each([
  [
    'No.  Name          Rtg   Club',
    ' 1   Jadhav, Asha  1432  Akole',
    ' 2   Patil, Om           Akole',
    ' 3   Kale, Isha    1200',
    'Jadhav, Asha 1432 Akole; Patil, Om  Akole; Kale, Isha 1200 ',
  ],
  [
    'क्र.  नाव           रेटिंग  शाळा',
    '1     आशा           1432    Akole',
    '2     ओम                    Akole',
    '3     Kale, Isha    1200',
    'आशा 1432 Akole; ओम  Akole; Kale, Isha 1200 ',
  ],
])('an empty cell is known where columns stand below their heads: %s', (...lines) => {
  const { results } = read(begun, lines.slice(0, 4).join('\n'))
  const words = results.players.map(
    ({ name, rating, club }) => `${name} ${rating ?? ''} ${club ?? ''}`
  )
  expect(words.join('; ')).toBe(lines[4])
})

it.each([
  'No.  Name  Rtg  Club\n1  Jadhav, Asha  1432  Akole\n2  Patil, Om    Akole',
  'No.  Name          Rtg   Pts\n 1   Jadhav, Asha  1432  1\n 2   Patil, Om        1',
])('an empty cell is not guessed: %j', (text) => {
  expect(() => read(begun, text)).toThrow(/Line 3 does not fit the columns/)
})

const OPEN_ROUND = ROUND_1.replace('½ - ½', '').replace('- - +', '')

it.each([
  ['names of two letters', '2. Kale 0-1 Om', '*', '0-1'],
  ['surnames', '1. Jadhav 1-0 More\n2. Kale 0-1 Patil', '1-0', '0-1'],
  ['one board', 'Board 2: Kale ½-½ Patil', '*', '1/2-1/2'],
  ['a board alone', 'Bd 1 - 1/2-1/2', '1/2-1/2', '*'],
  ['the score last', '*Round 1*\n1) Asha vs Sana 0-1', '0-1', '*'],
  ['Black first', 'Sana More 1 - 0 Asha Jadhav', '0-1', '*'],
  ['digits of Marathi', 'फेरी १\nपट २: ०-१\n', '*', '0-1'],
  ['a bye among them', '1. Asha 1-0 Sana\n3. Neel bye', '1-0', '*'],
  ['a bye with its score', '1. Asha 1-0 Sana\n3. Neel 1-0 (bye)', '1-0', '*'],
  [
    'messages with their stamps',
    '[28/11, 10:05 am] Ravi Sir: 1. Asha 1-0 Sana\n[10:06, 28/11/2026] +91 98220 12345: 2. Kale 0-1 Patil',
    '1-0',
    '0-1',
  ],
  [
    'an exported chat',
    '28/11/26, 10:05\u202fam - Ravi Sir: Good morning\n28/11/26, 10:06 pm - Sir: 2. Kale 1-0 Patil 👍',
    '*',
    '1-0',
  ],
  ['points with decimals', '1. Asha 1.0-0.0 Sana\n2. Kale ½ ½ Patil', '1-0', '1/2-1/2'],
  ['a draw in words', '1. Asha draw Sana\n2 drawn', '1/2-1/2', '1/2-1/2'],
  ['a forfeit', '1. Asha 1-0F Sana\n2. Kale 0-1 f Patil', '+--', '--+'],
  ['a forfeit, Black first', 'Sana More 1-0F Asha Jadhav', '--+', '*'],
  [
    'numbers behind names',
    '1. Asha (1) 1-0 Sana (3)!\nKale (4) vs Patil (1402) 0-1\nDeo (5) bye',
    '1-0',
    '0-1',
  ],
  ['words', 'Sana lost to Asha\n2) Patil beat Kale!', '1-0', '0-1'],
  ['words of Marathi', 'आशाने सना ला हरवले\nPatil and Kale drew', '1-0', '1/2-1/2'],
  ['a walkover', '1. Asha 1-0 Sana (w/o)\n2. Kale 0-1 Patil walkover', '+--', '--+'],
  [
    'a chat with what others say',
    '28/11/26, 10:05 - Sir: <Media omitted>\n28/11/26, 10:06 - Sir: 1. Asha 1-0 Sana\n28/11/26, 10:07 - Tai: Ok sir 👍\n28/11/26, 10:08 - Tai: This message was deleted\n28/11/26, 10:09 - Sir: 2. Kale 0-1 Patil',
    '1-0',
    '0-1',
  ],
  ['half a point between names', 'More ½ Jadhav', '1/2-1/2', '*'],
  ['who won', 'More won\nKale lost', '0-1', '0-1'],
  ['who won and who lost', 'More won, Jadhav lost', '0-1', '*'],
  ['who won, behind both', 'Jadhav vs More - More won', '0-1', '*'],
  ['who won, in Marathi', 'सना हरली\n२. पाटील जिंकला', '1-0', '0-1'],
  ['who won, on a board', '2. Patil won', '*', '0-1'],
  ['who did not come', '2. Kale absent\nSana did not come', '+--', '--+'],
  ['who won and who did not come', 'More won, Jadhav absent', '--+', '*'],
  ['who did not come and who won', 'सना गैरहजर\nJadhav won', '+--', '*'],
  ['who beat whom, and who did not come', 'Jadhav 1-0 More, More absent', '+--', '*'],
  ['who lost on time', 'Sana lost on time\nपाटील वेळेत हरला', '1-0', '1-0'],
  ['who won on time', 'More won on time', '0-1', '*'],
  ['who resigned', 'Kale resigned', '*', '0-1'],
  ['which colour won', 'Board 1 white won\nBoard 2: black won', '1-0', '0-1'],
  ['all in one line', '1. 1-0 2. ½-½', '1-0', '1/2-1/2'],
  ['all in one line, by names', 'Jadhav 1-0 More, Kale 0-1 Patil', '1-0', '0-1'],
  ['thanks at the end', '1. Asha 1-0 Sana\nGood luck to all!', '1-0', '*'],
])('results typed into a chat are read by the pairings: %s', (_name, text, first, second) => {
  const { results } = read(chain(START, OPEN_ROUND), text)
  expect(gamesOf(results)).toBe(`1: 1 3 ${first}, 1: 4 2 ${second}, 1: 5  bye`)
})

it.each([
  [/paste those first/, START, '1. Jadhav 1-0 More'],
  [/paste those first/, `${START}\n\n${OPEN_ROUND}`, 'Round 2\n1. Jadhav 1-0 More'],
  [/Line 2: “Rao” is not in the list/, OPEN_ROUND, '1. Jadhav 1-0 More\n2. Kale 1-0 Rao'],
  [
    /Line 2 does not fit one board of round 1 for sure: “Kale – More”/,
    OPEN_ROUND,
    '1. Jadhav 1-0 More\n2. Kale 1-0 More',
  ],
  [/“Jadhav – More” is board 1 of round 1, not board 2/, OPEN_ROUND, '2. Jadhav 1-0 More'],
  [/“More – Jadhav” is board 1 of round 1, not board 2/, OPEN_ROUND, 'Bd 2: More 1-0 Jadhav'],
  [
    /Line 1: “More \(4\)” does not fit, because number 4 is Kale/,
    OPEN_ROUND,
    'Jadhav 1-0 More (4)',
  ],
  [/“More \(tbc\)” is not in the list/, OPEN_ROUND, 'Jadhav 1-0 More (tbc)'],
  [/Line 1 could not be read: “Jadhav 1-0 More\?”/, OPEN_ROUND, 'Jadhav 1-0 More?'],
  [/Line 2 is a second result/, OPEN_ROUND, '1. Jadhav 1-0 More\n1. Asha 0-1 Sana'],
  [
    /Line 2 could not be read: “2. Kale crushed”/,
    OPEN_ROUND,
    '1. Jadhav 1-0 More\n2. Kale crushed',
  ],
  [/Line 1: “More” is board 1 of round 1, not board 2/, OPEN_ROUND, '2. More won'],
  [/Line 1 does not fit one board of round 1 for sure: “Deo”/, OPEN_ROUND, 'Deo won'],
  [/Line 2 is a second result/, OPEN_ROUND, 'Jadhav won\nMore won'],
  [/Line 2 is a second result/, OPEN_ROUND, 'Jadhav won\nJadhav absent'],
  [/Line 2 is a second result/, OPEN_ROUND, 'Jadhav absent\nMore absent'],
  [/Line 1 does not fit one board of round 1 for sure: “Deo”/, OPEN_ROUND, 'Deo absent'],
  [
    /Line 1 does not fit one board of round 1 for sure: “Sana”/,
    ROUND_1.replace('½ - ½', '0 - 1'),
    'Sana absent',
  ],
  [/“Jadhav and More” is not in the list/, OPEN_ROUND, 'Jadhav and More absent'],
  [/Line 1 could not be read: “Absent: Jadhav”/, OPEN_ROUND, 'Absent: Jadhav\nKale won'],
  [
    /Line 1 could not be read: “Board 1 white won, board 2 black”/,
    OPEN_ROUND,
    'Board 1 white won, board 2 black',
  ],
  [/Line 1: “Asha Jadhav Kale” is not in the list/, OPEN_ROUND, 'Asha Jadhav Kale won'],
  [
    /Line 1 could not be read: “Jadhav vs More - Kale won”/,
    OPEN_ROUND,
    'Jadhav vs More - Kale won',
  ],
  [/Line 2 is a second result/, OPEN_ROUND, 'Correction: Jadhav 1-0 More\nJadhav 0-1 More'],
  [/Line 1 does not fit .*: “Jadhav”/, OPEN_ROUND, 'Correction: Jadhav lost'],
  [/Line 1 does not fit .*: “आशा”/, OPEN_ROUND, 'सुधारणा: आशा हरली'],
  [/Line 1 does not fit .*: “1”/, OPEN_ROUND, 'Correction: Board 1: 0-1'],
  [/Line 2 could not be read: “Above is wrong”/, OPEN_ROUND, 'Jadhav 1-0 More\nAbove is wrong'],
  [/Line 2 could not be read: “Sorry reverse”/, OPEN_ROUND, 'Jadhav 1-0 More\nSorry reverse'],
  [/Line 2 could not be read: “यह गलत है”/, OPEN_ROUND, 'Jadhav 1-0 More\nयह गलत है'],
  [/“Rao” is not in the list/, OPEN_ROUND, '1. Jadhav 1-0 More\nCorrection: Jadhav beat Rao'],
  [
    /Line 2 could not be read: “2 Patil 1-0/,
    OPEN_ROUND,
    '1. Jadhav 1-0 More\n2 Patil 1-0 Kale 2nd',
  ],
  [/Line 2 does not fit .*: “Patil – More”/, OPEN_ROUND, '1. Jadhav 1-0 More\nPatil beat More'],
  [
    /Line 2: “More yesterday” is not in the list/,
    OPEN_ROUND,
    '1. Jadhav 1-0 More\nPatil beat More yesterday',
  ],
  [/Line 2 could not be read: “काळेने/, OPEN_ROUND, '1. Jadhav 1-0 More\nकाळेने डाव जिंकला'],
  [/1-1.* is no result/, OPEN_ROUND, '1. Jadhav 1-1 More'],
])('a typed result that is not clear is named: %s', (problem, before, text) => {
  expect(() => read(chain(START, before), text)).toThrow(problem)
})

it.each(['Kale d. Patil', 'Kale 😭 Patil', 'Om Patil & Isha Kale'])(
  'a line that names both players of a game is not passed over: %s',
  (line) => {
    const before = chain(START, OPEN_ROUND)
    const game = '1. Jadhav 1-0 More'
    for (const text of [`${line}\n${game}`, `${game}\n${line}`]) {
      expect(() => read(before, text)).toThrow(/^Line [12] could not be read: “(Kale|Om)/)
    }
    const { results } = read(
      before,
      `Patil Cup, Chief Arbiter: Ravi Jadhav\n${game}\nThanks, Isha!`
    )
    expect(results.games[0]?.result).toBe('1-0')
  }
)

it.each(['Isha wno', 'Kale abset', 'Thanks, Isha!'])(
  'a line above or below that names a player, and is no result, is told: %s',
  (line) => {
    const game = '1. Jadhav 1-0 More'
    for (const [at, text] of [`${line}\n${game}`, `${game}\n${line}`].entries()) {
      const { adjustments } = read(chain(START, OPEN_ROUND), text)
      expect(adjustments).toContain(
        `Line ${at + 1} names a player, and was not read as a result: “${line}”.`
      )
    }
    const { adjustments } = read(chain(START, OPEN_ROUND), `Winter Open\n${game}\nThanks to all!`)
    expect(adjustments.join()).not.toContain('names a player')
  }
)

it.each([
  ['1. Jadhav 1-0 More\nCorrection: 1. Jadhav 0-1 More', '0-1', '1–0 → 0–1'],
  ['Jadhav 1-0 More\nCorrection: More beat Jadhav', '0-1', '1–0 → 0–1'],
  ['Jadhav won\nदुरुस्ती: सना जिंकली', '0-1', '1–0 → 0–1'],
  ['Jadhav won\nसुधार: Jadhav absent', '--+', '1–0 → –/+'],
  ['Jadhav 1-0 More\nCorrection: Board 1: ½-½', '1/2-1/2', '1–0 → ½–½'],
])('a later line corrects an earlier one, and it is said: %j', (text, result, change) => {
  const { results, adjustments } = read(chain(START, OPEN_ROUND), text)
  expect(gamesOf(results)).toBe(`1: 1 3 ${result}, 1: 4 2 *, 1: 5  bye`)
  expect(adjustments).toContain(
    `Line 2 corrects what stands above it: Jadhav, Asha – Sana More: ${change}.`
  )
})

it('a correction of a published result asks, and one of nothing is a result', () => {
  const before = chain(START, ROUND_1.replace('½ - ½', '1 - 0'))
  const { results, doubts } = read(before, 'Correction: Jadhav absent')
  expect(results.games[0]?.result).toBe('--+')
  expect(doubts.join()).toContain('Jadhav, Asha – Sana More: 1–0 → –/+')
  const { adjustments } = read(chain(START, OPEN_ROUND), 'Round 1\nCorrection: Jadhav 1-0 More')
  expect(adjustments.join()).not.toMatch(/corrects/)
})

it('a correction in a round that is typed whole leaves one game', () => {
  const text = 'Jadhav 1-0 More\nKale ½ Patil\nCorrection: Jadhav 0-1 More'
  const { results, adjustments } = read(chain(START), `Round 1\n${text}`)
  expect(gamesOf(results)).toBe('1: 4 2 1/2-1/2, 1: 1 3 0-1')
  expect(adjustments.join()).toContain('Line 4 corrects')
  const turned = text.replace('Jadhav 0-1 More', 'More 0-1 Jadhav')
  expect(() => read(chain(START), turned)).toThrow(/is paired twice/)
})

const TYPED_ROUND = '1. Jadhav 1-0 More\nKale ½ Patil\nDeo bye'
const WHOLE = '1 3 1-0, R: 4 2 1/2-1/2, R: 5  bye'

it.each([
  ['', TYPED_ROUND, 1],
  ['Round 1\n', TYPED_ROUND, 1],
  ['Round 1\n', TYPED_ROUND.replace('\nDeo bye', ''), 1],
  ['', TYPED_ROUND, 2],
  ['Round 2\n', TYPED_ROUND, 2],
])('a round that is typed whole needs no pairings: %s%s', (heading, text, round) => {
  const others = ROUND_1.replace('Sana More,', 'Patil Om, Ravi')
    .replace('Patil Om, Ravi *)', 'Sana More')
    .replace('\n3\n2\t4', '\n2\n2\t4')
    .replace('1402\t\n2\n', '1402\t\n3\n')
  const before = round === 1 ? chain(START) : chain(START, others)
  const { results, doubts, adjustments } = read(before, heading + text)
  const games = results.games.filter((game) => game.round === round)
  const isBye = text.includes('bye')
  const expected = isBye ? WHOLE : WHOLE.replace(', R: 5  bye', '')
  expect(gamesOf({ ...results, games })).toBe(`R: ${expected}`.replaceAll('R', String(round)))
  expect(doubts).toEqual(isBye ? [] : [m.playersIdle({ round, names: 'Deo, Neel' })])
  expect(adjustments).toContain(m.adjustedTypedRound({ round }))
  expect(adjustments.includes(assumedRound(round))).toBe(heading === '')
})

it.each([
  [/paste those first/, START, 'Jadhav 1-0 More'],
  [/paste those first/, START, 'Jadhav beat More\nKale lost to Patil\nDeo bye'],
  [/paste those first/, START, 'Jadhav 1-0 More, Kale beat Patil\nDeo bye'],
  [/paste those first/, START, 'Jadhav 1-0 More\nKale won\nDeo bye'],
  [/paste those first/, START, `Round 1\n${TYPED_ROUND}\nRound 2\nJadhav 1-0 Kale`],
  [/“Rao” is not in the list/, START, TYPED_ROUND.replace('Patil', 'Rao')],
  [/is paired twice/, START, TYPED_ROUND.replace('Deo', 'More')],
  [/round 1 is missing/, START, `Round 2\n${TYPED_ROUND}`],
  [
    /does not fit one board of round 1/,
    OPEN_ROUND,
    TYPED_ROUND.replace('More', 'Om').replace('Patil', 'More'),
  ],
])(
  'a typed round is not taken where it may not be whole, or another one: %s',
  (reason, before, text) => {
    expect(() => read(before === START ? chain(START) : chain(START, before), text)).toThrow(reason)
  }
)

it('who won alone is told by whole names: Isha is not Ishaan', () => {
  const start = read(
    begun,
    '1. Isha Kale\n2. Ishaan Rao\n3. Om Deo\n4. Ravi More\n5. Ravi Joshi'
  ).results
  const before = read(
    start,
    'Round 1\n1. Ishaan Rao - Om Deo\n2. Ravi More - Ravi Joshi\nIsha Kale bye'
  ).results
  expect(() => read(before, 'Isha won')).toThrow(
    /does not fit one board of round 1 for sure: “Isha”/
  )
  expect(() => read(before, 'Ravi won')).toThrow(
    /does not fit one board of round 1 for sure: “Ravi”/
  )
  expect(gamesOf(read(before, 'Ishaan won').results)).toBe('1: 2 3 1-0, 1: 4 5 *, 1: 1  bye')
})

it('a typed result tells players of one name apart by the number behind it', () => {
  const start = 'No.\tName\n1\tAarav Patil\n5\tAarav Patil\n2\tTanvi Rao\n3\tTanvi Rao'
  const round = `Round 1\n${PAIRS}\n1\t1\tAarav Patil\t\tTanvi Rao\t2\n2\t3\tTanvi Rao\t\tAarav Patil\t5`
  const before = read(read(begun, start).results, round).results
  expect(() => read(before, 'Aarav Patil 1-0 Tanvi')).toThrow(/does not fit one board/)
  const { results } = read(before, 'Aarav Patil (5) 1-0 Tanvi')
  expect(gamesOf(results)).toBe('1: 1 2 *, 1: 3 5 0-1')
})

it('a player who is paired twice is named', () => {
  const text = `Round 1\n${PAIRS}\n1\t1\tJadhav, Asha\t\tSana More\t3\n2\t4\tKale, Isha\t\tSana More\t3`
  expect(() => read(chain(START), text)).toThrow(
    m.resultsTwice({ round: 1, player: '3 Sana More' })
  )
})

it.each([
  [/no list in it/, '1) Asha Jadhav - 6 points'],
  [/Line 2 names the columns, but nothing parts them/, `Round 1\n${SPACED.replaceAll('  ', ' ')}`],
  [/Line 1 names the columns, but nothing parts them/, 'No. Name\n1 Asha Jadhav'],
  [/Line 2 does not fit the columns/, SPACED.replace('1489  ', '').replace('  3', '')],
  [/Line 2 has more points than the place above it/, '1. Asha Jadhav 9\n2. Om Patil 11\n3. Isha 8'],
  [/no list in it/, 'On 6 December at 9\nBring 2 pens'],
  [/Line 2/, '1) Asha - 6 points\n2) Om - six points\n3) Isha - 5 points'],
  [/Line 3 has no points, .*: “3\) Isha - five”/, '1) Asha - 6\n2) Om - 5\n3) Isha - five\nThanks'],
  [/no list in it/, `Dear parents, see you on Sunday.${'\r\n'.repeat(99)}`],
  [/too large/, 'a'.repeat(5_000_000)],
  [/two tournaments/, `${START}\n\n${START.replaceAll('Asha', 'Uma')}`],
  [/Line 5: a second player has the starting number 2/, START.replace('3\t\tSana', '2\t\tSana')],
  [/numbers belong to other players/, START.replaceAll(/Jadhav|Patil|Sana|Kale|Deo/g, 'Bhide')],
  [/Round 2 is missing/, trf(['   2 w 1               2 b 1', '   1 b 0               1 w 0'])],
  [/is no result/, trf(['   2 w 1', '   1 b 1'])],
  [/round 1 does not fit the line of player 2/, trf(['   2 w 1', '0000 - Z'])],
  // The first one that is missing, not the last.
  [/read round 1 first/, ROUND_1.replace('Round 1', 'Round 7')],
  [/there is no player 9/, trf(['   9 w 1'])],
  [/does not fit the columns/, 'Rk.\tSNo\tName\tRtg\tPts.\n1\t1\tA\t0\t3\nPage 2\n2\t2\tB\t0\t2'],
  [/does not fit the columns/, 'No.\tName\tRtg\n1\tA\t0\textra'],
  [/Line 4 does not fit the columns/, 'No.\tName\n1\tAsha\nPage 2\n2\tOm'],
  [/Line 4 does not fit the columns/, 'No.\tName\tRtg\n1\tAsha\t0\nPage 2\n2\tOm\t0'],
  [/Line 3 does not fit the columns/, 'No.  Name\n1  Asha\n2 Om\n3  Isha'],
  [/Line 2: “x” under “Pts.” is no number/, 'Rk.\tSNo\tName\tPts.\n1\t2\tA\tx'],
  [/Line 2: “A” is not in the list of players/, 'Bo.\tWhite\tResult\tBlack\n1\tA\t1-0\tB'],
  [
    /“Patil Om, Ravi \(4\)” does not fit, because number 4 is Kale/,
    `${PAIRS}\n1\t1\tJadhav, Asha\t\tPatil Om, Ravi\t4`,
  ],
  [/“Patil\?” has a question mark/, 'Bo.\tWhite\tResult\tBlack\n1\tJadhav\t1-0\tPatil?'],
  [/“Deo\?” has a question mark/, 'No.\tName\n1\tAsha\n2\tDeo?'],
  [/is no result/, `${PAIRS}\n1\t1\tA\t½ - 0\tB\t4`],
  [/who met in which round/, 'Rk.\tName\t1\t2\tPts.\n1\tA\t*\t1\t1\n2\tB\t0\t*\t0'],
  [
    /More than one group is in it .“Girls”/,
    `Open\n${PAIRS}\n1\t1\tA\t\tB\t2\n\nGirls\n${PAIRS}\n1\t3\tC\t\tD\t4`,
  ],
  [/columns of a FIDE report/, trf(['   2 w 1', '   1 b 0']).replace('P0  ', 'P0 ')],
  [/does not fit the line of player 2/, trf(['   2   1', '   1   0'])],
  [/cannot play against themselves/, trf(['   1 w 1'])],
  [/beyond its limits/, START.replace('1489', '148999')],
])('refuses with one reason: %s', (reason, text) => {
  expect(() => read(chain(START), text)).toThrow(reason)
})

it.each([
  [/This is a PDF/, '%PDF-1.7'],
  [/This is a picture/, '\u0089PNG\r\n'],
  [/This is an old Excel file/, '\u00d0\u00cf\u0011\u00e0'],
])('refuses a file: %s', async (reason, start) => {
  const bytes = Uint8Array.from(start, (letter) => letter.charCodeAt(0))
  await expect(readFile(new File([bytes], 'results'))).rejects.toThrow(reason)
})

/** The bytes of a text in UTF-16, the lower half of each pair first. */
const utf16 = (text: string) =>
  Uint8Array.from(
    [...text].flatMap((letter) => [letter.charCodeAt(0) % 256, letter.charCodeAt(0) >> 8])
  )
const swapped = (bytes: Uint8Array) => bytes.map((_, at) => bytes[at ^ 1] ?? 0)

const rowsOfHtml = START.split('\n').map((row) => `<tr><td>${row.replaceAll('\t', '<td>')}`)

it.each([
  ['a FIDE report', 'report.txt', trf(['   2 w 1', '   1 b 0']), 2],
  ['a list in Marathi', 'list.csv', START.replace('Asha', 'आशा'), 5],
  ['a page that is called Excel', 'list.xls', `<table>${rowsOfHtml.join('')}</table>`, 5],
])('reads %s that Windows saved as ‘Unicode’', async (_, name, text, count) => {
  const marked = utf16(`\ufeff${text}`)
  for (const bytes of [marked, swapped(marked), utf16(text), swapped(utf16(text))]) {
    const [list] = await readFile(new File([bytes], name))
    expect(list).toEqual(readPasted(text)[0])
    expect(list?.players).toHaveLength(count)
  }
})

it('says so of a file that holds no text', async () => {
  const bytes = Uint8Array.from([1, 0, 0, 0, 7, 9])
  await expect(readFile(new File([bytes], 'list'))).rejects.toThrow(/holds no text/)
})

it('a corrected name is that of the player; hidden ones stay hidden, and are known by it', () => {
  const hidden = {
    ...chain(START),
    hidden: [3],
    hiddenBefore: [{ name: 'Kale, Isha', fideId: null, rating: null }],
  }
  const misread = {
    ...hidden,
    players: hidden.players.map((one) => (one.no === 4 ? { ...one, name: 'Xyz' } : one)),
  }
  const other = withName(misread, 5, ' Deo,  Neil ')
  expect(other.results.players[4]?.name).toBe('Deo, Neil')
  expect(other.results.hidden).toEqual([3])
  expect(other.adjustments).toEqual([])
  expect(withName(misread, 3, 'Sunil Pawar').results.hidden).toEqual([3])
  const found = withName(misread, 4, 'Isha Kale')
  expect(found.results.hidden).toEqual([3, 4])
  expect(found.adjustments).toEqual([m.hiddenKept({ name: 'Kale, Isha', players: '4 Isha Kale' })])
})

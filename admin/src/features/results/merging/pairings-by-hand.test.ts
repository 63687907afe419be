import { NO_RESULTS, type StoredResults } from '@academy/api/shared/results/results'
import { expect, it } from 'vitest'
import { readPasted } from '@/features/results/reading/read-source'
import { m } from '@/lib/messages'
import { mergeLists } from './merge'

const begun = { ...NO_RESULTS, rounds: 7 }
const read = (current: StoredResults, text: string) => mergeLists(current, readPasted(text))
const start = read(
  begun,
  '1. Aarav Kulkarni\n2. Pawar, Tanvi\n3. Isha Ravi Kale\n4. Om Patil\n5. आशा जाधव'
).results
const gamesOf = ({ games }: StoredResults) =>
  games.map(({ round, board, white, black, result }) =>
    [`${round}:`, board ?? '–', white, black ?? 'bye', result].join(' ')
  )

const ONE = ['1: 1 1 2 *']

it.each([
  ['1. Aarav Kulkarni vs Tanvi Pawar', ONE],
  ['1. Aarav Kulkarni - Tanvi Pawar', ONE],
  ['1 Aarav Kulkarni – Tanvi Pawar', ONE],
  ['1) Aarav Kulkarni VS. Tanvi Pawar', ONE],
  ['Bd 1. Aarav Kulkarni v Tanvi Pawar', ONE],
  ['Board 1: Kulkarni Aarav v/s Pawar Tanvi', ONE],
  ['Table 1 - Aarav x Tanvi', ONE],
  ['पट १: Aarav Kulkarni विरुद्ध Tanvi Pawar', ONE],
  ['बोर्ड 1. Aarav Kulkarni वि. Tanvi Pawar', ONE],
  ['1. Aarav Kulkarni (W) vs Tanvi Pawar (B)', ONE],
  ['1. Tanvi Pawar (B) vs Aarav Kulkarni (W)', ONE],
  ['1. Tanvi Pawar vs Aarav Kulkarni (White)', ONE],
  ['1. Aarav Kulkarni (1) vs Tanvi Pawar (2)', ONE],
  ['1. Aarav Kulkarni (1450) vs Tanvi Pawar (1200)', ONE],
  ['1. Aarav Kulkarni-Tanvi Pawar', ONE],
  ['1. Kulkarni, Aarav - Pawar, Tanvi', ONE],
  ['1. आरव कुलकर्णी - Tanvi Pawaar', ONE],
  ['Aarav Kulkarni vs Tanvi Pawar', ['1: – 1 2 *']],
  ['Aarav Kulkarni - Tanvi Pawar\nOm Patil - Asha Jadhav', ['1: – 1 2 *', '1: – 4 5 *']],
  [
    'Sahyadri Cup - Pairings\n*Round 1*\n\n1. Aarav - Tanvi\n2. Kale - Patil\n3. Asha bye\nGood luck!',
    ['1: 1 1 2 *', '1: 2 3 4 *', '1: – 5 bye bye'],
  ],
  ['फेरी १\n१. आशा जाधव - Om Patil\nBye: Isha Kale', ['1: 1 5 4 *', '1: – 3 bye bye']],
  ['Aarav vs Tanvi\nAsha - half point bye', ['1: – 1 2 *', '1: – 5 bye half-bye']],
  ['Aarav vs Tanvi\nAsha: zero point bye', ['1: – 1 2 *', '1: – 5 bye zero-bye']],
  ['Board\tWhite\tBlack\n1\tAarav Kulkarni\tTanvi Pawar', ONE],
  ['Bo.\tWhite\tResult\tBlack\n1\tKulkarni Aarav\t\tTanvi', ONE],
  ['Board,White,Black,Result\n1,Aarav Kulkarni,Tanvi Pawar,1-0', ['1: 1 1 2 1-0']],
  ['पट\tपांढरे\tकाळे\n१\tAarav Kulkarni\tTanvi Pawar', ONE],
  ['बोर्ड\tसफ़ेद\tकाले\tनतीजा\n1\tAarav Kulkarni\tTanvi Pawar\t½-½', ['1: 1 1 2 1/2-1/2']],
  ['Sr No\tWhite\tBlack\n1\tAarav\tTanvi', ONE],
  ['No.,White,Result,Black\n1,Aarav,,Tanvi', ONE],
  ['White\tBlack\nAarav\tTanvi', ['1: – 1 2 *']],
])('pairings are read by the names of the players: %s', (text, games) => {
  const { results } = read(start, text)
  expect(gamesOf(results)).toEqual(games)
  expect(results.players).toEqual(start.players)
})

it.each([
  ['a board', '1. Aarav Kulkarni vs Tanvi Pawar'],
  ['a table', 'Board\tWhite\tBlack\n1\tAarav Kulkarni\tTanvi Pawar'],
])('where nobody is published the list of players is asked for first: %s', (_name, text) => {
  expect(() => read(begun, text)).toThrow(m.readPlayersFirst())
})

it('a list of players may stand above its pairings', () => {
  const text = 'No.\tName\n1\tAsha\n2\tOm\n\nRound 1\nBoard\tWhite\tBlack\n1\tOm\tAsha'
  expect(gamesOf(read(begun, text).results)).toEqual(['1: 1 2 1 *'])
})

const twins = read(begun, '1. Om Patil\n2. Om Patil\n3. Om Pawar\n4. Isha Kale').results

it.each([
  ['1. Om Patil - Isha Kale', '“Om Patil” may be one of several players: 1 Om Patil; 2 Om Patil'],
  ['1. Isha - Om Patil', 'as in “Om Patil (1)”'],
  ['1. Isha Kale - Patil', 'may be one of several'],
  ['1. Isha Kale - Ravi Rao', '“Ravi Rao” is not in the list of players'],
  [
    '1. Isha vs Om Pawar\nNow hurry up\n2. Om Patil (1) vs Om Patil (2)',
    'Line 2 could not be read',
  ],
  ['1. Isha vs Om Pawar?', 'Line 1 could not be read: “1. Isha vs Om Pawar?”'],
  ['1. Isha - Om Pawar?', 'Line 1 could not be read'],
  ['1. Isha vs Om Pawar\n2. Om Patil (1) vs Om Patil (2) ❓', 'Line 2 could not be read'],
  ['1. Isha (W) vs Om Pawar (W)', 'Line 1 could not be read'],
  ['1. Isha (1) - Om Pawar (0)', 'Line 1 could not be read'],
  ['1. Om Pawar vs Isha\nOm Patil (1) vs Om Patil (hall B)', 'Line 2 could not be read'],
  ['1. Isha vs Om Pawar (4)', '“Om Pawar (4)” does not fit, because number 4 is Isha Kale'],
])('who is meant is asked in one sentence: %s', (text, sentence) => {
  expect(() => read(twins, text)).toThrow(sentence)
})

it.each(['1. Isha Kale - Om Patil (2)', 'Board\tWhite\tBlack\n1\tIsha Kale\tOm Patil (2)'])(
  'a number tells players of one name apart: %s',
  (text) => {
    expect(gamesOf(read(twins, text).results)).toEqual(['1: 1 4 2 *'])
  }
)

it('standings by hand find their players by name too', () => {
  const { results } = read(start, '1) Tanvi Pawar - 2 points\n2) Kulkarni Aarav - 1½ points')
  expect(results.players.map(({ rank, points }) => [rank, points]).slice(0, 3)).toEqual([
    [2, 1.5],
    [1, 2],
    [null, null],
  ])
})

it.each(['1. Asha V Kale\n2. Om Patil', '1. आशा वि. काळे\n2. ओम पाटील'])(
  'an initial is no opponent: %s',
  (text) => {
    expect(read(begun, text).results.players).toHaveLength(2)
  }
)

// What is tried on every pair of lines, or of signs, would take hours.
it('20000 long lines are judged', () => {
  const line = '- '.repeat(99)
  const text = Array.from({ length: 20_000 }, () => line).join('\n')
  expect(() => readPasted(text)).toThrow()
})

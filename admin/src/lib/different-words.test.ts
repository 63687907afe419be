import { expect, it } from 'vitest'
import { differentWords, type Part } from './different-words'

const marked = (parts: Part[]) =>
  parts.map(({ text, isDifferent }) => (isDifferent ? `[${text}]` : text)).join('')

it.each([
  ['Asha Jadhav 6½', 'Asha Jadhav 6½', 'Asha Jadhav 6½', 'Asha Jadhav 6½'],
  [
    '1 Asha; 2 Om; 3 Isha',
    '1 Asha; 2 Isha; 3 Isha',
    '1 Asha; 2 [Om;] 3 Isha',
    '1 Asha; 2 [Isha;] 3 Isha',
  ],
  ['1-0', '0-1', '[1-0]', '[0-1]'],
  ['Round 1', 'Round 1 and 2', 'Round 1', 'Round 1 [and 2]'],
  ['', 'Jadhav, Asha', '', '[Jadhav, Asha]'],
  [
    'At the hall\nat 9',
    'At the new hall\nat 10',
    'At the hall\nat [9]',
    'At the [new] hall\nat [10]',
  ],
  ['आशा जाधव', 'आशा जाधवराव', 'आशा [जाधव]', 'आशा [जाधवराव]'],
])('of %j and %j the words that differ are marked', (one, other, first, second) => {
  expect(differentWords(one, other).map(marked)).toEqual([first, second])
})

it('of texts too long to be compared all between their ends is marked', () => {
  const long = (word: string) => `${word} `.repeat(1_000)
  const [one] = differentWords(`${long('a')}same ${long('a')}`, `${long('b')}same ${long('b')}`)
  const marked = one.filter(({ isDifferent }) => isDifferent)
  expect(marked.map(({ text }) => text)).toEqual([expect.stringContaining(' same ')])
})

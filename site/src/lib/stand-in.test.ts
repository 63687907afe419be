import { expect, test } from 'vitest'
import { standInFor } from './stand-in'

test('a title has one picture, and many titles share all four evenly', () => {
  expect(standInFor('Sahyadri Open', 'banner')).toBe(standInFor('Sahyadri Open', 'banner'))

  const counts: Record<string, number> = {}
  for (let year = 1900; year < 2100; year += 1) {
    const name = standInFor(`Sahyadri Open ${year}`, 'portrait')
    counts[name] = (counts[name] ?? 0) + 1
  }
  expect(Object.keys(counts)).toHaveLength(4)
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(25)
})

import { test } from '@japa/runner'
import { standInFor } from '#shared/text/stand_in'

test('a title has one picture, and many titles share all four evenly', ({ assert }) => {
  assert.equal(standInFor('Sahyadri Open', 'banner'), standInFor('Sahyadri Open', 'banner'))

  const counts: Record<string, number> = {}
  for (let year = 1900; year < 2100; year += 1) {
    const name = standInFor(`Sahyadri Open ${year}`, 'portrait')
    counts[name] = (counts[name] ?? 0) + 1
  }
  assert.lengthOf(Object.keys(counts), 4)
  assert.isAbove(Math.min(...Object.values(counts)), 25)
})

import { expect, test } from 'vitest'
import { isInCapitals } from './capitals'

test.each([
  ['LATE SHRI. D. B. PATIL MEMORIAL CHESS TOURNAMENT 2026', true],
  ['Results: LATE SHRI. D. B. PATIL MEMORIAL CHESS TOURNAMENT 2026', true],
  ['2ND SAHYADRI FIDE RATED RAPID (U-1600)', true],
  ['Late Shri D. B. Patil Memorial Chess Tournament 2026', false],
  ['SAHYADRI RAPID OPEN', false],
  ['स्व. डी. बी. पाटील स्मृती बुद्धिबळ स्पर्धा २०२६', false],
  ['स्व. D. B. पाटील स्मृती बुद्धिबळ स्पर्धा', false],
])('%s is long and in capitals: %s', (title, is) => {
  expect(isInCapitals(title)).toBe(is)
})

import { expect, test } from 'vitest'
import type { Tournament } from '~/lib/api-types'
import { factLine } from './facts.ts'

const tournament = {
  status: 'scheduled',
  startDate: '2026-11-08',
  endDate: null,
  city: 'Sangamner',
  entryFee: 300,
  entryDeadline: '2026-11-04',
} as Tournament

test.each([
  [{ kind: 'open' }, true],
  [null, true],
  [{ kind: 'closed' }, false],
  [{ kind: 'finished' }, false],
] as const)('the facts in state %j say the last date: %s', (state, expected) => {
  expect(factLine(tournament, state).includes('4 Nov')).toBe(expected)
})

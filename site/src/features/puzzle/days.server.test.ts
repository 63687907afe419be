import { expect, test } from 'vitest'
import { daysAfter } from '@academy/api/shared/days/indian_days'
import { daysBefore, FIRST_DAY, hasProblem, movesOf, problemOf } from './days.server.ts'

test.each([
  [FIRST_DAY, true],
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-10-04', false],
  ['2026-02-30', false],
  ['2026-11-2', false],
  ['today', false],
])('on 20 November 2026 the address %s has a problem: %s', (date, expected) => {
  expect(hasProblem(date, '2026-11-20')).toBe(expected)
})

test('a week has five mates in one and two in two, all different', () => {
  const week = Array.from({ length: 7 }, (_, day) => problemOf(daysAfter(FIRST_DAY, day)))
  expect(week.map(movesOf)).toEqual([1, 1, 1, 1, 1, 2, 2])
  expect(new Set(week).size).toBe(7)
})

test('there are at most thirty previous days, none before the first', () => {
  expect(daysBefore('2026-10-08')).toEqual(['2026-10-07', '2026-10-06', FIRST_DAY])
  expect(daysBefore('2027-10-08')).toHaveLength(30)
})

import { expect, it } from 'vitest'
import { dayHint, formatCalendarDate, formatClock, formatMoment } from './format'

it('formats a moment as a long US date, and a day as a short date', () => {
  const moment = new Date(2026, 10, 24, 13, 51).toISOString()
  expect(formatMoment(moment).replace('\u202f', ' ')).toBe('November 24, 2026 at 1:51 PM')
  expect(formatCalendarDate('2026-09-13')).toBe('13 Sep 2026')
})

it.each([
  ['en', '6.42 pm'],
  ['mr', 'सायंकाळी 6.42'],
  ['hi', 'शाम 6.42 बजे'],
])('the clock of the app in %s says %s', (language, time) => {
  document.documentElement.lang = language
  expect(formatClock(new Date(2026, 10, 24, 18, 42).toISOString())).toBe(time)
  document.documentElement.lang = 'en'
})

it.each([
  ['2026-12-05', undefined, 'Sat 5 Dec 2026'],
  ['2026-12-05', 'If known', 'Sat 5 Dec 2026 · If known'],
  ['', 'If known', 'If known'],
  ['0002-31-12', undefined, undefined],
  ['2026-02-30', undefined, undefined],
])('below a field for a day that has %j stands %s', (day, hint, words) => {
  expect(dayHint(day, hint)).toBe(words)
})

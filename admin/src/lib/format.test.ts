import { expect, it } from 'vitest'
import { formatCalendarDate, formatMoment } from './format'

it('formats a moment as a long US date, and a day as a short date', () => {
  const moment = new Date(2026, 10, 24, 13, 51).toISOString()
  expect(formatMoment(moment).replace('\u202f', ' ')).toBe('November 24, 2026 at 1:51 PM')
  expect(formatCalendarDate('2026-11-24')).toBe('24 Nov 2026')
})

import { expect, it, vi } from 'vitest'
import { rangeStart } from './contact-filters'

it.each([
  ['today', '2026-11-21T00:00:00'],
  ['week', '2026-11-14T00:00:00'],
  ['month', '2026-10-22T00:00:00'],
  ['all', undefined],
])('of noon on 21 November the range %s begins at %s', (range, start) => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00'), toFake: ['Date'] })
  expect(rangeStart(range)).toEqual(start === undefined ? undefined : new Date(start))
})

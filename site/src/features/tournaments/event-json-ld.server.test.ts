import { expect, test, vi } from 'vitest'
import type { TournamentForPage } from '~/lib/api-types'
import { eventJsonLd } from './event-json-ld.server'

const tournament = {
  slug: 'rapid',
  title: 'Rapid',
  description: 'Seven rounds.',
  status: 'scheduled',
  startDate: '2026-11-08',
  endDate: null,
  reportingTime: null,
  entryDeadline: null,
  venue: 'Town Hall',
  city: 'Sangamner',
  banner: '/uploads/rapid.webp',
  createdAt: '2026-11-01T06:00:00.000Z',
} as TournamentForPage

test.each([
  ['one fee', 300, [], { price: 300 }],
  [
    'fees by group',
    null,
    [
      { group: 'Under 15', amount: 350 },
      { group: 'Open', amount: 500 },
    ],
    [
      { name: 'Under 15', price: 350 },
      { name: 'Open', price: 500 },
    ],
  ],
])('an event with %s tells search engines what it costs', (_, entryFee, entryFees, offers) => {
  vi.stubEnv('APP_URL', 'https://academy.example')
  const event = eventJsonLd({ ...tournament, entryFee, entryFees }, { kind: 'open' })
  expect(event).toMatchObject({ offers })
  vi.unstubAllEnvs()
})

test('an event of which nobody says what it costs has no offer', () => {
  vi.stubEnv('APP_URL', 'https://academy.example')
  const event = eventJsonLd({ ...tournament, entryFee: null, entryFees: [] }, { kind: 'open' })
  expect(event).not.toHaveProperty('offers')
  vi.unstubAllEnvs()
})

test.each([
  ['scheduled', 'EventRescheduled', '2026-11-01'],
  ['cancelled', 'EventCancelled', undefined],
] as const)('an event that was moved, and is %s, is %s', (status, kind, previousStartDate) => {
  vi.stubEnv('APP_URL', 'https://academy.example')
  const fees = { entryFee: null, entryFees: [] }
  const moved = { ...tournament, ...fees, status, movedFrom: '2026-11-01' }
  const event = { previousStartDate: undefined, ...eventJsonLd(moved, null) }
  expect(event).toMatchObject({ previousStartDate, eventStatus: `https://schema.org/${kind}` })
  vi.unstubAllEnvs()
})

test('an event has its whole description, and the day that it was announced for', () => {
  vi.stubEnv('APP_URL', 'https://academy.example')
  const description = `Seven rounds under the big neem tree. ${'Tea for everybody. '.repeat(9)}`
  const postponed = {
    ...tournament,
    description,
    status: 'postponed' as const,
    entryFee: null,
    entryFees: [],
  }
  expect(eventJsonLd(postponed, { kind: 'postponed' })).toMatchObject({
    description,
    startDate: '2026-11-08',
    eventStatus: 'https://schema.org/EventPostponed',
  })
  vi.unstubAllEnvs()
})

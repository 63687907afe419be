import { beforeEach, expect, test, vi } from 'vitest'
import type { TournamentForCalendar } from '~/lib/api-types'
import { calendarOf } from './calendar.server'

const dated = {
  _id: 'a',
  slug: 'rapid',
  title: 'Rapid',
  description: '',
  status: 'scheduled',
  version: 1,
  startDate: '2026-11-08',
  endDate: null,
  reportingTime: '09:00',
  endTime: null,
  entryFee: null,
  entryFees: [] as TournamentForCalendar['entryFees'],
  entryDeadline: null,
  formLink: 'https://example.org/entry',
  createdAt: '2026-11-01T06:00:00.000Z',
  updatedAt: '2026-11-01T06:00:00.000Z',
} as TournamentForCalendar

beforeEach(() => {
  vi.stubEnv('APP_URL', 'https://academy.example')
  return () => vi.unstubAllEnvs()
})

test.each([
  ['no events', [], 0],
  ['one', [dated], 1],
  ['one without a date', [{ ...dated, startDate: null }], 0],
])('a calendar with %s is one that programs take', (_, tournaments, events) => {
  const calendar = calendarOf(tournaments, [], 'Academy')
  const lines = calendar.split('\r\n')
  expect(lines.slice(-2), 'every line ends').toEqual(['END:VCALENDAR', ''])
  // A calendar has at least one component.
  expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1)
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(events)
  const starts = lines.findIndex((line) => line.startsWith('BEGIN:VT'))
  expect(lines.findIndex((line) => line.startsWith('REFRESH-INTERVAL'))).toBeLessThan(starts)
})

test('a notice is an entry of whole days, with an id of its own', () => {
  const notice = {
    _id: 'a',
    version: 2,
    updatedAt: '2026-11-27T06:00:00.000Z',
    firstDay: '2026-11-29',
    lastDay: '2026-11-30',
    sentence: 'No class from 29 to 30 November',
    addition: '',
    link: '',
  }
  const lines = calendarOf([dated], [notice], 'Academy').split('\r\n')
  const valuesOf = (name: string) => lines.filter((line) => line.startsWith(name))
  expect(valuesOf('UID')).toEqual([
    'UID:a@sahyadrichess.example',
    'UID:notice-a@sahyadrichess.example',
  ])
  expect(lines).toContain('DTSTART;VALUE=DATE:20261129')
  expect(lines).toContain('DTEND;VALUE=DATE:20261201')
  expect(lines).toContain('DTSTAMP:20261127T060000Z')
  expect(lines).toContain(`SUMMARY:${notice.sentence}`)
})

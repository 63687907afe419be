import { tournamentState } from '@academy/api/shared/tournament/tournament_state'
import { expect, test } from 'vitest'
import { withLanguage } from '~/i18n/language'
import type { Tournament } from '~/lib/api-types'
import { eventNotes, nextTournament, pageDescription } from './event.ts'

const tournament = {
  isActive: true,
  status: 'scheduled',
  startDate: '2026-11-08',
  endDate: null,
  entryFee: null,
  entryFees: [] as Tournament['entryFees'],
  entryDeadline: '2026-11-04',
  formLink: 'https://example.org/entry',
} as Tournament

test.each([
  ['2026-11-08T12:00', null, true],
  ['2026-11-09T00:00', null, false],
  ['2026-11-07T12:00', 'final', false],
] as const)('at %s, results %s, a calendar entry says how to register: %s', (now, of, expected) => {
  const results = of && { state: of, round: 5, rounds: 5 }
  const notes = eventNotes({ ...tournament, results }, 'https://example.org/updates/rapid', now)
  expect(notes.includes(tournament.formLink)).toBe(expected)
  expect(notes.includes('4 Nov')).toBe(expected)
})

test.each([
  ['mr', '15 मि. + 10 से.'],
  ['hi', '15 मिनट + 10 सेकंड'],
] as const)('a calendar entry in %s says the time control in its words', (language, control) => {
  const timed = { ...tournament, timeControl: '15 min + 10 sec' }
  const notes = withLanguage(language, () => eventNotes(timed, 'https://example.org', '2026-11-01'))
  expect(notes).toContain(control)
})

test.each([
  ['2026-11-01', ['Postponed from Sunday, 1\u00a0November', 'Sun 8 Nov 2026']],
  ['2026-11-09', ['Sun 8 Nov 2026']],
])('on %s the page of a moved tournament is described as %j', (today, words) => {
  const moved = { ...tournament, entryDeadline: null, movedFrom: '2026-11-01' }
  expect(pageDescription(moved, tournamentState(moved, today))).toEqual(words)
})

test('a calendar entry says what each group pays', () => {
  const entryFees = [
    { group: 'Under 15', amount: 350 },
    { group: 'Open', amount: 500 },
  ]
  const notes = eventNotes({ ...tournament, entryFees }, 'https://example.org', '2026-11-01')
  expect(notes).toContain('Entry fee: Under 15 ₹350 · Open ₹500\n')
})

test.each([
  ['what is played', ['played', 'next'], { state: 'live' as const, round: 2 }, 'played'],
  [
    'what is played, before one that begins',
    ['next', 'played'],
    { state: 'live' as const, round: 2 },
    'played',
  ],
  [
    'what is next, once the results are final',
    ['played', 'next'],
    { state: 'final' as const, round: 5 },
    'next',
  ],
  [
    'what is next, before its first round',
    ['next', 'played'],
    { state: 'live' as const, round: 0 },
    'next',
  ],
  ['nothing, when all is over', ['played'], { state: 'final' as const, round: 5 }, undefined],
])('the front page tells of %s', (_, order, progress, expected) => {
  const all = order.map((slug) => ({
    ...tournament,
    slug,
    isActive: true,
    reportingTime: null,
    results: slug === 'played' ? { rounds: 5, ...progress } : null,
  }))
  expect(nextTournament(all, '2026-11-08T12:00')?.slug).toBe(expected)
})

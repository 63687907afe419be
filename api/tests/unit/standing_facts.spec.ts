import { test } from '@japa/runner'
import { standingFacts } from '#shared/tournament/standing_facts'
import type { TournamentState } from '#shared/tournament/tournament_state'

const ANNOUNCED = {
  status: 'scheduled' as 'scheduled' | 'postponed' | 'cancelled',
  startDate: '2026-12-13' as string | null,
  endDate: '2026-12-14',
  repeats: 'Every Sunday' as string | null,
  reportingTime: '08:30',
  endTime: '17:00',
  entryDeadline: '2026-12-10',
  seatsNote: '40 seats left',
  entryFee: 300,
  entryFees: [{ group: 'Under 15', amount: 200 }],
  city: 'Sangamner',
}
const DAYS = ['startDate', 'endDate', 'repeats']
const TIMES = ['reportingTime', 'endTime']
const ENTRY = ['entryDeadline', 'seatsNote']
const FEE = ['entryFee', 'entryFees']
const open = { kind: 'open' } as const

test.group('Facts that still hold', () => {
  test('of a tournament that is {0}')
    .with([
      ['to come', {}, open, []],
      ['closed for entries', {}, { kind: 'closed' }, ['seatsNote']],
      ['played today', {}, { kind: 'today' }, ['seatsNote']],
      ['played today, with entry at the venue', {}, { kind: 'today', entry: { until: null } }, []],
      ['postponed', { status: 'postponed' }, { kind: 'postponed' }, [...DAYS, ...TIMES, ...ENTRY]],
      [
        'postponed, and shown to nobody',
        { status: 'postponed' },
        null,
        [...DAYS, ...TIMES, ...ENTRY],
      ],
      ['cancelled', { status: 'cancelled' }, { kind: 'cancelled' }, [...TIMES, ...ENTRY, ...FEE]],
      ['over', {}, { kind: 'finished' }, [...TIMES, ...ENTRY, ...FEE]],
      ['of no day', { startDate: null, repeats: null }, null, TIMES],
      ['of every Sunday', { startDate: null }, null, []],
    ] as [string, Partial<typeof ANNOUNCED>, TournamentState | null, string[]][])
    .run(({ assert }, [, change, state, gone]) => {
      const announced = { ...ANNOUNCED, ...change }
      const without = Object.fromEntries(
        gone.map((name) => [name, name === 'entryFees' ? [] : null])
      )
      assert.deepEqual(standingFacts(announced, state), { ...announced, ...without })
    })

  test('are no more than were given', ({ assert }) => {
    const few = { status: 'postponed' as const, startDate: '2026-12-13' }
    assert.deepEqual(standingFacts(few, null), { ...few, startDate: null })
  })
})

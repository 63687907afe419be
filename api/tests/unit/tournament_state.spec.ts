import { test } from '@japa/runner'
import { indianDay, indianMidnight, indianMinute } from '#shared/days/indian_days'
import {
  entryEnd,
  isRegistrable,
  lastDay,
  nextStateChange,
  tournamentSection,
  tournamentState,
  type DatedTournament,
  type TournamentState,
} from '#shared/tournament/tournament_state'
import { timeWords } from '#shared/days/time_words'

const TODAY = '2026-11-21'

const dated = (fields: Partial<DatedTournament> = {}): DatedTournament => ({
  isActive: true,
  status: 'scheduled',
  startDate: null,
  endDate: null,
  entryDeadline: null,
  reportingTime: null,
  results: null,
  ...fields,
})

/** The text of a state as the site shows it in English. */
function stateWords(state: TournamentState): string {
  switch (state.kind) {
    case 'open':
      return 'Registration open'
    case 'closing':
      if (state.days === 0) return 'Registration closes today'
      if (state.days === 1) return 'Registration closes tomorrow'
      return `Registration closes in ${state.days} days`
    case 'closed':
      return 'Registration closed'
    case 'today':
      if (!state.entry) return 'Today'
      return state.entry.until
        ? `Today: entry until ${timeWords('en', state.entry.until)}`
        : 'Today: entry is open'
    case 'finished':
      return 'Finished'
    case 'postponed':
      return 'Postponed'
    case 'cancelled':
      return 'Cancelled'
  }
}

const FINAL = { state: 'final' } as const

const words = (fields: Partial<DatedTournament>) => {
  const state = tournamentState(dated(fields), TODAY)
  return state && stateWords(state)
}

test.group('Tournament state', () => {
  test('is {words} in case {$i}')
    .with([
      { fields: {}, words: null },
      { fields: { startDate: '2026-11-22' }, words: 'Registration open' },
      { fields: { startDate: '2026-11-21' }, words: 'Today' },
      { fields: { startDate: '2026-11-20', endDate: '2026-11-21' }, words: 'Today' },
      { fields: { startDate: '2026-11-20' }, words: 'Finished' },
      { fields: { startDate: '2026-11-18', endDate: '2026-11-20' }, words: 'Finished' },
      { fields: { entryDeadline: '2026-11-29' }, words: null },
      {
        fields: { startDate: '2026-12-05', entryDeadline: '2026-11-29' },
        words: 'Registration open',
      },
      { fields: { entryDeadline: '2026-11-28' }, words: 'Registration closes in 7 days' },
      { fields: { entryDeadline: '2026-11-23' }, words: 'Registration closes in 2 days' },
      { fields: { entryDeadline: '2026-11-22' }, words: 'Registration closes tomorrow' },
      { fields: { entryDeadline: TODAY }, words: 'Registration closes today' },
      { fields: { entryDeadline: '2026-11-20' }, words: 'Registration closed' },
      {
        fields: { startDate: '2026-11-24', entryDeadline: '2026-11-20' },
        words: 'Registration closed',
      },
      { fields: { startDate: TODAY, entryDeadline: '2026-11-20' }, words: 'Today' },
      { fields: { startDate: TODAY, entryDeadline: TODAY }, words: 'Today: entry is open' },
      {
        fields: { startDate: TODAY, entryDeadline: TODAY, reportingTime: '09:30' },
        words: 'Today: entry until 9.30 am',
      },
      { fields: { startDate: '2026-11-20', entryDeadline: '2026-11-30' }, words: 'Finished' },
      { fields: { startDate: '2026-11-20', status: 'postponed' }, words: 'Postponed' },
      { fields: { startDate: '2026-11-20', status: 'cancelled' }, words: 'Cancelled' },
      { fields: { startDate: '2026-11-24', results: FINAL }, words: 'Finished' },
      {
        fields: { startDate: TODAY, entryDeadline: TODAY, results: FINAL },
        words: 'Finished',
      },
      { fields: { results: FINAL }, words: 'Finished' },
      {
        fields: { startDate: '2026-11-24', results: { state: 'live' } },
        words: 'Registration open',
      },
      {
        fields: { startDate: '2026-11-24', status: 'cancelled', results: FINAL },
        words: 'Cancelled',
      },
      { fields: { status: 'cancelled', isActive: false }, words: null },
      { fields: { startDate: TODAY, isActive: false }, words: null },
    ] as { fields: Partial<DatedTournament>; words: string | null }[])
    .run(({ assert }, row) => assert.equal(words(row.fields), row.words))

  test('changes at midnight in India', ({ assert }) => {
    const before = Date.parse('2026-11-21T18:29:59.999Z')
    assert.equal(indianDay(before), '2026-11-21')
    assert.equal(indianDay(before + 1), '2026-11-22')
    assert.equal(indianDay(new Date('2026-12-31T18:30:00Z')), '2027-01-01')
    assert.equal(indianMidnight('2026-11-22'), before + 1)

    const tournament = dated({ startDate: '2026-11-22', entryDeadline: '2026-11-21' })
    assert.deepEqual(tournamentState(tournament, indianDay(before)), { kind: 'closing', days: 0 })
    assert.deepEqual(tournamentState(tournament, indianDay(before + 1)), { kind: 'today' })
  })

  test('on-site entry lasts until the reporting time, else all day', ({ assert }) => {
    const day = { startDate: TODAY, endDate: '2026-11-22', entryDeadline: TODAY }
    const isOpen = (time: string, fields: Partial<DatedTournament> = {}) =>
      isRegistrable(tournamentState(dated({ ...day, ...fields }), `${TODAY}T${time}`))
    assert.isTrue(isOpen('00:00', { reportingTime: '09:30' }))
    assert.isTrue(isOpen('09:29', { reportingTime: '09:30' }))
    assert.isFalse(isOpen('09:30', { reportingTime: '09:30' }))
    assert.isFalse(isOpen('23:59', { reportingTime: '09:30' }))
    assert.isTrue(isOpen('23:59'))
    assert.isFalse(isOpen('08:00', { entryDeadline: null, reportingTime: '09:30' }))
    assert.isFalse(isOpen('08:00', { entryDeadline: '2026-11-20', reportingTime: '09:30' }))
    assert.isFalse(isOpen('08:00', { startDate: '2026-11-20', reportingTime: '09:30' }))
    assert.isFalse(isOpen('08:00', { status: 'cancelled' }))
    assert.deepEqual(tournamentState(dated(day), '2026-11-22T08:00'), { kind: 'today' })
  })

  test('registration is open until the last day of entry ends', ({ assert }) => {
    const early = dated({ startDate: '2026-11-24', entryDeadline: TODAY, reportingTime: '09:30' })
    assert.isTrue(isRegistrable(tournamentState(early, `${TODAY}T23:59`)))
    assert.isFalse(isRegistrable(tournamentState(early, '2026-11-22T00:00')))
    assert.deepEqual(entryEnd(early), { day: TODAY, time: null })
    assert.deepEqual(entryEnd({ ...early, startDate: TODAY }), { day: TODAY, time: '09:30' })
    assert.isNull(entryEnd({ ...early, entryDeadline: null }))
  })

  test('computes the next moment a state can change', ({ assert }) => {
    const at = (time: string) => Date.parse(`${TODAY}T${time}:00+05:30`)
    const spot = dated({ startDate: TODAY, entryDeadline: TODAY, reportingTime: '09:30' })
    const midnight = indianMidnight('2026-11-22')
    assert.equal(indianMinute(at('09:29')), `${TODAY}T09:29`)
    assert.equal(nextStateChange([], at('09:29')), midnight)
    assert.equal(nextStateChange([dated(), spot], at('09:29')), at('09:30'))
    assert.equal(nextStateChange([spot], at('09:30')), midnight)
    assert.equal(nextStateChange([{ ...spot, startDate: '2026-11-22' }], at('09:29')), midnight)
  })

  test('counts days across month ends and leap days', ({ assert }) => {
    const state = (day: string, entryDeadline: string) =>
      tournamentState(dated({ entryDeadline }), day)
    assert.deepEqual(state('2028-02-28', '2028-03-01'), { kind: 'closing', days: 2 })
    assert.deepEqual(state('2026-12-30', '2027-01-03'), { kind: 'closing', days: 4 })
  })

  test('registration is possible while open, closing or unknown', ({ assert }) => {
    assert.isTrue(isRegistrable(null))
    assert.isTrue(isRegistrable({ kind: 'open' }))
    assert.isTrue(isRegistrable({ kind: 'closing', days: 0 }))
    assert.isTrue(isRegistrable({ kind: 'today', entry: { until: null } }))
    for (const kind of ['closed', 'today', 'finished', 'postponed', 'cancelled'] as const) {
      assert.isFalse(isRegistrable({ kind }))
    }
  })

  test('is upcoming until its last day is over or its results are final', ({ assert }) => {
    const section = (fields: Partial<DatedTournament>) => tournamentSection(dated(fields), TODAY)
    assert.equal(section({ startDate: TODAY }), 'upcoming')
    assert.equal(section({ startDate: '2026-11-19', endDate: TODAY }), 'upcoming')
    assert.equal(section({ startDate: '2026-11-20' }), 'past')
    assert.equal(section({ startDate: '2026-11-25', results: FINAL }), 'past')
    assert.equal(section({ results: FINAL }), 'past')
    assert.equal(section({ startDate: '2026-11-20', status: 'cancelled' }), 'past')
    assert.equal(section({ startDate: '2026-11-25', status: 'cancelled' }), 'upcoming')
    assert.equal(section({ entryDeadline: '2026-11-01' }), 'undated')
    assert.equal(section({ startDate: '2026-11-25', status: 'postponed' }), 'undated')
    assert.equal(section({ status: 'postponed', results: FINAL }), 'undated')
  })

  test('never ends before it starts', ({ assert }) => {
    assert.equal(lastDay(dated({ startDate: '2026-11-21', endDate: '2026-11-01' })), '2026-11-21')
    assert.isNull(lastDay(dated({ endDate: '2026-11-01' })))
  })
})

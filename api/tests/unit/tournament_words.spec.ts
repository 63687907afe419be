import { test } from '@japa/runner'
import { factLine, shareLine } from '#shared/text/share'
import { tournamentState } from '#shared/tournament/tournament_state'
import { feeWords } from '#shared/words/entry_words'

test.group('Words of fees and facts', () => {
  test('write rupees in Indian groups, and zero as free', ({ assert }) => {
    assert.equal(feeWords('en', 120000), '₹1,20,000')
    assert.equal(feeWords('en', 0), 'Free entry')
  })

  test('join the known facts into one line', ({ assert }) => {
    const open = { kind: 'open' } as const
    const facts = {
      status: 'scheduled' as const,
      startDate: '2026-12-13',
      endDate: null,
      city: 'Sangamner',
      entryFee: 300,
      entryDeadline: '2026-12-10',
    }
    assert.equal(
      factLine('en', facts, open),
      'Sun 13 Dec 2026 · Sangamner · ₹300 · last date 10 Dec'
    )
    assert.equal(
      factLine('en', { ...facts, status: 'postponed' }, open),
      'Sangamner · ₹300',
      'no date that holds no more'
    )
    assert.equal(
      factLine('mr', facts, open),
      'रविवार, 13\u00a0डिसेंबर 2026 · Sangamner · ₹300 · अंतिम तारीख 10\u00a0डिसेंबर'
    )
    const unknown = {
      status: 'scheduled' as const,
      startDate: null,
      endDate: null,
      city: null,
      entryFee: null,
      entryDeadline: null,
    }
    assert.equal(factLine('en', unknown, open), '')
    assert.equal(factLine('en', { ...unknown, repeats: 'Every Sunday' }, open), 'Every Sunday')
  })

  const event = {
    isActive: true,
    status: 'scheduled' as const,
    statusReason: null,
    startDate: '2026-12-13',
    endDate: null,
    reportingTime: null,
    results: null,
    city: 'Sangamner',
    entryFee: 300,
    entryDeadline: '2026-12-10',
    formLink: 'https://wa.me/915550012345',
  }
  const reason = { statusReason: 'Hall is flooded' }

  test('a share line contains the state of the tournament: {0}')
    .with([
      [
        'Sun 13 Dec 2026 · Sangamner · ₹300 · last date 10 Dec · Register by WhatsApp or phone: +91 55500 12345',
        {},
      ],
      [
        'Cancelled · Reason: Hall is flooded · Sun 13 Dec 2026 · Sangamner',
        { ...reason, status: 'cancelled' as const },
      ],
      ['Postponed · Sangamner · ₹300', { status: 'postponed' as const }],
      [
        'Finished · Tue 1 Dec 2026 · Sangamner',
        { startDate: '2026-12-01', entryDeadline: '2026-11-30' },
      ],
      [
        'New date. Hall is flooded · Sun 13 Dec 2026 · Sangamner · ₹300 · last date 10 Dec · Register by WhatsApp or phone: +91 55500 12345',
        reason,
      ],
    ] as const)
    .run(({ assert }, [line, change]) => {
      const tournament = { ...event, ...change }
      const state = tournamentState(tournament, '2026-12-02T10:00')
      assert.equal(shareLine('en', tournament, state), line)
    })
})

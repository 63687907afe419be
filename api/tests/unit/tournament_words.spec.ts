import { test } from '@japa/runner'
import { factLine, shareLine } from '#shared/text/share'
import { tournamentState } from '#shared/tournament/tournament_state'
import { groupTwice } from '#shared/tournament/entry_fees'
import { feesWords, feeWords } from '#shared/words/entry_words'

test.group('Words of fees and facts', () => {
  test('write rupees in Indian groups, and zero as free', ({ assert }) => {
    assert.equal(feeWords('en', 120000), '₹1,20,000')
    assert.equal(feeWords('en', 0), 'Free entry')
  })

  const fees = (text: string) =>
    text
      .split(', ')
      .filter(Boolean)
      .map((fee) => {
        const [group = '', amount] = fee.split('=')
        return { group, amount: Number(amount) }
      })

  test('tell what groups pay: {0} and {1}')
    .with([
      [null, '', ''],
      [300, '', '₹300'],
      [0, '', 'Free entry'],
      [null, 'Under 15=350, Open=500', 'Under 15 ₹350 · Open ₹500'],
      [500, 'Under 15=350, Open=500', 'Under 15 ₹350 · Open ₹500'],
      [500, 'Under 15=350', '₹500 · Under 15 ₹350'],
      [500, 'Women=0', '₹500 · Women free'],
      [null, 'Under 15=350, Open=350', '₹350'],
      [350, 'Under 15=350', '₹350'],
      [null, 'Under 15=0, Open=0', 'Free entry'],
    ] as const)
    .run(({ assert }, [entryFee, groups, words]) => {
      assert.equal(feesWords('en', { entryFee, entryFees: fees(groups) }), words)
    })

  test('name the groups in the reader’s language', ({ assert }) => {
    const entryFees = fees('Under 15=350, Open=500, Girls=0, Satara=300')
    assert.equal(
      feesWords('mr', { entryFee: null, entryFees }),
      '15 वर्षांखालील ₹350 · खुला गट ₹500 · मुली मोफत · Satara ₹300'
    )
    assert.equal(
      feesWords('hi', { entryFee: null, entryFees }),
      'अंडर-15 ₹350 · ओपन ₹500 · लड़कियाँ मुफ़्त · Satara ₹300'
    )
  })

  test('a group is named once, whatever its capitals and blanks', ({ assert }) => {
    assert.equal(groupTwice(['Open', 'Under 15', '', '', ' under15 ']), 4)
    assert.equal(groupTwice(['Under 15', 'Under 1 4']), -1)
  })

  test('join the known facts into one line', ({ assert }) => {
    const open = { kind: 'open' } as const
    const facts = {
      status: 'scheduled' as const,
      startDate: '2026-12-13',
      endDate: null,
      city: 'Sangamner',
      entryFee: 300,
      entryFees: [],
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
      entryFees: [],
      entryDeadline: null,
    }
    assert.equal(factLine('en', unknown, open), '')
    assert.equal(factLine('en', { ...unknown, repeats: 'Every Sunday' }, open), 'Every Sunday')
  })

  const event = {
    isActive: true,
    status: 'scheduled' as const,
    statusReason: null,
    movedFrom: null,
    startDate: '2026-12-13',
    endDate: null,
    reportingTime: null,
    results: null,
    city: 'Sangamner',
    entryFee: 300,
    entryFees: [],
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
        'Postponed from Saturday, 5\u00a0December · Sun 13 Dec 2026 · Sangamner · ₹300',
        { movedFrom: '2026-12-05', entryDeadline: null, formLink: '' },
      ],
      [
        'Brought forward from Sunday, 20\u00a0December. Hall is flooded · Sun 13 Dec 2026 · Sangamner',
        { ...reason, movedFrom: '2026-12-20', entryFee: null, entryDeadline: null, formLink: '' },
      ],
      [
        'Postponed · Reason: Hall is flooded · Sangamner · ₹300',
        { ...reason, movedFrom: '2026-12-05', status: 'postponed' as const },
      ],
      [
        'Finished · Tue 1 Dec 2026 · Sangamner',
        { ...reason, movedFrom: '2026-11-05', startDate: '2026-12-01', entryDeadline: null },
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

  test('a ready reason is read in the language of the line: {0}')
    .with([
      ['रद्द · कारण: मुसळधार पाऊस · रविवार', 'cancelled'],
      ['नवी तारीख. मुसळधार पाऊस', 'scheduled'],
    ] as const)
    .run(({ assert }, [line, status]) => {
      const tournament = { ...event, status, statusReason: 'Heavy rain' }
      const state = tournamentState(tournament, '2026-12-02T10:00')
      assert.include(shareLine('mr', tournament, state).replaceAll('\u00a0', ' '), line)
    })
})

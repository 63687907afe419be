import { test } from '@japa/runner'
import { factLine, feeWords } from '#shared/fact_line'
import { dayWords, spanWords, timeWords } from '#shared/tournament_words'

test.group('Words of dates, times and fees', (group) => {
  group.tap((one) => one.tags(['@any-database']))

  test('name the day that was given, in every zone', ({ assert }) => {
    assert.equal(dayWords('2026-12-13'), 'Sun 13 Dec 2026')
    assert.equal(dayWords('2024-02-29'), 'Thu 29 Feb 2024')
  })

  test('say a span as shortly as it can be said', ({ assert }) => {
    assert.equal(spanWords('2026-12-13', null), 'Sun 13 Dec 2026')
    assert.equal(spanWords('2026-12-13', '2026-12-13'), 'Sun 13 Dec 2026')
    assert.equal(spanWords('2026-12-12', '2026-12-14'), '12–14 Dec 2026')
    assert.equal(spanWords('2026-11-30', '2026-12-02'), '30 Nov – 2 Dec 2026')
    assert.equal(spanWords('2026-12-31', '2027-01-02'), '31 Dec 2026 – 2 Jan 2027')
  })

  test('tell the time by the twelve hours of circulars', ({ assert }) => {
    assert.equal(timeWords('09:30'), '9.30 am')
    assert.equal(timeWords('00:05'), '12.05 am')
    assert.equal(timeWords('12:00'), '12.00 pm')
    assert.equal(timeWords('15:45'), '3.45 pm')
  })

  test('group rupees as India does; nothing is free', ({ assert }) => {
    assert.equal(feeWords(120000), '₹1,20,000')
    assert.equal(feeWords(0), 'Free entry')
  })

  test('put what is known into one line', ({ assert }) => {
    const facts = {
      status: 'scheduled' as const,
      startDate: '2026-12-13',
      endDate: null,
      city: 'Sangamner',
      entryFee: 300,
      entryDeadline: '2026-12-10',
    }
    assert.equal(factLine(facts), 'Sun 13 Dec 2026 · Sangamner · ₹300 · last date 10 Dec')
    assert.equal(
      factLine({ ...facts, status: 'postponed' }),
      'Sangamner · ₹300',
      'no date that holds no more'
    )
    assert.equal(
      factLine(facts, {
        language: 'mr',
        free: 'मोफत प्रवेश',
        lastDate: (day) => `अंतिम तारीख ${day}`,
      }),
      'रविवार, 13 डिसेंबर 2026 · Sangamner · ₹300 · अंतिम तारीख 10 डिसेंबर'
    )
    const unknown = {
      status: 'scheduled' as const,
      startDate: null,
      endDate: null,
      city: null,
      entryFee: null,
      entryDeadline: null,
    }
    assert.equal(factLine(unknown), '')
  })
})

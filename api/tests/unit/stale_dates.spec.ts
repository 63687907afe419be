import { test } from '@japa/runner'
import { findStaleDates } from '#shared/circular/stale_dates'
import { intoNextYear, movedTo, type EventDays } from '#shared/tournament/moved_days'

const days = (startDate: string, endDate = '', entryDeadline = ''): EventDays => ({
  startDate,
  endDate,
  entryDeadline,
})

test.group('The days of a copied event', () => {
  const cases: [EventDays, string, EventDays][] = [
    [days('2026-12-13'), '2026-11-23', days('2027-12-12')],
    [
      days('2026-12-12', '2026-12-14', '2026-12-05'),
      '2026-11-23',
      days('2027-12-11', '2027-12-13', '2027-12-04'),
    ],
    // After a leap day the same weekday is as near one week on.
    [days('2027-12-12'), '2027-01-01', days('2028-12-10')],
    [days('2024-02-29'), '2024-01-01', days('2025-02-27')],
    [days('2021-01-03'), '2026-11-23', days('2027-01-03')],
    [days('', '', '2026-05-10'), '2026-01-01', days('', '', '2027-05-09')],
    [days(''), '2026-11-23', days('')],
  ]
  for (const [before, today, after] of cases) {
    test(`${Object.values(before).join(' ') || 'none'} go on from ${today}`, ({ assert }) => {
      assert.deepEqual(intoNextYear(before, today), after)
    })
  }

  test('all move along with the first', ({ assert }) => {
    assert.deepEqual(
      movedTo(days('2026-12-12', '2026-12-14', '2026-12-05'), '2027-01-02'),
      days('2027-01-02', '2027-01-04', '2026-12-26')
    )
    assert.deepEqual(movedTo(days(''), '2027-01-02'), days('2027-01-02'))
  })
})

const BEFORE = days('2026-12-12', '2026-12-14', '2026-12-01')
const AFTER = days('2027-12-11', '2027-12-13', '2027-11-30')

test.group('Dates that a copied text still says', () => {
  const sure: [text: string, now: string][] = [
    ['Held on 12 December 2026.', 'Held on 11 December 2027.'],
    ['Saturday, 12th Dec, nine o’clock', 'Saturday, 11th Dec, nine o’clock'],
    ['12, 13 & 14 Dec 2026', '11, 12 & 13 Dec 2027'],
    ['Sat 12 & Sun 13 Dec', 'Sat 11 & Sun 12 Dec'],
    ['12-14 December', '11-13 December'],
    ['12th to 14th December 2026', '11th to 13th December 2027'],
    ['December 12, 2026', 'December 11, 2027'],
    ['on 12/12/2026 at the hall', 'on 11/12/2027 at the hall'],
    ['Dt. 12-12-26', 'Dt. 11-12-27'],
    ['Enter by 1st Dec 2026', 'Enter by 30th Nov 2027'],
    ['Enter by 01.12.2026', 'Enter by 30.11.2027'],
    ['Enter by 1 DECEMBER', 'Enter by 30 NOVEMBER'],
    ['दि. १२ डिसेंबर २०२६ रोजी', 'दि. ११ डिसेंबर २०२७ रोजी'],
    ['प्रवेश 1 दिसंबर 2026 तक', 'प्रवेश 30 नवंबर 2027 तक'],
    ['Sahyadri Open 2026', 'Sahyadri Open 2027'],
    ['12 Dec 2026: Open 2026', '11 Dec 2027: Open 2027'],
  ]
  for (const [text, now] of sure) {
    test(`put right: ${text}`, ({ assert }) => {
      assert.equal(findStaleDates(text, BEFORE, AFTER).text, now)
    })
  }

  const doubtful: [text: string, said: string[]][] = [
    // Not one of the event's days.
    ['Prizes are given on 20 December 2026', ['20 December 2026']],
    ['Rating list of 1 November 2026 counts', ['1 November 2026']],
    // 11 to 13 December holds it, too.
    ['Round four on 13 Dec', ['13 Dec']],
    // The days lie in two months now.
    ['30 Nov – 1 Dec 2026', ['30 Nov – 1 Dec 2026']],
  ]
  for (const [text, said] of doubtful) {
    test(`named and left alone: ${text}`, ({ assert }) => {
      const stale = findStaleDates(text, BEFORE, AFTER)
      assert.deepEqual(
        stale.dates,
        said.map((one) => ({ said: one }))
      )
      assert.equal(stale.text, text)
    })
  }

  test('leave alone what is about another year, and any other number', ({ assert }) => {
    for (const text of [
      'Born after 1-1-2010',
      'Prize fund 2026000',
      'Phone 98220 26202',
      'At 9.30',
    ]) {
      assert.deepEqual(findStaleDates(text, BEFORE, AFTER), { dates: [], text })
    }
  })

  test('are not put right where the weekday beside them is another one now', ({ assert }) => {
    const sunday = days('2027-12-12', '2027-12-14')
    const told = findStaleDates('Saturday 12 December 2026', BEFORE, sunday)
    assert.deepEqual(told.dates, [{ said: '12 December 2026' }])
    assert.equal(findStaleDates('12 December 2026', BEFORE, sunday).text, '12 December 2027')
  })

  test('are only named as long as the new days are not known', ({ assert }) => {
    const { dates } = findStaleDates('12 Dec 2026, Open 2026', BEFORE, days(''))
    assert.deepEqual(dates, [{ said: '12 Dec 2026' }, { said: '2026' }])
  })

  test('are no more once they are put right', ({ assert }) => {
    for (const [text] of sure) {
      const { text: now } = findStaleDates(text, BEFORE, AFTER)
      assert.deepEqual(findStaleDates(now, BEFORE, AFTER).dates, [], now)
    }
  })
})

import { test } from '@japa/runner'
import { indianDay, indianMinute } from '#shared/days/indian_days'
import { nextLesson, nextLessons } from '#shared/classes/next_lesson'

const SUNDAY = { weekday: 0, from: '10:00', to: '11:00', firstDay: null, lastDay: null }

test.group('Next lesson', () => {
  test('seen at {minute}, of {$i}, is on {day}')
    .with([
      { batch: {}, minute: '2026-11-28T21:00', day: '2026-11-29' },
      { batch: {}, minute: '2026-11-29T10:59', day: '2026-11-29' },
      { batch: {}, minute: '2026-11-29T11:00', day: '2026-12-06' },
      { batch: { weekday: 3 }, minute: '2026-11-29T11:00', day: '2026-12-02' },
      { batch: { firstDay: '2026-12-09' }, minute: '2026-11-29T09:00', day: '2026-12-13' },
      { batch: { firstDay: '2026-12-13' }, minute: '2026-11-29T09:00', day: '2026-12-13' },
      { batch: { lastDay: '2026-11-29' }, minute: '2026-11-29T09:00', day: '2026-11-29' },
      { batch: { lastDay: '2026-11-29' }, minute: '2026-11-29T11:00', day: null },
      { batch: { lastDay: '2026-12-05' }, minute: '2026-11-30T09:00', day: null },
    ])
    .run(({ assert }, { batch, minute, day }) => {
      assert.equal(nextLesson({ ...SUNDAY, ...batch }, minute), day)
    })

  test('at {now} it is {today} in India, and the lesson is on {day}')
    .with([
      { now: '2026-11-28T18:29:59.999Z', today: '2026-11-28', day: '2026-11-28' },
      { now: '2026-11-28T18:30:00Z', today: '2026-11-29', day: '2026-12-05' },
      { now: '2026-12-31T18:29:59.999Z', today: '2026-12-31', day: '2027-01-02' },
      { now: '2026-12-31T18:30:00Z', today: '2027-01-01', day: '2027-01-02' },
      { now: '2028-02-28T18:30:00Z', today: '2028-02-29', day: '2028-03-04' },
    ])
    .run(({ assert }, { now, today, day }) => {
      const moment = new Date(now)
      assert.equal(indianDay(moment), today)
      const saturday = { ...SUNDAY, weekday: 6, from: '23:00', to: '23:59:59' }
      assert.equal(nextLesson(saturday, indianMinute(moment)), day)
    })

  test('lists the soonest first and leaves out what is over', ({ assert }) => {
    const late = { ...SUNDAY, from: '11:00', to: '12:00' }
    const wednesday = { ...SUNDAY, weekday: 3 }
    const over = { ...SUNDAY, lastDay: '2026-11-28' }
    assert.deepEqual(nextLessons([wednesday, late, over, SUNDAY], '2026-11-28T21:00'), [
      { batch: SUNDAY, day: '2026-11-29' },
      { batch: late, day: '2026-11-29' },
      { batch: wednesday, day: '2026-12-02' },
    ])
  })
})

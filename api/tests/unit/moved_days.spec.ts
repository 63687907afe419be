import { test } from '@japa/runner'
import { movedTo, type EventDays } from '#shared/days/moved_days'

const days = (startDate: string, endDate = '', entryDeadline = ''): EventDays => ({
  startDate,
  endDate,
  entryDeadline,
})

test.group('Days of a moved or copied tournament', (group) => {
  group.tap((one) => one.tags(['@any-database']))

  test('move along with the first day', ({ assert }) => {
    assert.deepEqual(
      movedTo(days('2026-12-12', '2026-12-14', '2026-12-05'), '2027-01-02'),
      days('2027-01-02', '2027-01-04', '2026-12-26')
    )
    assert.deepEqual(movedTo(days(''), '2027-01-02'), days('2027-01-02'))
  })
})

import { test } from '@japa/runner'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { CALENDAR_DAYS } from '#shared/rules/list_rules'
import { indianDay } from '#shared/days/indian_days'

const DAY = 24 * 3_600_000
const inDays = (days: number) => indianDay(Date.now() + days * DAY)

test.group('Unpaged lists are bounded', () => {
  test('the calendar reaches from a year ago to two years ahead', async ({ client, assert }) => {
    for (const days of [-CALENDAR_DAYS.before - 1, -1, 0, 1, CALENDAR_DAYS.after + 1]) {
      await TournamentFactory.merge({ startDate: inDays(days) }).create()
    }
    const { data } = (await client.get('/api/calendar')).body()
    assert.deepEqual(
      data.map(({ startDate }: { startDate: string }) => startDate),
      [-1, 0, 1].map(inDays)
    )
  })
})

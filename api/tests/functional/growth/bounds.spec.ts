import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { timestamp } from '#database/timestamp'
import { ADDRESSES_MAX, CALENDAR_DAYS, CALENDAR_MAX, DELETED_MAX } from '#shared/rules/list_rules'
import { indianDay } from '#shared/tournament/tournament_state'
import { signIn } from '#tests/director'
import { makeMany } from '#tests/many_rows'
import { queriesOf } from '#tests/queries'

const DAY = 24 * 3_600_000
const inDays = (days: number) => indianDay(Date.now() + days * DAY)

test.group('Lists without pages have a bound', () => {
  test('the addresses are the newest of each kind', async ({ client, assert }) => {
    // Every tenth is inactive.
    const made = Math.ceil((ADDRESSES_MAX * 10) / 9) + 20
    await makeMany('tournaments', made)
    await makeMany('achievements', 20)
    const { data } = (await client.get('/api/addresses')).body()
    assert.lengthOf(data.tournaments, ADDRESSES_MAX)
    assert.lengthOf(data.achievements, 18)
    assert.equal(data.tournaments[0].slug, `many-${made - 1}`)
  })

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

  test('the calendar has the last to begin, soonest first, and draws no picture', async ({
    client,
    assert,
  }) => {
    await makeMany('tournaments', 2 * CALENDAR_MAX)
    await db.from('tournaments').update({ start_date: inDays(10) })
    const soon = await TournamentFactory.merge({ startDate: inDays(3) }).create()
    const last = await TournamentFactory.merge({ startDate: inDays(20) }).create()
    const queries = await queriesOf(async () => {
      const { data } = (await client.get('/api/calendar')).body()
      assert.lengthOf(data, CALENDAR_MAX)
      assert.equal(data.at(-1)._id, last.id)
      assert.notInclude(
        data.map(({ _id }: { _id: string }) => _id),
        soon.id
      )
      assert.notProperty(data[0], 'sharePicture')
    })
    assert.lengthOf(queries, 1)
  })

  for (const [table, list] of [
    ['tournaments', 'tournaments'],
    ['achievements', 'achievements'],
    ['contact_messages', 'contacts'],
  ] as const) {
    test(`${list}: what was deleted are the last ones`, async ({ client, assert }) => {
      const token = await signIn()
      await makeMany(table, DELETED_MAX + 50)
      await db.from(table).update({ deleted_at: timestamp(Date.now() - DAY) })
      const [first] = await db.from(table).orderBy('id').limit(1)
      await db.from(table).where('id', first.id).update({ deleted_at: timestamp() })
      const { data } = (await client.get(`/api/${list}/deleted`).bearerToken(token)).body()
      assert.lengthOf(data, DELETED_MAX)
      assert.equal(data[0]._id, first.id)
      assert.exists(data[0].goneAt)
    })
  }
})

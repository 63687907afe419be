import type { ApiClient } from '@japa/api-client'
import { test, timeTravel } from '@japa/runner'
import { errorBody } from '#exceptions/error_body'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { day, makeLongTournamentList } from '#tests/long_tournament_list'
import { queriesOf } from '#tests/queries'

async function beside(client: ApiClient, address: string) {
  const response = await client.get(`/api/${address}/neighbours`)
  response.assertStatus(200)
  return response.body().data
}

const link = (item?: { slug: string; title: string }) =>
  item ? { slug: item.slug, title: item.title } : null

test.group('Neighbours', () => {
  test('of a tournament follow the list over all pages', async ({ client, assert }) => {
    timeTravel(new Date('2026-11-21T06:00:00.000Z'))
    await makeLongTournamentList()
    await TournamentFactory.apply('inactive')
      .merge({ startDate: day(1) })
      .createMany(3)
    await TournamentFactory.apply('deleted')
      .merge({ startDate: day(-1) })
      .createMany(3)

    const whole: { slug: string; title: string }[] = []
    let after: string | undefined
    do {
      const { data, meta } = (
        await client.get('/api/tournaments').qs(after ? { after } : {})
      ).body()
      whole.push(...data)
      after = meta?.next
    } while (after)
    assert.lengthOf(whole, 270)

    for (const at of [0, 1, 2, 3, 88, 89, 90, 91, 99, 100, 101, 179, 180, 181, 268, 269]) {
      const made = await queriesOf(async () => {
        assert.deepEqual(
          await beside(client, `tournaments/${whole[at]!.slug}`),
          { previous: link(whole[at - 1]), next: link(whole[at + 1]) },
          `beside number ${at}`
        )
      })
      assert.isAtMost(made.length, 8)
    }
  })

  test('of an achievement are the ones before and after by date', async ({ client, assert }) => {
    const made = await AchievementFactory.merge(
      Array.from({ length: 130 }, (_, i) => ({ title: `a${i}`, date: day(-i) }))
    ).createMany(130)
    for (const at of [0, 64, 99, 100, 128, 129]) {
      assert.deepEqual(await beside(client, `achievements/${made[at]!.id}`), {
        previous: link(made[at - 1]),
        next: link(made[at + 1]),
      })
    }
  })

  test('of a single item are null', async ({ client, assert }) => {
    const alone = await TournamentFactory.create()
    assert.deepEqual(await beside(client, `tournaments/${alone.slug}`), {
      previous: null,
      next: null,
    })
  })

  test('are 404 for a hidden, deleted or unknown item', async ({ client }) => {
    await TournamentFactory.create()
    const hidden = await TournamentFactory.apply('inactive').create()
    const deleted = await AchievementFactory.apply('deleted').create()
    for (const address of [
      `tournaments/${hidden.slug}`,
      `achievements/${deleted.slug}`,
      'tournaments/never-was',
      'tournaments/admin',
    ]) {
      const response = await client.get(`/api/${address}/neighbours`)
      response.assertStatus(404)
      response.assertBody(errorBody({ code: 'not_found' }))
    }
  })
})

import { test } from '@japa/runner'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { indianDay } from '#shared/days/indian_days'

const DAY = 24 * 3_600_000
const inDays = (days: number) => indianDay(Date.now() + days * DAY)

test.group('Feeds', () => {
  test('the calendar lists dated public tournaments by date', async ({ client, assert }) => {
    const later = await TournamentFactory.merge({ startDate: inDays(30) }).create()
    const soon = await TournamentFactory.merge({
      startDate: inDays(3),
      status: 'cancelled',
    }).create()
    await TournamentFactory.create()
    await TournamentFactory.merge({ startDate: inDays(-400) }).create()
    await TournamentFactory.apply('inactive')
      .merge({ startDate: inDays(4) })
      .create()
    await TournamentFactory.apply('deleted')
      .merge({ startDate: inDays(4) })
      .create()
    const { data } = (await client.get('/api/calendar')).body()
    assert.deepEqual(
      data.map(({ _id }: { _id: string }) => _id),
      [soon.id, later.id]
    )
    assert.include(data[0], { version: 1, updatedAt: soon.updatedAt, status: 'cancelled' })
  })

  test('the addresses list all public items with their last change', async ({ client, assert }) => {
    const tournament = await TournamentFactory.create()
    const achievement = await AchievementFactory.create()
    await TournamentFactory.apply('inactive').create()
    await AchievementFactory.apply('deleted').create()
    await tournament.merge({ title: 'Changed' }).save()
    const { data } = (await client.get('/api/addresses')).body()
    assert.deepEqual(data, {
      tournaments: [{ slug: tournament.slug, updatedAt: tournament.updatedAt }],
      achievements: [{ slug: achievement.slug, updatedAt: achievement.updatedAt }],
    })
  })
})

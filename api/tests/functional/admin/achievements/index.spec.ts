import { test } from '@japa/runner'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { signIn } from '#tests/director'

test.group('Director’s achievements: list', () => {
  test('is for directors only', async ({ client }) => {
    ;(await client.get('/api/achievements/admin')).assertStatus(401)
  })

  test('shows active and inactive ones, newest date first', async ({ client, assert }) => {
    await AchievementFactory.merge({ title: 'A', date: '2025-12-31' }).create()
    await AchievementFactory.merge({ title: 'B', date: '2026-02-01' }).apply('inactive').create()
    await AchievementFactory.apply('deleted').create()
    const response = await client.get('/api/achievements/admin').bearerToken(await signIn())
    const titles = response.body().data.map((item: { title: string }) => item.title)
    assert.deepEqual(titles, ['B', 'A'])
  })
})

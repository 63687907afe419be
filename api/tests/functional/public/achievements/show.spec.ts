import { test } from '@japa/runner'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { signIn } from '#tests/director'

test.group('Public achievements: one', () => {
  test('shows an active one by id and by slug', async ({ client }) => {
    const achievement = await AchievementFactory.create()
    for (const address of [achievement.id, achievement.slug]) {
      const response = await client.get(`/api/achievements/${address}`)
      response.assertStatus(200)
      response.assertBodyContains({ data: { _id: achievement.id } })
    }
  })

  test('contains the language of a Devanagari text', async ({ client, assert }) => {
    const hindi = await AchievementFactory.merge({ title: 'जिले की शतरंज प्रतियोगिता' }).create()
    const response = await client.get(`/api/achievements/${hindi.slug}`)
    response.assertBodyContains({ data: { language: 'hi' } })
    const english = await AchievementFactory.create()
    const { data } = (await client.get(`/api/achievements/${english.slug}`)).body()
    assert.notProperty(data, 'language')
  })

  test('shows an inactive one only to a director', async ({ client }) => {
    const { id } = await AchievementFactory.apply('inactive').create()
    ;(await client.get(`/api/achievements/${id}`)).assertStatus(404)
    const response = await client.get(`/api/achievements/${id}`).bearerToken(await signIn())
    response.assertStatus(200)
  })
})

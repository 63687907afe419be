import { test } from '@japa/runner'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { signIn } from '#tests/director'

test.group('Director’s achievements: delete', () => {
  test('is for directors only', async ({ client }) => {
    const { id } = await AchievementFactory.create()
    ;(await client.delete(`/api/achievements/${id}`)).assertStatus(401)
  })

  test('is gone at once, and 404 from then on', async ({ client }) => {
    const token = await signIn()
    const { id } = await AchievementFactory.create()
    const response = await client.delete(`/api/achievements/${id}`).bearerToken(token)
    response.assertStatus(200)
    response.assertBody({ message: 'Achievement deleted.' })
    ;(await client.get('/api/achievements')).assertBody({ data: [] })
    ;(await client.delete(`/api/achievements/${id}`).bearerToken(token)).assertStatus(404)
  })
})

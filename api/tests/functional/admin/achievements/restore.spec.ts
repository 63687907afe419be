import { test } from '@japa/runner'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { signIn } from '#tests/director'

test.group('Director’s achievements: restore', () => {
  test('brings it back, for directors only', async ({ client }) => {
    const { id } = await AchievementFactory.apply('deleted').create()
    ;(await client.post(`/api/achievements/${id}/restore`)).assertStatus(401)
    const token = await signIn()
    const response = await client.post(`/api/achievements/${id}/restore`).bearerToken(token)
    response.assertStatus(200)
    ;(await client.get('/api/achievements')).assertBodyContains({ data: [{ _id: id }] })
    const again = await client.post(`/api/achievements/${id}/restore`).bearerToken(token)
    again.assertStatus(404)
  })
})

import { test } from '@japa/runner'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { signIn } from '#tests/director'

test.group('Director’s achievements: update', () => {
  test('changes only the fields that are sent', async ({ client, assert }) => {
    const achievement = await AchievementFactory.create()
    const response = await client
      .put(`/api/achievements/${achievement.id}`)
      .bearerToken(await signIn())
      .fields({ ratingChange: '', tags: '[]', date: '2026-02-01' })
    response.assertStatus(200)
    response.assertBodyContains({ data: { ratingChange: '', date: '2026-02-01' } })
    const row = await achievement.refresh()
    assert.isEmpty(row.tags)
    assert.equal(row.title, response.body().data.title)
    assert.equal(row.location, 'Nashik')
  })

  test('refuses invalid fields with an error for each', async ({ client, assert }) => {
    const { id } = await AchievementFactory.create()
    const response = await client
      .put(`/api/achievements/${id}`)
      .bearerToken(await signIn())
      .fields({ studentName: ' ', ratingChange: 'x'.repeat(21) })
    response.assertStatus(422)
    assert.deepEqual(response.body().errors, {
      studentName: 'Student name is required',
      ratingChange: 'Rating change cannot be more than 20 characters',
    })
  })
})

import { test } from '@japa/runner'
import { AchievementFactory } from '#database/factories/achievement_factory'

test.group('Public achievements: list', () => {
  test('lists achievements by newest date, then by id', async ({ client, assert }) => {
    const made = await AchievementFactory.merge([
      { title: 'A', date: '2026-01-01' },
      { title: 'B', date: '2026-03-01' },
      { title: 'C', date: '2026-01-01' },
    ]).createMany(3)
    const [a, b, c] = made.map((achievement) => achievement.id)

    const response = await client.get('/api/achievements')

    response.assertStatus(200)
    const ids = response.body().data.map((item: { _id: string }) => item._id)
    assert.deepEqual(ids, [b, ...[a!, c!].sort().reverse()])
  })

  test('returns exactly the public fields', async ({ client, assert }) => {
    const achievement = await AchievementFactory.create()
    const response = await client.get('/api/achievements')
    assert.deepEqual(response.body().data, [
      {
        _id: achievement.id,
        slug: achievement.slug,
        title: achievement.title,
        studentName: 'Rutuja Salunke',
        description: 'Nine rounds without a loss.',
        date: '2026-01-26',
        location: 'Nashik',
        ratingChange: '+115',
        tags: ['State'],
        image: null,
        imagePicture: null,
        isActive: true,
        createdAt: achievement.createdAt,
      },
    ])
  })
})

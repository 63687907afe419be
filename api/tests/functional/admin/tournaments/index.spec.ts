import { test } from '@japa/runner'
import { refusalBody } from '#exceptions/refusal_body'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { signIn } from '#tests/director'

test.group('Director’s tournaments: list', () => {
  test('is for directors only', async ({ client }) => {
    const response = await client.get('/api/tournaments/admin')
    response.assertStatus(401)
    response.assertBody(refusalBody({ message: 'Please sign in to continue.' }))
    response.assertHeader('www-authenticate', 'Bearer')
  })

  test('shows active and inactive ones, newest created first, deleted ones not', async ({
    client,
    assert,
  }) => {
    await TournamentFactory.merge({ title: 'A', createdAt: '2026-01-01T00:00:00.000Z' }).create()
    await TournamentFactory.merge({ title: 'B', createdAt: '2026-02-01T00:00:00.000Z' })
      .apply('inactive')
      .create()
    await TournamentFactory.apply('deleted').create()

    const response = await client.get('/api/tournaments/admin').bearerToken(await signIn())

    response.assertStatus(200)
    response.assertHeader('cache-control', 'no-store')
    const titles = response.body().data.map((item: { title: string }) => item.title)
    assert.deepEqual(titles, ['B', 'A'])
  })
})

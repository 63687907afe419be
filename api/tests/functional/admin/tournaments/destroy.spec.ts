import { test } from '@japa/runner'
import { TournamentFactory } from '#database/factories/tournament_factory'
import Tournament from '#models/tournament'
import { signIn } from '#tests/director'

test.group('Director’s tournaments: delete', () => {
  test('is for directors only', async ({ client, assert }) => {
    const tournament = await TournamentFactory.create()
    const response = await client.delete(`/api/tournaments/${tournament.id}`)
    response.assertStatus(401)
    assert.isNull((await tournament.refresh()).deletedAt)
  })

  test('is gone for everybody at once, and kept to be brought back', async ({ client, assert }) => {
    const token = await signIn()
    const tournament = await TournamentFactory.create()
    await client.get('/api/tournaments')

    const response = await client.delete(`/api/tournaments/${tournament.id}`).bearerToken(token)

    response.assertStatus(200)
    response.assertBody({ message: 'Tournament deleted.' })
    ;(await client.get('/api/tournaments')).assertBody({ data: [] })
    ;(await client.get(`/api/tournaments/${tournament.id}`)).assertStatus(404)
    ;(await client.get('/api/tournaments/admin').bearerToken(token)).assertBody({ data: [] })
    assert.isNotNull((await Tournament.findOrFail(tournament.id)).deletedAt)
  })

  test('answers 404 the second time, and to a malformed id', async ({ client }) => {
    const token = await signIn()
    const tournament = await TournamentFactory.apply('deleted').create()
    for (const id of [tournament.id, 'abc', '%00']) {
      const response = await client.delete(`/api/tournaments/${id}`).bearerToken(token)
      response.assertStatus(404)
    }
  })
})

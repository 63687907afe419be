import { test } from '@japa/runner'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { signIn } from '#tests/director'
import { jpeg } from '#tests/sample_pictures'
import { isStored } from '#tests/stored_uploads'

test.group('Director’s tournaments: restore', () => {
  test('is for directors only', async ({ client }) => {
    const { id } = await TournamentFactory.apply('deleted').create()
    ;(await client.post(`/api/tournaments/${id}/restore`)).assertStatus(401)
  })

  test('brings it back as it was, with its picture and place', async ({ client, assert }) => {
    const token = await signIn()
    const { id } = await TournamentFactory.create()
    await TournamentFactory.create()
    await client
      .put(`/api/tournaments/${id}`)
      .bearerToken(token)
      .file('banner', await jpeg(), { filename: 'a.jpg' })
    const before = (await client.get('/api/tournaments')).body()
    await client.delete(`/api/tournaments/${id}`).bearerToken(token)

    const response = await client.post(`/api/tournaments/${id}/restore`).bearerToken(token)

    response.assertStatus(200)
    assert.isTrue(await isStored(response.body().data.banner))
    ;(await client.get('/api/tournaments')).assertBody(before)
  })

  test('answers 404 for what is not deleted, and for what never was', async ({ client }) => {
    const token = await signIn()
    const { id } = await TournamentFactory.create()
    for (const address of [id, 'abc', '%00']) {
      const response = await client.post(`/api/tournaments/${address}/restore`).bearerToken(token)
      response.assertStatus(404)
    }
  })
})

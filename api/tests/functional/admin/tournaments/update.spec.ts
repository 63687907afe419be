import { test } from '@japa/runner'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { signIn } from '#tests/director'

test.group('Director’s tournaments: update', () => {
  test('is for directors only, whatever the id', async ({ client }) => {
    for (const id of ['abc', '00000000-0000-7000-8000-000000000000']) {
      const response = await client.put(`/api/tournaments/${id}`).fields({ title: 'x' })
      response.assertStatus(401)
    }
  })

  test('changes what is sent and keeps the rest, the slug too', async ({ client, assert }) => {
    const tournament = await TournamentFactory.merge({ maxParticipants: 40 }).create()
    const response = await client
      .put(`/api/tournaments/${tournament.id}`)
      .bearerToken(await signIn())
      .fields({ title: ' Renamed ', isActive: 'false' })
    response.assertStatus(200)
    const row = await tournament.refresh()
    assert.equal(row.title, 'Renamed')
    assert.isFalse(Boolean(row.isActive))
    assert.equal(row.slug, response.body().data.slug)
    assert.equal(row.maxParticipants, 40)
    assert.equal(row.description, 'Seven rounds in one day.')
    assert.equal(row.version, 2)
  })

  test('hides from the public at once', async ({ client }) => {
    const token = await signIn()
    const tournament = await TournamentFactory.create()
    await client
      .put(`/api/tournaments/${tournament.id}`)
      .bearerToken(token)
      .fields({ isActive: 'true' })
    const before = await client.get('/api/tournaments')
    before.assertBodyContains({ data: [{ _id: tournament.id }] })
    await client
      .put(`/api/tournaments/${tournament.id}`)
      .bearerToken(token)
      .fields({ isActive: '0' })
    const after = await client.get('/api/tournaments')
    after.assertBody({ data: [] })
  })

  test('takes the limit away when it is sent empty', async ({ client }) => {
    const tournament = await TournamentFactory.merge({ maxParticipants: 40 }).create()
    const response = await client
      .put(`/api/tournaments/${tournament.id}`)
      .bearerToken(await signIn())
      .fields({ maxParticipants: '' })
    response.assertBodyContains({ data: { maxParticipants: null } })
  })

  test('says what is wrong and changes nothing', async ({ client, assert }) => {
    const tournament = await TournamentFactory.create()
    const response = await client
      .put(`/api/tournaments/${tournament.id}`)
      .bearerToken(await signIn())
      .fields({ title: '', description: 'New' })
    response.assertStatus(422)
    assert.deepEqual(response.body().errors, { title: 'Title is required' })
    assert.notEqual((await tournament.refresh()).description, 'New')
  })

  test('answers 404 to a director for an unknown, deleted or malformed id', async ({ client }) => {
    const deleted = await TournamentFactory.apply('deleted').create()
    const token = await signIn()
    for (const id of ['abc', '%00', deleted.id, deleted.slug]) {
      const response = await client
        .put(`/api/tournaments/${id}`)
        .bearerToken(token)
        .fields({ title: 'x' })
      response.assertStatus(404)
    }
  })
})

import { test } from '@japa/runner'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { signIn } from '#tests/director'

test.group('Director’s tournaments: update', () => {
  test('changes only the fields that are sent', async ({ client, assert }) => {
    const tournament = await TournamentFactory.merge({ maxParticipants: 40 }).create()
    const { slug, title } = tournament
    const response = await client
      .put(`/api/tournaments/${tournament.id}`)
      .bearerToken(await signIn())
      .fields({ title: ` ${title}, renamed `, isActive: 'false' })
    response.assertStatus(200)
    const row = await tournament.refresh()
    assert.equal(row.title, `${title}, renamed`)
    assert.isFalse(row.isActive)
    assert.deepEqual([row.slug, response.body().data.slug], [slug, slug])
    assert.equal(row.maxParticipants, 40)
    assert.equal(row.description, 'Seven rounds in one day.')
    assert.equal(row.version, 2)
  })

  test('removes the limit when it is sent empty', async ({ client }) => {
    const tournament = await TournamentFactory.merge({ maxParticipants: 40 }).create()
    const response = await client
      .put(`/api/tournaments/${tournament.id}`)
      .bearerToken(await signIn())
      .fields({ maxParticipants: '' })
    response.assertBodyContains({ data: { maxParticipants: null } })
  })

  test('refuses an empty title and changes nothing', async ({ client, assert }) => {
    const tournament = await TournamentFactory.create()
    const response = await client
      .put(`/api/tournaments/${tournament.id}`)
      .bearerToken(await signIn())
      .fields({ title: '', description: 'New' })
    response.assertStatus(422)
    assert.deepEqual(response.body().errors, { title: 'Title is required' })
    assert.notEqual((await tournament.refresh()).description, 'New')
  })
})

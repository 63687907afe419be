import { test } from '@japa/runner'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { signIn } from '#tests/director'

const NOT_FOUND = { message: 'Not found.', code: 'not_found' }

test.group('Public tournaments: one', () => {
  test('shows an active tournament by id and by slug', async ({ client }) => {
    const tournament = await TournamentFactory.create()
    for (const address of [tournament.id, tournament.id.toUpperCase(), tournament.slug]) {
      const response = await client.get(`/api/tournaments/${address}`)
      response.assertStatus(200)
      response.assertBodyContains({ data: { _id: tournament.id, title: tournament.title } })
    }
  })

  test('contains the prize total and the text’s language', async ({ client, assert }) => {
    const prizes = [
      { id: 'a', position: '1st', amount: 47_000 },
      { id: 'b', position: '4th to 10th', amount: 2000 },
    ]
    const tournament = await TournamentFactory.merge({
      title: 'खुली बुद्धिबळ स्पर्धा',
      prizes,
    }).create()
    const response = await client.get(`/api/tournaments/${tournament.slug}`)
    response.assertBodyContains({
      data: { prizeTotal: { amount: 61_000, count: 8 }, language: 'mr' },
    })
    assert.deepEqual((response.body() as { data: { prizes: unknown } }).data.prizes, [
      { id: 'a', position: '1st', amount: 47_000 },
      { id: 'b', position: '4th to 10th', amount: 2000, places: 7 },
    ])

    const plain = await TournamentFactory.merge({
      prizes: prizes.slice(0, 1),
    }).create()
    const { data } = (await client.get(`/api/tournaments/${plain.slug}`)).body()
    assert.notAnyProperties(data, ['prizeTotal', 'language'])
  })

  test('answers 404 for an inactive one, as for an unknown one', async ({ client }) => {
    const tournament = await TournamentFactory.apply('inactive').create()
    const anonymous = await client.get(`/api/tournaments/${tournament.id}`)
    anonymous.assertStatus(404)
    anonymous.assertBody(NOT_FOUND)
    const badToken = await client.get(`/api/tournaments/${tournament.slug}`).bearerToken('oat_x.y')
    badToken.assertStatus(404)
    badToken.assertBody(NOT_FOUND)
  })

  test('shows an inactive one to a director', async ({ client }) => {
    const tournament = await TournamentFactory.apply('inactive').create()
    const response = await client
      .get(`/api/tournaments/${tournament.id}`)
      .bearerToken(await signIn())
    response.assertStatus(200)
    response.assertBodyContains({ data: { isActive: false } })
    response.assertHeader('cache-control', 'no-store')
  })
})

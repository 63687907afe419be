import { test } from '@japa/runner'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { invalidateList } from '#writes/list_revision'
import Tournament from '#models/tournament'
import db from '@adonisjs/lucid/services/db'
import { NO_FACTS } from '#tests/no_facts'

const forget = () => db.transaction((trx) => invalidateList(trx, 'tournaments'))

test.group('Public tournaments: list', () => {
  test('lists tournaments, newest created first', async ({ client, assert }) => {
    await TournamentFactory.merge([
      { title: 'Older', createdAt: '2026-01-01T00:00:00.000Z' },
      { title: 'Newer', createdAt: '2026-02-01T00:00:00.000Z' },
    ]).createMany(2)

    const response = await client.get('/api/tournaments')

    response.assertStatus(200)
    assert.deepEqual(
      response.body().data.map((tournament: { title: string }) => tournament.title),
      ['Newer', 'Older']
    )
  })

  test('breaks ties by id, newest first', async ({ client, assert }) => {
    const createdAt = '2026-01-01T00:00:00.000Z'
    const made = await TournamentFactory.merge({ createdAt }).createMany(3)

    const response = await client.get('/api/tournaments')

    const ids = made
      .map((tournament) => tournament.id)
      .sort()
      .reverse()
    assert.deepEqual(
      response.body().data.map((item: { _id: string }) => item._id),
      ids
    )
  })

  test('returns exactly the public fields', async ({ client, assert }) => {
    const tournament = await TournamentFactory.merge({
      maxParticipants: 40,
      prizes: [{ id: 'a', position: '1st', amount: 5000 }],
    }).create()

    const response = await client.get('/api/tournaments')

    assert.deepEqual(response.body().data[0], {
      _id: tournament.id,
      slug: tournament.slug,
      title: tournament.title,
      description: tournament.description,
      banner: null,
      bannerPicture: null,
      formLink: tournament.formLink,
      isActive: true,
      maxParticipants: 40,
      prizes: [{ id: 'a', position: '1st', amount: 5000 }],
      createdAt: tournament.createdAt,
      ...NO_FACTS,
    })
  })

  test('answers 304 when the ETag matches, and 200 after a change', async ({ client, assert }) => {
    const tournament = await TournamentFactory.create()
    const first = await client.get('/api/tournaments')
    const tag = first.header('etag')!
    assert.match(tag, /^"[\w-]+"$/)

    const second = await client.get('/api/tournaments').header('If-None-Match', tag)
    second.assertStatus(304)
    assert.equal(second.text(), '')

    await Tournament.query().where('id', tournament.id).update({ title: 'Renamed' })
    await forget()
    const third = await client.get('/api/tournaments').header('If-None-Match', tag)
    third.assertStatus(200)
    assert.equal(third.body().data[0].title, 'Renamed')
    assert.notEqual(third.header('etag'), tag)
  })

  test('may be cached by a proxy, one copy per encoding', async ({ client, assert }) => {
    await TournamentFactory.create()
    const plain = await client.get('/api/tournaments').header('Accept-Encoding', 'identity')
    const zipped = await client.get('/api/tournaments').header('Accept-Encoding', 'gzip')

    plain.assertHeader('vary', 'Accept-Encoding')
    assert.match(plain.header('cache-control')!, /public.*s-maxage=1/)
    assert.match(plain.header('x-accel-expires')!, /^@\d+$/)
    assert.isUndefined(plain.header('set-cookie'))
    assert.isUndefined(plain.header('content-encoding'))
    zipped.assertHeader('content-encoding', 'gzip')
    assert.notEqual(plain.header('etag'), zipped.header('etag'))
    assert.deepEqual(plain.body(), zipped.body())
  })

  test('is sent to who accepts "{0}" as {1}')
    .with([
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip;q=1, br;q=0.5', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['gzip, identity;q=0', 'gzip'],
      ['identity;q=0', undefined],
      ['gzip;q=0, br;q=0.000', undefined],
    ] as const)
    .run(async ({ client, assert }, [accepted, encoding]) => {
      const response = await client.get('/api/tournaments').header('Accept-Encoding', accepted)
      assert.equal(response.header('content-encoding'), encoding)
      response.assertHeader('vary', 'Accept-Encoding')
    })

  test('ignores an invalid token', async ({ client }) => {
    const response = await client.get('/api/tournaments').bearerToken('oat_bad.token')
    response.assertStatus(200)
  })
})

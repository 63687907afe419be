import { randomUUID, randomUUIDv7 } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { refusalBody } from '#exceptions/refusal_body'
import PurgeDeleted from '#actions/purge_deleted'
import { timestamp } from '#models/timestamp'
import Tournament from '#models/tournament'
import TournamentTransformer from '#transformers/tournament_transformer'
import { makeDirector, signIn } from '#tests/director'
import { CHANGES, examples, send, type Change } from './changes.js'

const CREATION: Change = {
  call: 'POST /api/tournaments',
  fields: { title: 'Open', description: 'Seven.', formLink: 'https://forms.example/x' },
}
const EDITED = { ...CREATION, fields: { ...CREATION.fields, title: 'Opened' } }
const INVALID = { ...CREATION, fields: { title: 'Open' } }

const isNewAchievement = ({ call }: Change) => call === 'POST /api/achievements'

test.group('Repeated creations', () => {
  test('bear their key as their id, if it sorts by time', async ({ client, assert }) => {
    const sender = { client, token: await signIn(), ids: {} }
    for (const { call, fields } of [CREATION, CHANGES.find(isNewAchievement)!]) {
      const key = randomUUIDv7()
      const { data } = (await send(sender, { call, fields }, key.toUpperCase())).body()
      assert.equal(data._id, key)
      const other = randomUUID()
      const { data: plain } = (await send(sender, { call, fields }, other)).body()
      assert.notEqual(plain._id, other)
    }
  })

  test('with changed fields are told which item to change instead', async ({ client, assert }) => {
    const sender = { client, token: await signIn(), ids: {} }
    const key = randomUUID()
    const { data } = (await send(sender, CREATION, key)).body()
    await Tournament.query().where('id', data._id).update({ title: 'Changed since' })
    const refused = await send(sender, EDITED, key)
    refused.assertStatus(422)
    assert.deepEqual(
      refused.body(),
      refusalBody({
        message: 'This key was already used for something else. Nothing was saved.',
        data: { ...data, title: 'Changed since' },
      })
    )
    assert.lengthOf(await Tournament.all(), 1)
  })

  test('name no item of another list, and none for a key that only changed one', async ({
    client,
    assert,
  }) => {
    const sender = { client, token: await signIn(), ids: await examples() }
    const key = randomUUID()
    const update = { call: 'PUT /api/tournaments/:tournament', fields: { title: 'Closed' } }
    ;(await send(sender, update, key)).assertStatus(200)
    const other = randomUUID()
    const achievement = CHANGES.find(isNewAchievement)!
    ;(await send(sender, achievement, other)).assertStatus(201)
    for (const used of [key, other]) {
      const refused = await send(sender, CREATION, used)
      refused.assertStatus(422)
      assert.notProperty(refused.body(), 'data')
    }
  })

  test('of a deleted item do not bring it back', async ({ client, assert }) => {
    const sender = { client, token: await signIn(), ids: {} }
    const key = randomUUID()
    const { data } = (await send(sender, CREATION, key)).body()
    const deletion = { call: 'DELETE /api/tournaments/:made' }
    ;(await send({ ...sender, ids: { made: data._id } }, deletion)).assertStatus(200)
    ;(await send(sender, CREATION, key)).assertStatus(404)
    ;(await send(sender, EDITED, key)).assertStatus(404)
    assert.lengthOf(await Tournament.all(), 1)
  })

  test('of another director with the same key are creations of their own', async ({
    client,
    assert,
  }) => {
    const key = randomUUIDv7()
    const ids = []
    for (const email of ['first@academy.example', 'second@academy.example']) {
      const token = await signIn(await makeDirector(email))
      const response = await send({ client, token, ids: {} }, CREATION, key)
      response.assertStatus(201)
      ids.push(response.body().data._id)
    }
    assert.notEqual(ids[0], ids[1])
    assert.lengthOf(await Tournament.all(), 2)
  })

  test('that were refused are tried again', async ({ client, assert }) => {
    const sender = { client, token: await signIn(), ids: await examples() }
    const key = randomUUID()
    ;(await send(sender, INVALID, key)).assertStatus(422)
    ;(await send(sender, CREATION, key)).assertStatus(201)

    // Refused inside the transaction that has stored the key.
    const other = randomUUID()
    const update = { call: 'PUT /api/tournaments/:tournament', fields: { startDate: '2099-05-10' } }
    await Tournament.query().where('id', sender.ids.tournament!).update({ version: 7 })
    const put = (version: number) =>
      client
        .put(`/api/tournaments/${sender.ids.tournament}`)
        .bearerToken(sender.token)
        .header('Idempotency-Key', other)
        .header('If-Match', `"v${version}"`)
        .fields(update.fields)
    for (let time = 0; time < 2; time += 1) {
      const stale = await put(6)
      stale.assertStatus(409)
      assert.equal(stale.body().data.version, 7)
    }
    ;(await put(7)).assertStatus(200)
    ;(await put(7)).assertBodyContains({ data: { version: 8 } })
  })

  test('are answered when the first answer failed after everything was stored', async ({
    client,
    assert,
    cleanup,
  }) => {
    const sender = { client, token: await signIn(), ids: {} }
    const { forAdmin } = TournamentTransformer.prototype
    cleanup(() => void (TournamentTransformer.prototype.forAdmin = forAdmin))
    TournamentTransformer.prototype.forAdmin = () => {
      throw new Error('The process ends here')
    }
    const key = randomUUID()
    ;(await send(sender, CREATION, key)).assertStatus(500)
    TournamentTransformer.prototype.forAdmin = forAdmin
    const repeated = await send(sender, CREATION, key)
    repeated.assertStatus(201)
    const [row, ...others] = await Tournament.all()
    assert.equal(repeated.body().data._id, row!.id)
    assert.isEmpty(others)
  })

  test('are known for seven days', async ({ client, assert }) => {
    const sender = { client, token: await signIn(), ids: {} }
    const key = randomUUID()
    const DAY = 24 * 3_600_000
    const { data } = (await send(sender, CREATION, key)).body()
    for (const [days, isKnown] of [
      [6.9, true],
      [7.1, false],
    ] as const) {
      await db.from('idempotency_keys').update({ created_at: timestamp(Date.now() - days * DAY) })
      await new PurgeDeleted().handle()
      assert.equal((await send(sender, CREATION, key)).body().data._id === data._id, isKnown)
    }
  })

  for (const key of ['x', `${randomUUID()}0`, `${randomUUID()}, ${randomUUID()}`]) {
    test(`with the key “${key}” are refused`, async ({ client, assert }) => {
      const sender = { client, token: await signIn(), ids: {} }
      const request = client
        .post('/api/tournaments')
        .bearerToken(sender.token)
        .header('Idempotency-Key', key)
        .fields(CREATION.fields!)
      const response = await request
      response.assertStatus(400)
      response.assertBody(refusalBody({ message: 'The Idempotency-Key must be a UUID.' }))
      assert.isEmpty(await Tournament.all())
    })
  }
})

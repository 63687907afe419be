import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import Tournament from '#models/tournament'
import { makeDirector, signIn } from '#tests/director'
import { CHANGES, examples, nameOf, send, stored, type Change } from './changes.js'

const CREATION: Change = {
  call: 'POST /api/tournaments',
  fields: { title: 'Open', description: 'Seven.', formLink: 'https://forms.example/x' },
}

const cancel = (client: ApiClient, token: string, key: string) =>
  client.delete(`/api/idempotency-keys/${key}`).bearerToken(token)

const REFUSED = {
  message: 'This was cancelled before it came. Nothing was saved.',
  code: 'key_cancelled',
}

test.group('Cancelled calls', () => {
  for (const change of CHANGES) {
    test(`are refused when they come late: ${nameOf(change)}`, async ({ client, assert }) => {
      const sender = { client, token: await signIn(), ids: await examples() }
      const key = randomUUID()
      const answer = await cancel(client, sender.token, key.toUpperCase())
      answer.assertStatus(200)
      assert.deepEqual(answer.body(), { data: { isDone: false, createdId: null } })
      const before = await stored()
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const late = await send(sender, change, key)
        late.assertStatus(422)
        assert.deepEqual(late.body(), REFUSED)
      }
      assert.equal(await stored(), before)
      const again = await cancel(client, sender.token, key)
      assert.deepEqual(again.body(), answer.body())
    })
  }

  test('that were done stay, and are named', async ({ client, assert }) => {
    const sender = { client, token: await signIn(), ids: await examples() }
    const key = randomUUID()
    const { data } = (await send(sender, CREATION, key)).body()
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await cancel(client, sender.token, key)
      assert.deepEqual(answer.body(), { data: { isDone: true, createdId: data._id } })
    }
    ;(await send(sender, CREATION, key)).assertStatus(201)
    const change: Change = { call: 'PUT /api/tournaments/:tournament', fields: { title: 'Closed' } }
    const other = randomUUID()
    ;(await send(sender, change, other)).assertStatus(200)
    const answer = await cancel(client, sender.token, other)
    assert.deepEqual(answer.body(), { data: { isDone: true, createdId: null } })
  })

  test('cancelled and sent at once are either done or refused, and the answer says which', async ({
    client,
    assert,
  }) => {
    const sender = { client, token: await signIn(), ids: {} }
    for (let round = 0; round < 10; round += 1) {
      const key = randomUUID()
      const fields = { ...CREATION.fields, title: `Round ${round}` }
      const [sent, answer] = await Promise.all([
        send(sender, { ...CREATION, fields }, key),
        cancel(client, sender.token, key),
      ])
      const { isDone } = answer.body().data
      const rows = await Tournament.query().where('title', fields.title)
      assert.equal(sent.status(), isDone ? 201 : 422)
      assert.lengthOf(rows, isDone ? 1 : 0)
    }
  })

  test('are those of the director who cancels', async ({ client, assert }) => {
    const sender = { client, token: await signIn(), ids: {} }
    const other = await makeDirector('second@academy.example')
    const key = randomUUID()
    await cancel(client, await signIn(other), key)
    ;(await send(sender, CREATION, key)).assertStatus(201)
    const answer = await cancel(client, await signIn(other), key)
    assert.isFalse(answer.body().data.isDone)
  })

  test('have a UUID for a key; an empty one is none', async ({ client }) => {
    const sender = { client, token: await signIn(), ids: {} }
    ;(await cancel(client, sender.token, 'abc')).assertStatus(400)
    const request = client.post('/api/tournaments').bearerToken(sender.token)
    ;(await request.header('Idempotency-Key', '').fields(CREATION.fields!)).assertStatus(400)
  })
})

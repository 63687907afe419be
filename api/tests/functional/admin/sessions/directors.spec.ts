import { randomUUIDv7 } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { removeDirector } from '#actions/remove_director'
import Passkey from '#models/passkey'
import User from '#models/user'
import { PASSWORD, makeDirector, signIn } from '#tests/director'

const CONFIRMED = { currentPassword: PASSWORD }

const remove = (client: ApiClient, token: string, id: string, body: object = CONFIRMED) =>
  client.delete(`/api/directors/${id}`).bearerToken(token).json(body)

test.group('Directors', () => {
  test('are listed without their passwords, the present one marked', async ({ client, assert }) => {
    const first = await makeDirector()
    await first.merge({ createdAt: '2026-01-01T00:00:00.000Z' }).save()
    const second = await makeDirector('second@academy.example')
    const response = await client.get('/api/directors').bearerToken(await signIn(second))
    assert.deepEqual(response.body().data, [
      { _id: first.id, email: first.email, createdAt: first.createdAt, isCurrent: false },
      { _id: second.id, email: second.email, createdAt: second.createdAt, isCurrent: true },
    ])
  })

  test('are removed with sessions and passkeys, and this is logged', async ({ client, assert }) => {
    const token = await signIn()
    const other = await makeDirector('second@academy.example')
    const theirs = await signIn(other)
    await Passkey.create({
      userId: other.id,
      credentialId: 'second',
      publicKey: 'key',
      counter: 0,
      transports: [],
      device: { browser: 'Chrome', system: 'Android' },
    })
    ;(await remove(client, token, other.id)).assertStatus(204)
    ;(await client.get('/api/auth/profile').bearerToken(theirs)).assertStatus(401)
    const again = { email: other.email, password: PASSWORD }
    ;(await client.post('/api/auth/login').json(again)).assertStatus(400)
    assert.isEmpty(await Passkey.all())
    const log = await client.get('/api/activities').bearerToken(token)
    log.assertBodyContains({ data: [{ action: 'director_removed', name: other.email }] })
  })

  test('cannot be removed without the password or by themselves', async ({ client, assert }) => {
    const own = await makeDirector()
    const other = await makeDirector('second@academy.example')
    const token = await signIn(own)
    const wrong = await remove(client, token, other.id, { currentPassword: 'not my password' })
    assert.deepEqual(wrong.body().errors, { currentPassword: 'The current password is not right' })
    ;(await remove(client, token, other.id, {})).assertStatus(422)
    ;(await remove(client, token, own.id)).assertStatus(409)
    for (const id of [randomUUIDv7(), 'nobody']) {
      ;(await remove(client, token, id)).assertStatus(404)
    }
    assert.lengthOf(await User.all(), 2)
  })

  test('cannot be removed by a director who lost access meanwhile', async ({ assert }) => {
    const [own, other] = [await makeDirector(), await makeDirector('second@academy.example')]
    const confirmed = await User.findOrFail(own.id)
    await own.merge({ password: other.password.replace(/.$/, 'x') }).save()
    await assert.rejects(() => removeDirector(confirmed, other.id), /not allowed/)
    await own.delete()
    await assert.rejects(() => removeDirector(confirmed, other.id), /not allowed/)
    assert.lengthOf(await User.all(), 1)
  })
})

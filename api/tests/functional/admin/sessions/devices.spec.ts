import { randomUUIDv7 } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { timestamp } from '#support/timestamp'
import { PASSWORD, makeDirector, signIn } from '#tests/director'

const SESSIONS = '/api/auth/sessions'
const DAY = 24 * 3_600_000
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

const idOf = (token: string) =>
  Buffer.from(token.slice('oat_'.length).split('.')[0]!, 'base64url').toString()

test.group('Signed-in devices', () => {
  test('are listed by last use, without token, hash or IP address', async ({ client, assert }) => {
    const director = await makeDirector()
    const { email } = director
    await signIn(await makeDirector('other@academy.example'))
    const older = await signIn(director)
    const usedAt = timestamp(Date.now() - 2 * DAY)
    await db
      .from('auth_access_tokens')
      .where('id', idOf(older))
      .update({ created_at: timestamp(Date.now() - 3 * DAY), last_used_at: usedAt })
    const entered = await client
      .post('/api/auth/login')
      .header('User-Agent', PHONE)
      .json({ email, password: PASSWORD })
    const { token } = entered.body()
    const response = await client.get(SESSIONS).bearerToken(token)
    response.assertStatus(200)
    const [own, other] = response.body().data
    assert.lengthOf(response.body().data, 2)
    assert.deepEqual(own, {
      _id: idOf(token),
      device: { browser: 'Chrome', system: 'Android' },
      createdAt: own.createdAt,
      lastUsedAt: own.createdAt,
      isCurrent: true,
    })
    assert.deepEqual(other.device, { browser: null, system: null })
    assert.equal(other.lastUsedAt, usedAt)
    assert.isFalse(other.isCurrent)
    for (const { hash } of await db.from('auth_access_tokens')) {
      assert.notInclude(response.text(), hash)
    }
    assert.notMatch(response.text(), /127\.0\.0\.1|oat_/)
  })

  test('do not include expired or idle sessions', async ({ client, assert }) => {
    const director = await makeDirector()
    const token = await signIn(director)
    const [expired, idle] = [await signIn(director), await signIn(director)].map(idOf)
    const rows = () => db.from('auth_access_tokens')
    await rows()
      .where('id', expired!)
      .update({ expires_at: timestamp(Date.now() - 1000) })
    await rows()
      .where('id', idle!)
      .update({ last_used_at: timestamp(Date.now() - 7.1 * DAY) })
    const response = await client.get(SESSIONS).bearerToken(token)
    assert.deepEqual(
      response.body().data.map(({ _id }: { _id: string }) => _id),
      [idOf(token)]
    )
  })

  test('can be signed out one by one, including the present one', async ({ client, assert }) => {
    const director = await makeDirector()
    const [own, lost] = [await signIn(director), await signIn(director)]
    const end = (token: string) => client.delete(`${SESSIONS}/${idOf(token)}`).bearerToken(own)
    ;(await client.get('/api/auth/profile').bearerToken(lost)).assertStatus(200)
    ;(await end(lost)).assertStatus(204)
    ;(await client.get('/api/auth/profile').bearerToken(lost)).assertStatus(401)
    ;(await end(lost)).assertStatus(404)
    const log = await client.get('/api/activities').bearerToken(own)
    assert.containSubset(log.body().data[0], {
      action: 'device_ended',
      name: null,
      after: { device: { browser: null, system: null } },
    })
    ;(await end(own)).assertStatus(204)
    ;(await client.get('/api/auth/profile').bearerToken(own)).assertStatus(401)
  })

  test('can be signed out together, all but the present one', async ({ client, assert }) => {
    const director = await makeDirector()
    const tokens = [await signIn(director), await signIn(director), await signIn(director)]
    const another = await signIn(await makeDirector('other@academy.example'))
    const statuses = () =>
      Promise.all(
        [...tokens, another].map(async (token) => {
          return (await client.get('/api/auth/profile').bearerToken(token)).status()
        })
      )
    assert.deepEqual(await statuses(), [200, 200, 200, 200])
    const end = () => client.delete('/api/auth/other-sessions').bearerToken(tokens[1]!)
    ;(await end()).assertStatus(204)
    assert.deepEqual(await statuses(), [401, 200, 401, 200])
    ;(await end()).assertStatus(204)
    const log = await client.get('/api/activities').bearerToken(tokens[1]!)
    assert.containSubset(log.body().data[0], { action: 'other_devices_ended', name: null })
  })

  test('answer 404 for the session of somebody else or an unknown id', async ({ client }) => {
    const token = await signIn()
    const other = await signIn(await makeDirector('other@academy.example'))
    for (const id of [idOf(other), randomUUIDv7(), 'abc', '%00']) {
      ;(await client.delete(`${SESSIONS}/${id}`).bearerToken(token)).assertStatus(404)
    }
    ;(await client.get('/api/auth/profile').bearerToken(other)).assertStatus(200)
  })

  test('are listed without writing to the database', async ({ client, assert }) => {
    const token = await signIn()
    const rows = () => db.from('auth_access_tokens').orderBy('id')
    const before = await rows()
    await client.get(SESSIONS).bearerToken(token)
    await client.get(SESSIONS).bearerToken(token)
    assert.deepEqual(await rows(), before)
  })
})

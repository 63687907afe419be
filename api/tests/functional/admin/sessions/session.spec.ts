import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { changePassword } from '#actions/change_password'
import { timestamp } from '#support/timestamp'
import { makeDirector, signIn } from '#tests/director'
import { until } from '#tests/until'

const PROFILE = '/api/auth/profile'
const DAY = 24 * 3_600_000

const age = (changes: object) => db.from('auth_access_tokens').update(changes)

test.group('Session', () => {
  test('contains only email and language of the director', async ({ client }) => {
    const response = await client.get(PROFILE).bearerToken(await signIn())
    response.assertStatus(200)
    response.assertBody({ user: { email: 'director@academy.example', language: null } })
    response.assertHeader('cache-control', 'no-store')
  })

  test('is that of a token alone: {0}')
    .with<[header: string, status: number][]>([
      ['Bearer <token>', 200],
      ['bearer <token>', 200],
      ['Bearer <token> foo', 401],
      ['Bearer <token>, Bearer <token>', 401],
      ['Bearer\t<token>', 401],
      ['Bearer', 401],
      ['<token>', 401],
      ['Basic <token>', 401],
    ])
    .run(async ({ client }, [header, status]) => {
      const token = await signIn()
      const request = client
        .get(PROFILE)
        .header('Authorization', header.replaceAll('<token>', token))
      ;(await request).assertStatus(status)
    })

  test('ends on sign-out, while the other sessions stay', async ({ client }) => {
    const director = await makeDirector()
    const [first, second] = [await signIn(director), await signIn(director)]
    const response = await client.post('/api/auth/logout').bearerToken(first)
    response.assertStatus(204)
    ;(await client.get(PROFILE).bearerToken(first)).assertStatus(401)
    ;(await client.post('/api/auth/logout').bearerToken(first)).assertStatus(401)
    ;(await client.get(PROFILE).bearerToken(second)).assertStatus(200)
  })

  test('ends after thirty days, even when used', async ({ client }) => {
    const token = await signIn()
    await age({ expires_at: timestamp(Date.now() - 1000), last_used_at: timestamp() })
    ;(await client.get(PROFILE).bearerToken(token)).assertStatus(401)
  })

  /** Each asks once: the first request of a session notes its use after it is answered. */
  test('ends after seven days without use')
    .with([
      { last_used_at: timestamp(Date.now() - 6.9 * DAY), status: 200 },
      { last_used_at: timestamp(Date.now() - 7.1 * DAY), status: 401 },
      { last_used_at: null, created_at: timestamp(Date.now() - 7.1 * DAY), status: 401 },
    ])
    .run(async ({ client }, { status, ...dates }) => {
      const token = await signIn()
      await age(dates)
      ;(await client.get(PROFILE).bearerToken(token)).assertStatus(status)
    })

  test('ends when the password changes or the director is deleted', async ({ client }) => {
    const director = await makeDirector()
    const first = await signIn(director)
    await changePassword(director, 'another password')
    ;(await client.get(PROFILE).bearerToken(first)).assertStatus(401)
    const second = await signIn(director)
    await director.delete()
    ;(await client.get(PROFILE).bearerToken(second)).assertStatus(401)
  })

  test('updates its last use once a minute at most', async ({ client, assert }) => {
    const token = await signIn()
    const lastUse = async () => (await db.from('auth_access_tokens').first()).last_used_at
    await client.get(PROFILE).bearerToken(token)
    assert.isNull(await lastUse())
    const begun = Date.now() - 1
    await age({ last_used_at: timestamp(Date.now() - 61_000) })
    await client.get(PROFILE).bearerToken(token)
    await until(async () => Date.parse(await lastUse()) > begun)
    const touched = await lastUse()
    await client.get(PROFILE).bearerToken(token)
    assert.equal(await lastUse(), touched)
  })
})

import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { errorBody } from '#exceptions/error_body'
import { timestamp } from '#support/timestamp'
import {
  CALLS,
  examples,
  REGISTER,
  routes,
  send,
  shapeOf,
  stored,
  type Call,
  type Ids,
} from '#tests/calls'
import { makeDirector, signIn } from '#tests/director'

const directors = CALLS.filter((row) => row.for === 'director')
const everybodys = CALLS.filter((row) => row.for === 'everybody')

type Stranger = [what: string, headers: Record<string, string>, query?: string]

const encode = (text: string) => Buffer.from(text).toString('base64url')

/** What is no token however it is sent: made of two that are. */
async function forged(): Promise<Stranger[]> {
  const director = await makeDirector()
  const [token, other] = [await signIn(director), await signIn(director)]
  const parts = (text: string) => text.slice('oat_'.length).split('.') as [string, string]
  const [[id, secret], [otherId, otherSecret]] = [parts(token), parts(other)]
  const headers = {
    'an empty header': '',
    'the word alone': 'Bearer',
    'two spaces': `Bearer  ${token}`,
    'another scheme': `Basic ${token}`,
    'another prefix': `Bearer pat_${id}.${secret}`,
    'an id alone': `Bearer oat_${id}`,
    'a number for an id': `Bearer oat_${encode('1')}.${secret}`,
    'twenty digits for an id': `Bearer oat_${encode('12345678901234567890')}.${secret}`,
    'a NUL in the id': `Bearer oat_${encode('1\u0000')}.${secret}`,
    'another one’s secret': `Bearer oat_${id}.${otherSecret}`,
    'another one’s id': `Bearer oat_${otherId}.${secret}`,
    'a changed secret': `Bearer oat_${id}.${encode('x'.repeat(50))}`,
    'half a token': `Bearer ${token.slice(0, -10)}`,
    'eight kilobytes': `Bearer oat_${'x'.repeat(8000)}`,
    'a list': `Bearer ${token}, Bearer ${other}`,
    quotes: `Bearer oat_' or '1'='1.${secret}`,
  }
  return [
    ...Object.entries(headers).map(([what, Authorization]): Stranger => [what, { Authorization }]),
    ['a token in the address', {}, `?token=${token}&access_token=${token}`],
    ['a token in a cookie', { Cookie: `token=${token}; Authorization=Bearer ${token}` }],
  ]
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

/** Which of the forged credentials go to every route; all go to one. */
const FEW = ['a changed secret', 'another scheme', 'a token in the address']

/** Everybody who is no director, by name. */
const STRANGERS: Record<string, () => Promise<Stranger[]>> = {
  nobody: async () => [['nobody', {}]],
  forged: async () => (await forged()).filter(([what]) => FEW.includes(what)),
  expired: async () => {
    const token = await signIn()
    await db.from('auth_access_tokens').update({ expires_at: timestamp(Date.now() - 1000) })
    return [['expired', bearer(token)]]
  },
  revoked: async () => {
    const token = await signIn()
    await db.from('auth_access_tokens').delete()
    return [['revoked', bearer(token)]]
  },
}

test.group('Authorization', () => {
  test('is tested for every route', ({ assert }) => {
    const known = new Set([...CALLS, REGISTER].map(shapeOf))
    assert.sameMembers(
      routes().map(({ call }) => call),
      [...known]
    )
  })

  test('lets a director call {call}: {status}')
    .with([...CALLS, REGISTER])
    .run(async ({ assert }, row) => {
      const response = await send(row, await examples(), bearer(await signIn()))
      assert.equal(response.status, row.status, await response.text())
    })

  async function assertRefused(
    assert: Assert,
    row: Call,
    ids: Ids,
    [what, headers, query]: Stranger
  ) {
    const response = await send(row, ids, headers, query)
    assert.equal(response.status, 401, `${row.call}, ${what}`)
    const { message } = (await response.json()) as { message: string }
    assert.equal(message, 'Please sign in to continue.')
    assert.equal(response.headers.get('www-authenticate'), 'Bearer')
    assert.equal(response.headers.get('cache-control'), 'no-store')
  }

  for (const [name, who] of Object.entries(STRANGERS)) {
    test(`refuses every director call (${name}) and writes nothing`, async ({ assert }) => {
      const ids = await examples()
      const strangers = await who()
      const before = await stored()
      for (const stranger of strangers) {
        for (const row of directors) await assertRefused(assert, row, ids, stranger)
        const [what, headers, query] = stranger
        assert.equal((await send(REGISTER, ids, headers, query)).status, 403, what)
      }
      assert.equal(await stored(), before)
    })

    test(`allows every public call (${name})`, async ({ assert }) => {
      const ids = await examples()
      for (const [what, headers, query] of await who()) {
        // Limits and repeated messages are tested elsewhere.
        await limiter.clear()
        for (const row of everybodys) {
          const { status } = await send(row, ids, headers, query)
          assert.equal(status, row.status, `${row.call}, ${what}`)
        }
      }
    })
  }

  test('knows every forged credential, where it is needed and where it is not', async ({
    assert,
  }) => {
    const profile = CALLS.find(({ call }) => call === 'GET /api/auth/profile')!
    const list = CALLS.find(({ call }) => call === 'GET /api/tournaments')!
    const strangers = await forged()
    const before = await stored()
    for (const stranger of strangers) {
      await assertRefused(assert, profile, {}, stranger)
      const [what, headers, query] = stranger
      assert.equal((await send(list, {}, headers, query)).status, 200, what)
    }
    assert.equal(await stored(), before)
    assert.includeMembers(
      strangers.map(([what]) => what),
      FEW
    )
  })

  test('refuses two Authorization headers', async ({ assert }) => {
    const director = await makeDirector()
    const tokens = [await signIn(director), await signIn(director)]
    const sent = request({ port: process.env.PORT, path: '/api/contacts' })
    sent.setHeader(
      'Authorization',
      tokens.map((token) => `Bearer ${token}`)
    )
    sent.end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    response.resume()
    assert.equal(response.statusCode, 401)
  })

  test('refuses an anonymous registration before validating it', async ({ assert }) => {
    const body = { json: { email: 'x' } }
    const response = await send({ ...REGISTER, ...body }, {})
    assert.deepEqual(
      [response.status, await response.json()],
      [403, errorBody({ code: 'forbidden' })]
    )
  })

  test('accepts the scheme in lower case', async ({ client }) => {
    const token = await signIn()
    const response = await client
      .get('/api/auth/profile')
      .header('Authorization', `bearer ${token}`)
    response.assertStatus(200)
  })
})

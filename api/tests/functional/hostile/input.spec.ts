import fc from 'fast-check'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import { signIn } from '#tests/director'

/** What no answer may show: a stack, a path, a query, a driver's words. */
const LEAK =
  /\bat .+:\d+:\d+|node_modules|\/app\/|SQLITE|select .+ from|insert into|knex|undefined/i

const key = fc.oneof(
  fc.constantFrom(
    'name',
    'email',
    'message',
    'password',
    'emails',
    'enabled',
    'website',
    'elapsed'
  ),
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'query', 'params'),
  fc.string({ unit: 'binary', maxLength: 20 })
)
const value = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('\u0000', '\ud800', '💩'.repeat(600), '9'.repeat(400), "'; --"),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(1e308, -0, 2 ** 53, 1e-320) }
)
const body = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.dictionary(key, value, { maxKeys: 8 }).map((object) => JSON.stringify(object)),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) }
)
const JSON_CALLS = [
  ['POST', '/api/auth/login'],
  ['POST', '/api/auth/register'],
  ['PUT', '/api/auth/password'],
  ['POST', '/api/contacts'],
  ['PUT', '/api/settings'],
  ['PUT', '/api/settings/emails'],
  ['PUT', '/api/settings/notifications'],
] as const

const ID_CALLS = [
  ['GET', '/api/tournaments/:id'],
  ['DELETE', '/api/tournaments/:id'],
  ['PUT', '/api/achievements/:id'],
  ['POST', '/api/achievements/:id/restore'],
  ['GET', '/api/contacts/:id'],
  ['PATCH', '/api/contacts/:id/read'],
  ['GET', '/uploads/:id'],
] as const

const send = (path: string, init: RequestInit) =>
  fetch(`http://127.0.0.1:${process.env.PORT}${path}`, {
    ...init,
    signal: AbortSignal.timeout(2000),
  })

async function rows() {
  const tables = ['users', 'tournaments', 'achievements', 'contact_messages', 'settings']
  return Promise.all(tables.map((table) => db.from(table)))
}

test.group('Hostile input', () => {
  test('in a JSON body is taken or refused, never a 5xx, and a refusal changes nothing', async ({
    assert,
  }) => {
    const token = await signIn()
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...JSON_CALLS), body, async ([method, path], text) => {
        await limiter.clear()
        const before = await rows()
        const response = await send(path, { method, headers, body: Buffer.from(text) as never })
        const answer = await response.text()
        assert.isBelow(response.status, 500, answer)
        assert.notMatch(answer, LEAK)
        if (response.status >= 400) assert.deepEqual(await rows(), before)
      }),
      { numRuns: 800 }
    )
  }).timeout(60_000)

  test('in an address is a 404, for a director too', async ({ assert }) => {
    const headers = { Authorization: `Bearer ${await signIn()}` }
    const id = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map(encoded),
      fc.string({ unit: fc.constantFrom('%', '0', 'C', '.', '/', '\\', 'a', '-'), minLength: 1 })
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ID_CALLS), id, async ([method, pattern], text) => {
        const path = pattern.replace(':id', () => text)
        const response = await send(path, { method, headers })
        const answer = await response.text()
        assert.notMatch(answer, LEAK)
        assert.isBelow(response.status, 500, `${method} ${path} ${answer}`)
      }),
      { numRuns: 500 }
    )
  }).timeout(60_000)

  test('in the parameters of a list is taken or refused, never a 5xx', async ({ assert }) => {
    const headers = { Authorization: `Bearer ${await signIn()}` }
    const list = fc.constantFrom(
      ...['contacts', 'tournaments/admin', 'achievements/admin', 'tournaments', 'achievements']
    )
    const name = fc.constantFrom(
      ...['page', 'perPage', 'q', 'status', 'from', 'to', 'tag', 'after', 'q[]', 'page[$gt]'],
      ...['__proto__', 'after[toString]', 'from[0]', 'constructor']
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.string({ unit: fc.constantFrom('"', "'", '%', '_', '\\', '*', '?', 'a', '-', '~') }),
      fc.constantFrom('1', '0', '1e9', '9'.repeat(30), 'NaN', '-0', '0x10', 'all', 'NEAR(a b)'),
      fc.constantFrom('0000-01-01', '9999-12-31', '2026-02-30', '2026-01-01T24:00:00Z'),
      fc.constantFrom('2026-01-01~0~2026-01-01~00000000-0000-7000-8000-000000000000')
    )
    const parameters = fc.array(fc.tuple(name, text), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(list, parameters, async (path, pairs) => {
        const query = pairs.map(([given, asked]) => `${given}=${encoded(asked)}`).join('&')
        const response = await send(`/api/${path}?${query}`, { headers })
        const answer = await response.text()
        assert.include([200, 422], response.status, `${path}?${query} ${answer}`)
        assert.notMatch(answer, LEAK)
      }),
      { numRuns: 600 }
    )
  }).timeout(60_000)

  test('in a form is taken or refused, never a 5xx', async ({ assert }) => {
    const headers = { Authorization: `Bearer ${await signIn()}` }
    const field = fc.constantFrom(
      'title',
      'description',
      'formLink',
      'prizes',
      'isActive',
      'maxParticipants',
      'banner',
      '__proto__',
      'tags[]',
      'a[b][c]'
    )
    const text = fc.string({ unit: 'binary', maxLength: 80 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(field, text, fc.boolean()), { maxLength: 8 }),
        async (parts) => {
          const form = new FormData()
          for (const [name, content, isFile] of parts) {
            if (isFile) form.append(name, new Blob([content]), `${content}.jpg`)
            else form.append(name, content)
          }
          const response = await send('/api/tournaments', { method: 'POST', headers, body: form })
          const answer = await response.text()
          assert.isBelow(response.status, 500, answer)
          assert.notMatch(answer, LEAK)
        }
      ),
      { numRuns: 200 }
    )
  }).timeout(60_000)
})

/** Half a pair of surrogates cannot be encoded; it becomes the replacement character. */
function encoded(text: string) {
  return encodeURIComponent(text.toWellFormed())
}
